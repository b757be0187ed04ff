### As escolhas e os dados de cada jogador.

players-preferences-title = Suas preferências
players-theme = **Tema**: { $theme }
players-language = **Idioma das palavras**: { $language }
players-start = **A ajuda com puzzles começa com**: { $start }
players-start-count = quantas palavras restam
players-start-letter = uma letra
players-start-word = uma palavra para tentar
players-hidden = **Nome**: oculto. Rankings, corridas e palavras do dia dizem “uma pessoa”, e mais ninguém vê suas estatísticas
players-shown = **Nome**: visível nos rankings
players-refused = { $words ->
    [one] **Uma palavra** que seu jogo não conhecia não é mais sugerida a você.
   *[other] **{ $words } palavras** que seu jogo não conhecia não são mais sugeridas a você.
}
players-refused-button = Sugerir de novo
players-hide = Ocultar meu nome
players-as-in-server = como no servidor
players-preferences = Tema e idioma valem para seus tabuleiros privados, em todos os servidores. Tabuleiros que outros veem seguem as configurações do servidor. Um lembrete é uma mensagem direta quando o servidor publica a palavra do dia, e outra antes de ela mudar, se seu tabuleiro está aberto ou uma sequência está em jogo. Depois de uma semana sem jogar, eles param até você voltar.
players-unposted = Este servidor ainda não publica a palavra do dia. Aviso você antes de acabar uma que outros começaram.
players-unreminded = Sem lembretes: não escrevo para você sobre nenhuma palavra do dia. Você pode pedi-los em um servidor, com `/{ -command } preferences`.
players-theme-prompt = Tema
players-language-prompt = Idioma das palavras
players-start-prompt = A ajuda com puzzles começa com
players-server-option = Como no servidor
players-remind-here = Me lembre da palavra do dia deste servidor
players-remind-anywhere = Me lembre das palavras do dia

players-reminder = { $variant ->
    [0] A palavra de hoje chegou.
    [1] Uma nova palavra espera por você.
   *[other] Tem palavra nova hoje.
} [Jogar]({ $link })
players-reminder-new = Seus { $days } dias seguidos acabaram, e a palavra de hoje é um novo começo. A sequência a bater: { $best } dias. [Jogar]({ $link })
players-reminder-new-best = Seus { $days } dias seguidos acabaram, e a palavra de hoje é um novo começo. [Jogar]({ $link })
players-reminder-until = Aberta até { $hour } ({ $when }).
players-reminder-found = Você acertou em { $guesses }.
players-reminder-hinted = Você acertou em { $guesses }, com dica.
players-reminder-missed = Desta vez você não acertou.
players-reminder-last = Faz uma semana que você não joga a palavra do dia, então este é meu último lembrete até você voltar.
players-reminder-stop = Você me pediu este lembrete. Para parar, escreva `/{ -command } preferences` aqui.
players-call = A palavra de hoje muda { $when } e você ainda não jogou. [Jogar]({ $link })
players-call-begun = A palavra de hoje muda { $when } e seu tabuleiro ainda está aberto. [Continuar]({ $link })
players-call-streak = 🔥 Aí acabam seus { $days } dias seguidos.
players-call-shield = 🛡️ Se você perder, um escudo mantém seus { $days } dias seguidos, o único deste mês.
players-call-played = { $who } já { $count ->
    [one] jogou
   *[other] jogaram
}.

players-privacy-title = Privacidade
players-privacy =
    { "**" }O que eu guardo**: seu id, nome e idioma no Discord; as partidas que você começou, suas tentativas, votos e resultados; palavras que você propôs aos outros, palavras que adivinhei e suas marcações; as linhas dos puzzles em que você pediu ajuda; resultados de puzzles de fora, se registrados; palavras que você denunciou, e por quê; suas posições em temporadas passadas; correções de resultados; suas preferências. Com cada um deles, os ids do servidor e do canal e a hora. Não guardo mais nada do que se diz aqui, nem mensagens.

    { "**" }Por quê**: para mostrar tabuleiros, continuar após reiniciar e calcular rankings e sequências. Não uso para mais nada e não dou a ninguém.

    { "**" }Sua escolha**: a exportação tem tudo isso, em JSON e em tabelas CSV, exceto as respostas das partidas. Apagar é definitivo; em partidas que outros também jogaram, suas tentativas e as palavras que você propôs ficam, sem seu nome. Se quem gerencia um servidor excluiu você dos resultados ou anulou um resultado seu, isso continua valendo: por um número feito a partir do seu ID, sem seu nome.
players-privacy-page = A página completa: { $url }
players-export-button = Exportar meus dados
players-exported = Aqui está tudo o que guardo sobre você.
players-erase-button = Apagar meus dados
players-erase-title = Apagar meus dados
players-erase = Isto apaga suas partidas, resultados, registros de puzzles de fora, sequências e preferências em todos os servidores, e encerra suas partidas privadas em andamento. Não dá para desfazer. O que quem gerencia um servidor anulou ou excluiu continua assim.
players-erase-all-button = Apagar tudo
players-keep-button = Manter tudo
players-erased-title = Apagado
players-erased = Todos os seus dados foram apagados. Se jogar de novo, você começa do zero.

## Instead of a name

players-name-gone = alguém
players-name-deleted = alguém que apagou seus dados
players-name-hidden = uma pessoa

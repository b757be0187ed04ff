### As configurações de um servidor.

guilds-page-title = Configurações · { $page }
guilds-page-prompt = Página
guilds-mute = Não posso postar a palavra do dia ali. Me deixe ver esse canal e enviar mensagens nele.
guilds-threadless = Não posso abrir um tópico privado ali. É preciso um canal de texto em que eu possa criar tópicos privados e enviar mensagens em tópicos.

## The pages

guilds-page-play = Jogo
guilds-page-channels = Canais
guilds-page-daily = Palavra do dia
guilds-page-words = Palavras
guilds-page-lists = Listas de palavras
guilds-page-people = Pessoas
guilds-page-leaderboard = Ranking
guilds-page-seasons = Temporadas
guilds-page-play-hint = idioma, tamanho, modo difícil, tema, turnos, comentários
guilds-page-channels-hint = onde se joga, tópicos, partidas paradas
guilds-page-daily-hint = canal, hora, fuso horário, menção e dicas
guilds-page-words-hint = palavras extras e proibidas, tentativas grosseiras, grafia
guilds-page-lists-hint = palavras próprias para jogar: uma aula, um fandom
guilds-page-people-hint = quem pode começar e encerrar partidas
guilds-page-leaderboard-hint = partidas para entrar no ranking, palavras do dia perdidas, pontos próprios
guilds-page-seasons-hint = temporadas, campeões e a publicação semanal

## Play

guilds-language = **Idioma das palavras**: { $value }
guilds-language-followed = **Idioma das palavras**: { $value }, como nas configurações do Discord deste servidor
guilds-language-follow = Como no Discord
guilds-length = **Tamanho**: { $value } letras, a não ser que peçam outro
guilds-hard = **Modo difícil**: { $value }
guilds-theme = **Tema**: { $value }, nos tabuleiros que todos veem
guilds-hard-off = desligado
guilds-hard-hard = ligado, é preciso usar as pistas
guilds-hard-ultra = ultra, tudo deve bater com as pistas
guilds-language-prompt = Idioma das palavras
guilds-length-prompt = Tamanho
guilds-hard-prompt = Modo difícil
guilds-theme-prompt = Tema
guilds-turns-on = **Jogar em turnos** nas partidas de todos: sim, a não ser que quem começar desligue
guilds-turns-off = **Jogar em turnos** nas partidas de todos: não, a não ser que quem começar ligue. Quem entra ainda deixa meio minuto para os outros fazerem a próxima tentativa.
guilds-turns-switch = Jogar em turnos
guilds-length-option = { $value } letras
guilds-remarks-on = **Comentários** no fim da partida: ligados
guilds-remarks-off = **Comentários** no fim da partida: desligados
guilds-remarks-switch = Comentários

## Themes, here and in a player's preferences

guilds-theme-squares = Quadrados
guilds-theme-letters = Letras coloridas
guilds-theme-picture = Imagem
guilds-theme-contrast = Alto contraste
guilds-theme-contrast-letters = Letras em alto contraste
guilds-theme-symbols = Símbolos
guilds-theme-text = Texto simples
guilds-theme-squares-hint = 🟩🟨⬛ e as letras ao lado
guilds-theme-letters-hint = letras em verde, amarelo e cinza
guilds-theme-picture-hint = letras grandes, nomes e teclado em uma imagem só
guilds-theme-contrast-hint = 🟧 certa, 🟦 presente
guilds-theme-contrast-letters-hint = letras em laranja, azul e cinza
guilds-theme-symbols-hint = [A] certa, (A) presente, sem cor
guilds-theme-text-hint = para leitores de tela

## Channels

guilds-channels = **Partidas podem começar em**: { $value }
guilds-channels-none = todos os canais
guilds-threads-on = **Cada partida**: em um tópico próprio
guilds-threads-off = **Cada partida**: no próprio canal
guilds-idle = **Partidas paradas**: fecham { $public ->
    [one] { $public } hora
   *[other] { $public } horas
} após a última tentativa; as privadas, após { $private ->
    [one] { $private } hora
   *[other] { $private } horas
}
guilds-channels-prompt = Canais permitidos (nenhum: todos os canais)
guilds-threads-switch = Tópicos
guilds-idle-button = Horas sem tentativa
guilds-idle-modal = Horas até fechar uma partida parada
guilds-idle-public-field = Partidas em canais (1 a { $most })
guilds-idle-private-field = Partidas privadas (1 a { $most })

## The daily

guilds-daily-channel = **A palavra do dia é postada em**: { $value }
guilds-schedule = **Horário**: { $hour }:00 { $zone }
guilds-ping-role = **Menciona**: { $value }
guilds-ping-role-none = ninguém
guilds-daily-hints-on = **Dicas nela**: permitidas
guilds-daily-hints-off = **Dicas nela**: não permitidas
guilds-shields-on = **Uma palavra do dia perdida por mês**: um escudo mantém a sequência
guilds-shields-off = **Uma palavra do dia perdida por mês**: encerra a sequência
guilds-daily-thread-on = **Tópico de spoilers**: quem terminou entra em um tópico privado ao lado da palavra do dia, com os tabuleiros de todos. Quem gerencia tópicos também pode ver.
guilds-daily-thread-off = **Tópico de spoilers**: nenhum
guilds-daily-list = **A palavra vem de** uma lista deste servidor e não conta para o ranking
guilds-daily-begins = Assim que você escolher um canal, publico lá a palavra do dia: a de hoje em até um minuto se já passou das { $hour }:00, e a próxima nesse horário.
guilds-daily-channel-prompt = Canal da palavra do dia
guilds-ping-role-prompt = Cargo a mencionar (nenhum: sem menção)
guilds-schedule-button = Hora e fuso horário
guilds-daily-card-on = **Quando alguém termina primeiro**: todos veem um cartão
guilds-daily-card-off = **Quando alguém termina primeiro**: sem cartão
guilds-daily-card-switch = Cartão
guilds-daily-hints-switch = Dicas
guilds-shields-switch = Escudo da sequência
guilds-daily-thread-switch = Tópico de spoilers
guilds-schedule-modal = Quando a palavra do dia é postada
guilds-hour-field = Hora, de 0 a 23
guilds-zone-field = Fuso horário, como America/Sao_Paulo

## Words

guilds-extra = **Palavras extras**, que também valem como tentativa aqui: { $words }
guilds-banned = **Palavras proibidas**, que nunca são tentativa, resposta nem sugestão: { $words }
guilds-offensive-on = **Tentativas grosseiras**: aceitas, mas nunca são a resposta; ofensas são sempre recusadas
guilds-offensive-off = **Tentativas grosseiras**: recusadas como ofensas, e nunca são a resposta
guilds-spelling = **Grafia inglesa das respostas**: { $value }; as duas valem como tentativa
guilds-spelling-american = Americana (color)
guilds-spelling-british = Britânica (colour)
guilds-spelling-prompt = Respostas em inglês
guilds-none = nenhuma
guilds-more = { $words } e mais { $count }
guilds-extra-button = Palavras extras
guilds-banned-button = Palavras proibidas
guilds-offensive-switch = Tentativas grosseiras
guilds-extra-field = Palavras que também valem como tentativa
guilds-banned-field = Palavras que ninguém deve ver aqui
guilds-added = **{ $word }** agora vale como tentativa neste servidor, e eu a considero quando ajudo. `/{ -command } settings` lista todas as suas palavras.

## People

guilds-start = **Quem começa partidas**: { $who }
guilds-stop = **Quem encerra partidas dos outros sem votação**: { $who }
guilds-moderators-always = A moderação, que pode gerenciar mensagens, sempre pode as duas coisas.
guilds-who-everyone = todos
guilds-who-moderators = moderação
guilds-who-role = um cargo
guilds-role-missing = um cargo, que você escolhe abaixo
guilds-start-prompt = Quem começa partidas
guilds-starters-prompt = O cargo que começa partidas
guilds-stop-prompt = Quem encerra partidas dos outros
guilds-stoppers-prompt = O cargo que encerra partidas dos outros

## Leaderboard

guilds-least-games = **Partidas para entrar no ranking**: { $value }. Quem tem menos aparece abaixo dos demais, como novato.
guilds-least-games-prompt = Para o ranking
guilds-correct-button = Corrigir um resultado
guilds-least-games-option = { $value ->
    [one] { $value } partida
   *[other] { $value } partidas
}

## What a missed daily costs

guilds-absence = **Uma palavra do dia perdida custa**: { $value }. Vale no ranking das palavras do dia de um dia, semana, mês ou ano, para quem jogou alguma nesse tempo.
guilds-absence-prompt = Uma palavra do dia perdida custa
guilds-absence-none = nada
guilds-absence-loss = tanto quanto uma derrota
guilds-absence-average = tanto quanto uma partida média
guilds-absence-worst = tanto quanto o pior resultado do dia

## What a result is worth

guilds-points = **Pontos**: { $wins } por uma palavra em 1 a 6 tentativas, { $lost } por uma partida não resolvida. O ranking pode seguir esses pontos.
guilds-points-button = Pontos
guilds-points-modal = Quanto vale uma partida
guilds-points-field = Pontos de 1 a 6 tentativas e sem resolver
guilds-double-day = **Pontos em dobro**: { $day }
guilds-double-day-prompt = Pontos em dobro
guilds-double-day-none = em nenhum dia

## All servers

guilds-shared-on = **Ranking de todos os servidores**: este servidor participa. Lá aparecem os nomes de quem não os oculta.
guilds-shared-off = **Ranking de todos os servidores**: este servidor não participa.
guilds-shared-switch = Todos os servidores

## Records

guilds-page-records = Resultados de fora
guilds-page-records-hint = canais em que resultados são registrados, atrasos, mudanças, exportar
guilds-record-channels = **Resultados são registrados em**: { $value }. O que é compartilhado ali e os resumos do app do Wordle contam sem comando.
guilds-record-days = { $value ->
        [0] **Resultados atrasados**: valem a qualquer momento
        [one] **Resultados atrasados**: valem até { $value } dia depois do dia do puzzle
       *[other] **Resultados atrasados**: valem até { $value } dias depois do dia do puzzle
    }
guilds-record-edits = **Mensagens editadas**: { $value }; lembro o que foi postado primeiro
guilds-record-edits-prompt = Mensagens editadas
guilds-record-edits-never = não mudam nenhum resultado
guilds-record-edits-slip = mudam um resultado por dez minutos depois de postado
guilds-record-edits-day = mudam um resultado no dia da mensagem
guilds-record-edits-ever = mudam um resultado enquanto os atrasados valerem
guilds-record-pasted-on = **Resultados colados**: qualquer pessoa pode registrar os seus com `/{ -command } record`
guilds-record-pasted-off = **Resultados colados**: não são aceitos; só conta o que alguém postou
guilds-record-reaction-on = **Marca**: 📝 em cada mensagem registrada, com um número ao lado se contei outro, ✏️ se uma edição mudou o resultado, ❔ em um resultado que não aceitei; de cada puzzle conta o primeiro resultado
guilds-record-reaction-off = **Marca**: nenhuma
guilds-record-channels-prompt = Canais em que registrar resultados
guilds-record-days-prompt = Resultados atrasados
guilds-record-days-option = { $value ->
        [0] a qualquer momento
        [one] { $value } dia depois
       *[other] { $value } dias depois
    }
guilds-record-reaction-switch = Marca 📝
guilds-record-pasted-switch = Resultados colados
guilds-export-button = Exportar resultados
guilds-exported = Aqui estão os resultados deste servidor, em tabelas para uma planilha. De outros puzzles, em results.csv: { $records }. De jogos comigo, em games.csv: { $games }. Quem oculta o nome aparece como “uma pessoa”.
guilds-export-cut = Cada tabela tem no máximo os { $most } mais recentes.
guilds-export-empty = Neste servidor ainda não foi registrado nem terminado nada.

## A switch, as the label of its button

guilds-chosen = { $setting }: { $value }
guilds-on = { $setting }: sim
guilds-off = { $setting }: não

## Reported words

guilds-page-reports = Palavras denunciadas
guilds-page-reports-hint = palavras que jogadores acham impróprias, para proibir ou manter
guilds-reports = Jogadores dizem que estas palavras não deveriam ser respostas. Uma palavra proibida nunca é tentativa, resposta nem sugestão neste servidor; uma mantida só sai desta lista.
guilds-no-reports = Nenhuma palavra denunciada espera por você. Jogadores podem denunciar a palavra de uma partida terminada.
guilds-reported = **{ $word }** ({ $language }): { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
} · { $why }
guilds-reported-rare = pouco conhecida
guilds-reported-offensive = ofensiva
guilds-reported-nonword = não é uma palavra
guilds-reported-other = outro motivo
guilds-reported-more = e mais { $count }
guilds-ban-prompt = Proibir aqui
guilds-keep-prompt = Manter

## Seasons and the weekly post

guilds-season = **Temporadas**: { $season }. No fim, anuncio quem venceu e todos começam do zero. Se ninguém jogou nas duas semanas anteriores, espero pela próxima partida. Mudar isto encerra a temporada em curso sem campeão.
guilds-season-off = nenhuma
guilds-season-monthly = todo mês
guilds-season-days = de { $first } a { $last }
guilds-season-prompt = Temporadas
guilds-season-button = Temporada com datas
guilds-season-modal = Uma temporada com datas
guilds-season-first-field = Primeiro dia, por exemplo 2026-12-01
guilds-season-last-field = Último dia, por exemplo 2026-12-31
guilds-weekly = **Publicação semanal**: { $day } às { $hour }:00 { $zone }, se alguém jogou
guilds-weekly-off = **Publicação semanal**: nenhuma
guilds-weekly-never = nenhuma
guilds-weekly-prompt = Publicação semanal
guilds-weekly-button = Hora da publicação
guilds-bulletin-channel = **Publicado em**: { $value }
guilds-bulletin-channel-prompt = Canal para isto (nenhum: o da palavra do dia)
guilds-bulletin-refused = Em { $day } não pude publicar lá. Me deixe ver esse canal e enviar mensagens nele.
guilds-daily-channel-none = nenhum canal ainda
guilds-record-channels-none = { guilds-daily-channel-none }
guilds-bulletin-channel-none = { guilds-daily-channel-none }

## Rewards

guilds-page-rewards = Recompensas
guilds-page-rewards-hint = cargos para quem foi melhor ontem, campeões e sequências longas
guilds-rewards = Estes cargos vêm e vão sozinhos, sem menção: quem merece um fica com ele até outra pessoa merecer, ou até a sequência acabar. Eles seguem as palavras do dia e as temporadas deste servidor, e os resultados registrados aqui de um jogo que você escolhe: Wordle ou outro que tenha um puzzle para cada dia.
guilds-best-role = **Melhor na palavra de ontem**: { $value }
guilds-best-role-none = nenhum cargo
guilds-best-role-prompt = Cargo de quem foi melhor ontem (opcional)
guilds-wordle-role = **Melhor ontem em { $game }, dos resultados registrados aqui**: { $value }
guilds-wordle-role-none = { guilds-best-role-none }
guilds-wordle-role-prompt = { $game }: { guilds-best-role-prompt }
guilds-reward-game-prompt = Jogo premiado
guilds-champion-role = **Campeões da última temporada**: { $value }
guilds-champion-role-none = { guilds-best-role-none }
guilds-champion-role-prompt = Cargo dos campeões (opcional)
guilds-streak-role = **7 dias seguidos**: { $value }
guilds-streak-role-none = { guilds-best-role-none }
guilds-streak-role-prompt = Cargo por 7 dias seguidos (opcional)
guilds-long-streak-role = **30 dias seguidos**: { $value }
guilds-long-streak-role-none = { guilds-best-role-none }
guilds-long-streak-role-prompt = Cargo por 30 dias seguidos (opcional)
guilds-longest-streak-role = **100 dias seguidos**: { $value }
guilds-longest-streak-role-none = { guilds-best-role-none }
guilds-longest-streak-role-prompt = Cargo por 100 dias seguidos (opcional)
guilds-beyond = Não consigo dar um destes cargos. Permita que eu gerencie cargos e coloque o meu acima dele.
guilds-power = Um destes cargos dá poder sobre os outros, então não o dou. Escolha um cargo sem essas permissões.
guilds-page-games = Jogos ensinados
guilds-page-games-hint = jogos que ainda não conheço, aprendidos com dois resultados

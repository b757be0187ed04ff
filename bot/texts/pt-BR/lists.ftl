### Listas de palavras de um servidor: de uma aula ou de um fandom.

lists-about = Joguem com palavras próprias: uma aula de vocabulário, um fandom. Uma lista tem de { $fewest } a { $most } palavras de { $shortest } a { $longest } letras. As respostas vêm dela; valem como tentativa as palavras dela e as do idioma. Essas partidas não contam para o ranking. Escolha uma lista com `/{ -command } play list:`.
lists-none = Este servidor ainda não tem listas.
lists-words = { $words ->
    [one] { $words } palavra
   *[other] { $words } palavras
}
lists-length = { $letters } letras: { $words }
lists-turns = Vêm palavras de todos os tamanhos, primeiro as que ainda não foram jogadas, depois as jogadas há mais tempo. Com `length:` fica um só tamanho.
lists-renamed = Já existe uma lista **{ $taken }**, então esta se chama **{ $name }**. Para mudar as palavras da outra, escolha-a e aperte **{ $button }**.
lists-prompt = Ver uma lista
lists-add-button = Adicionar lista
lists-change-button = Mudar
lists-delete-button = Apagar
lists-sure = Apagar a lista **{ $name }**? As partidas em andamento continuam com ela.
lists-sure-daily = A palavra do dia deste servidor vem dela. Depois disso, a palavra volta a vir do idioma.
lists-keep-button = Manter
lists-modal = Uma lista de palavras
lists-name-field = Como se chama
lists-language-field = Idioma das palavras
lists-words-field = Palavras, com espaços, vírgulas ou linhas
lists-file-field = Ou um arquivo de texto, em vez das de cima
lists-daily = 📅 A palavra do dia vem desta lista, a partir da próxima. Ela não conta para o ranking.
lists-daily-switch = Palavra do dia
lists-dropped = As partidas em { $language } escrevem { $letters } como { $plain }.
lists-dropped-other = Se estas palavras são de { $others }, aperte **{ $button }** e escolha esse idioma.
lists-unknown = Não estão na minha lista de palavras ({ $language }), mas são jogadas mesmo assim: { $words }. Nomes e palavras da lição não têm problema; veja se há erros de digitação.
lists-crude = Estão na minha lista de palavras grosseiras, mas ficam: { $words }. Tire as que não eram para estar aí.
lists-correct-button = Corrigir
lists-left-out = { $count ->
    [one] Uma entrada ficou de fora:
   *[other] { $count } entradas ficaram de fora:
}
lists-left-words = • Linha { $number }: “{ $text }” tem { $words } palavras.
lists-left-letter = • Linha { $number }: “{ $text }”: { $character } não é uma letra deste idioma.
lists-left-length = • Linha { $number }: “{ $text }” tem { $length ->
    [one] { $length } letra
   *[other] { $length } letras
}, e podem ser de { $least } a { $most }.
lists-left-again = • Linha { $number }: “{ $text }” já está na lista.
lists-left-head = • Linha { $number }: “{ $text }” é o título da coluna, e não uma palavra da lista.
lists-left-beside = • O que está ao lado da primeira coluna (“{ $text }” etc.): cada linha dá uma palavra. Se essas também são palavras da lista, ponha cada uma em sua própria linha.
lists-left-articles = • O que vem antes das palavras ({ $text }): só as palavras em si foram incluídas.
lists-left-comment = • Linhas que começam com # (“{ $text }” etc.) são comentários: nenhuma palavra delas foi incluída.
lists-left-slur = • Linha { $number }: uma palavra que não é bem-vinda aqui.
lists-progress-button = Progresso
lists-back-button = Voltar à lista
lists-unplayed = Ninguém terminou uma partida com esta lista ainda.
lists-played = **{ $played } de { $words }** palavras já saíram. Descobertas na última vez: { $found }.
lists-missed = Não descobertas na última vez, voltam mais cedo: { $words }
lists-learner = { $who } · { $found } de { $met } descobertas
lists-learner-missed = faltam: { $words }
lists-progress-file = O arquivo tem cada palavra que saiu e quem ainda não a descobriu.
lists-column-word = Palavra
lists-column-played = Jogada
lists-column-found = Descoberta
lists-column-missed = Falta para

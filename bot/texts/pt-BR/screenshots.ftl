### Imagens de tabuleiros: o que foi lido nelas, para confirmar e corrigir.

screenshots-title = Está certo?
screenshots-right = Foi isto que li.
screenshots-unsure = Foi isto que li na sua imagem. Confira tudo o que tem um ponto de interrogação.
screenshots-gap = Algo cobre a linha { $row } na sua imagem. Digite a palavra e os quadrados dela, ou tire a linha.
screenshots-unsure-places = na dúvida sobre a letra { $places }
screenshots-hidden = Vejo os quadrados, mas nenhuma letra. Confira os quadrados e depois me diga as palavras.
screenshots-no-answer = A resposta ainda não está aí, então vou perguntar a você em seguida.
screenshots-row = **Linha { $row }:** aperte uma letra até o quadrado ficar certo, ou mude a palavra.
screenshots-row-boards = **Linha { $row }:** corrija abaixo a palavra e os quadrados dela, ou remova a linha.
screenshots-read = -# Foi isto que li. Alguma linha está errada? Corrija abaixo.
screenshots-rows-menu = Corrigir uma linha
screenshots-row-choice = { $row }: { $word }
screenshots-yes-help-button = Sim, me ajude
screenshots-yes-analysis-button = Sim, analise
screenshots-words-button = Escrever as palavras
screenshots-word-button = Mudar a palavra
screenshots-word-and-tiles-button = Mudar a palavra e os quadrados
screenshots-drop-button = Tirar esta linha
screenshots-missing-button = Digitar esta linha
screenshots-add-button = Adicionar uma linha
screenshots-place-field = Onde ela fica?
screenshots-place-choice = Linha { $row }
screenshots-word-modal = Qual palavra está na linha { $row }?
screenshots-tiles-field = Os quadrados, tabuleiro por tabuleiro
screenshots-row-tiles-field = Os quadrados dela, como 20012
screenshots-field = Ou uma captura de tela do puzzle
screenshots-which-title = Qual tabuleiro?
screenshots-which = Vejo { $boards } tabuleiros na sua imagem. Qual deles você quer?
screenshots-which-menu = Escolha um tabuleiro
screenshots-which-choice = Tabuleiro { $board }: { $rows ->
    [one] { $rows } linha
   *[other] { $rows } linhas
}

### O que o bot ensina: as regras, os modos e sobre si mesmo.

teaching-rules-title = As regras
teaching-rules =
    Descubra a palavra escondida. Cada tentativa é uma palavra do mesmo tamanho, e os quadrados respondem:

    🟩 🟧  a letra está certa, e no lugar certo
    🟨 🟦  a letra está na palavra, mas em outro lugar
    ⬛  a letra não está na palavra (ou não tantas vezes)

    Uma letra tentada duas vezes só é marcada duas vezes se a palavra a tem duas vezes: primeiro contam as verdes, depois as amarelas a partir da esquerda.

    Você tem seis tentativas, e mais uma para cada tabuleiro a mais. Uma palavra que não conheço, ou que já foi tentada, não custa nada.

    { "**" }Modo difícil**: uma letra verde fica onde está, e uma amarela deve ser usada de novo.
    { "**" }Ultradifícil**: a tentativa deve bater com todas as pistas, até os quadrados cinzas.

teaching-about-title = Tilemate
teaching-about =
    Eu organizo jogos de palavras no estilo do Wordle e ajudo com puzzles de fora.

    `/{ -command } play` começa uma partida. Para tentar, aperte **{ games-guess-button }** embaixo do tabuleiro ou digite `/{ -command } guess`. Em mensagem direta, basta a palavra.
    `/{ -command } daily` é a palavra do dia, a mesma para todo mundo aqui
    `/{ -command } help` resolve um puzzle com você
    `/{ -command } preferences` escolhe seu idioma, tema e lembretes
    `/{ -command } settings` é para quem gerencia o servidor

    Minhas palavras vêm de dicionários e listas livres. Não tenho vínculo com o New York Times.

teaching-page-about = Sobre mim
teaching-page-rules = Regras
teaching-page-modes = Jeitos de jogar
teaching-page-privacy = Privacidade

teaching-modes-title = Jeitos de jogar
teaching-mode = **{ $mode }** – { $sentence }
teaching-boards = Tabuleiros
teaching-mode-boards = 2, 4 ou 8 palavras ao mesmo tempo com as mesmas tentativas: { $modes }

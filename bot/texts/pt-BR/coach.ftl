### O treinador: quanto valeu cada tentativa de uma partida e o quanto uma palavra é difícil.

## A game of one board

coach-title = Análise · { $answer }
coach-unplayed = Sua última partida, **{ $answer }**, não teve tentativas. Esta é a anterior.
coach-assumed = -# Considerei sua última palavra, { $word }, como a resposta. Se era outra, escreva na opção `answer`.
coach-details-button = Detalhes
coach-meant-button = Eu quis dizer { $meant }
coach-back-button = Voltar
coach-answer-field = A resposta, que não foi encontrada
coach-language-prompt = Idioma das palavras

coach-won = Resolvido em { $guesses }.{ $skill ->
    [hit] { " " }Direto na resposta!
    [masterly] { " " }Difícil achar tentativa melhor.
    [sharp] { " " }Que belo jogo!
    [solid] { " " }Bom jogo, bem sólido.
    [fair] { " " }Nada mal, mas dava para melhorar.
    [loose] { $guesses ->
        [4] { " " }Dava para ter saído antes.
       *[other] { " " }Uma ou duas tentativas foram desperdiçadas.
    }
   *[wild] { " " }Foi pelo caminho mais longo.
}{ $luck ->
    [much] { " " }A sorte ajudou muito.
    [some] { " " }A sorte ajudou.
    [little] { " " }A sorte não ajudou.
    [none] { " " }E com muito azar.
   *[neither] { "" }
}
coach-won-other = Resolvido em { $guesses }.{ $skill ->
    [hit] { " " }Que acerto!
    [masterly] { " " }Cada tentativa contou.
    [sharp] { " " }Quase nenhuma letra desperdiçada.
    [solid] { " " }No geral, bem jogado.
    [fair] { " " }Nada mal, mas dava para tirar mais.
    [loose] { " " }Dava para ir mais rápido.
   *[wild] { " " }Deu a volta ao mundo.
}{ $luck ->
    [much] { " " }O tabuleiro foi muito generoso.
    [some] { " " }O tabuleiro foi generoso.
    [little] { " " }O tabuleiro disse pouco.
    [none] { " " }O tabuleiro não disse quase nada.
   *[neither] { "" }
}
coach-lost = Não deu desta vez: { $left ->
    [one] ainda restava { $left } palavra possível
   *[other] ainda restavam { $left } palavras possíveis
}.
coach-lost-only = Não deu desta vez, embora fosse a única palavra que restava.
coach-lost-last = Desta vez não deu. Antes da última tentativa, { $before } palavras ainda eram possíveis.
coach-still-open = Restavam: { $words }.
coach-lost-unlucky = Foi mais azar do que outra coisa.
coach-lost-hapless = A sorte também não ajudou.
coach-given-up = Desistência após { $guesses ->
    [one] { $guesses } tentativa
   *[other] { $guesses } tentativas
}, com { $left ->
    [one] { $left } palavra possível
   *[other] { $left } palavras possíveis
}.
coach-unfinished = Não terminou: depois de { $guesses ->
    [one] { $guesses } tentativa
   *[other] { $guesses } tentativas
}, { $left ->
    [one] restava { $left } palavra possível
   *[other] restavam { $left } palavras possíveis
}.
coach-beaten = 🎉 { $who ->
    [you] Você venceu
   *[they] Vocês venceram
} { $rival }, que { $guesses ->
    [0] não encontra a palavra!
   *[other] precisa de { $guesses }!
}
coach-only-after = Depois de **{ $before }** só restava **{ $answer }**.
coach-in-row = **{ $guess }** (linha { $row })
coach-ignored = { $told }{ $several ->
    [yes] : { $rows }.
   *[no] .
}
coach-ignored-lost = { $who ->
    [it] Também largou
    [several] { $times } tentativas largaram
   *[one] **{ $guess }**, na linha { $row }, largou
} { $letters }, em verde desde { $shown }
coach-ignored-lost-other = { $shown } tinha { $letters } em verde, mas { $who ->
    [several] { $times } tentativas não aproveitaram isso
   *[one] **{ $guess }**, na linha { $row }, não aproveitou isso
}
coach-ignored-moved = { $who ->
    [it] Também mudou
    [several] { $times } tentativas mudaram
   *[one] **{ $guess }**, na linha { $row }, mudou
} { $letters } de lugar, em verde desde { $shown }
coach-ignored-left-out = { $who ->
    [it] Também deixou
    [several] { $times } tentativas deixaram
   *[one] **{ $guess }**, na linha { $row }, deixou
} de fora { $letters }, apesar da pista em { $shown }
coach-ignored-left-out-other = { $who ->
    [several] { $times } tentativas não aproveitaram
   *[one] **{ $guess }**, na linha { $row }, não aproveitou
} { $letters }, à vista desde { $shown }
coach-ignored-double = { $who ->
    [it] Também tem
    [several] { $times } tentativas têm
   *[one] **{ $guess }**, na linha { $row }, tem
} poucas letras { $letters }: { $shown } mostrou { $count }
coach-ignored-place = { $who ->
    [it] Também pôs
    [several] { $times } tentativas puseram
   *[one] **{ $guess }**, na linha { $row }, pôs
} { $letters } na posição { $place }, que { $shown } já tinha descartado
coach-ignored-place-other = { $who ->
    [several] { $times } tentativas tentaram
   *[one] **{ $guess }**, na linha { $row }, tentou
} { $letters } de novo na posição { $place }, apesar de { $shown }
coach-ignored-grey = { $who ->
    [it] Também repetiu
    [several] { $times } tentativas repetiram
   *[one] **{ $guess }**, na linha { $row }, repetiu
} { $letters }, em cinza desde { $shown }
coach-ignored-grey-other = { $who ->
    [several] { $times } tentativas gastaram
   *[one] **{ $guess }**, na linha { $row }, gastou
} espaço com { $letters }, fora do jogo desde { $shown }
coach-ignored-grey-third = { $who ->
    [several] { $times } tentativas não aprenderam
   *[one] **{ $guess }**, na linha { $row }, não aprendeu
} nada com { $letters }, já em cinza em { $shown }
coach-ignored-too-many = { $who ->
    [it] Também tem
    [several] { $times } tentativas têm
   *[one] **{ $guess }**, na linha { $row }, tem
} um { $letters } a mais do que { $shown } permite
coach-ignored-too = Também houve pistas ignoradas em { $guesses }.
coach-paid = Mesmo assim deu certo: { $before } palavras antes, { $after } depois.
coach-times = { $times } tentativas foram embora assim.
coach-repeated = **{ $guess }**, na linha { $row }, já tinha saído na linha { $first }; repetir a palavra não diz nada de novo.
coach-no-win = **{ $guess }**, na linha { $row }, também serve, mas quase nenhum jogo a esconde.
coach-trapped = **{ $pattern }** é uma armadilha: { $words } palavras servem ({ $named }), e **{ $guess }**, na linha { $row }, testou só uma.
coach-trapped-other = { $words } palavras cabem em **{ $pattern }** ({ $named }): uma armadilha. **{ $guess }**, na linha { $row }, começou a testá-las uma a uma.
coach-trapped-better = **{ $better }** teria separado a maioria de uma vez.
coach-trapped-apart = **{ $better }** teria separado todas de uma vez.
coach-trapped-letters = Uma tentativa com várias destas letras separa todas: { $letters }.
coach-trapped-hard = No modo difícil, daí em diante só com sorte: teste essas letras antes de tudo ficar verde.
coach-narrow = Sair da armadilha **{ $pattern }** foi a ideia certa, mas, de { $letters }, **{ $guess }**, na linha { $row }, { $some ->
    [yes] só testou { $tested }
   *[no] não testou nenhuma
}.
coach-narrow-better = **{ $better }** teria testado { $tested }.
coach-opener = **{ $guess }** é um começo { $start ->
    [very] muito fraco
   *[slow] fraco
}: costuma deixar { $left } palavras, e **{ $better }** deixa { $better_left }.
coach-opener-costs = Em muitas partidas, isso custa { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } tentativa por partida.

coach-lesson = Na linha { $row }, **{ $better }** teria sido melhor que **{ $guess }**.
coach-lesson-other = **{ $better }** teria dito mais que **{ $guess }** na linha { $row }.
coach-fits = Combinava com todas as dicas e podia ser a resposta.
coach-apart = Separaria **{ $word }** de **{ $other }**.
coach-fewer = Em geral { $better ->
    [0] não deixa nenhuma outra palavra
    [one] deixa { $better } palavra
   *[other] deixa { $better } palavras
}, e a sua deixa { $left }.
coach-sooner = Chega lá um pouco antes.

coach-praise-flawless = 👏 Eu não teria escolhido melhor em nenhuma linha.
coach-praise-escaped = 👏 **{ $guess }** escapou da armadilha **{ $pattern }**: { $before } palavras antes, { $after } depois.
coach-praise-lucky = 🎯 **{ $guess }** acertou em cheio: 1 das { $before } palavras que restavam.
coach-praise-surprising = 👏 **{ $guess }** foi uma ótima ideia: não podia ser a resposta, mas levou { $before } palavras a { $after }.
coach-praise-top = 👏 **{ $guess }** foi a melhor tentativa possível com { $before } palavras restantes.
coach-praise-saved = 👏 **{ $guess }** salvou a partida no último instante.
coach-praise-cut = 👏 **{ $guess }** fez quase todo o trabalho: de { $before } palavras para { $after }.
coach-team-best = 👏 **{ $guess }** foi uma boa escolha.

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } palavra
   *[other] { $words } palavras
} → { $after } · { $judged }
coach-solved = resolvido
coach-verdict-best = não havia melhor
coach-verdict-alike = tão boa quanto a minha escolha
coach-verdict-close = perto do melhor, custou { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-probe = uma boa ideia, custou { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-costly = saiu caro: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-poor = saiu muito caro: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-verdict-unlisted = também serve, mas nunca é a resposta
coach-better = melhor: **{ $better }**
coach-best-of-all = mais rara, mas melhor em { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }: { $best }
coach-no-luck = a sorte não influiu
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = No geral
coach-overall = Habilidade **{ $skill }** de 99{ $skilled }. Sorte **{ $luck }** de 99: { $lucky }.
coach-skilled = : { $skilled }
coach-gamble = um risco, custou { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
coach-sum-rest = Disso, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } não é culpa de nenhuma tentativa: só { $words } teria poupado isso.
coach-sum-rest-unnamed = Disso, { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } não é culpa de nenhuma tentativa: são diferenças muito pequenas.
coach-sum = { $guesses ->
    [one] { $guesses } tentativa
   *[other] { $guesses } tentativas
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } jogando o melhor possível + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } por tentativas mais fracas { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } que faltavam
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } poupados pela sorte
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } perdidos por azar

coach-turning-title = Ponto de virada
coach-turning-none = Nenhum: nem as tentativas nem a sorte fizeram diferença.
coach-turning-skill = Linha { $row }, **{ $guess }**: esta tentativa custou { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $guesses ->
    [one] tentativa
   *[other] tentativas
}.
coach-turning-several = Linha { $row }, **{ $guess }**: daqui em diante, { $times } tentativas assim custaram { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-paid = Linha { $row }, **{ $guess }**: esta tentativa custou { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }, mas a sorte poupou { NUMBER($saved, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
coach-turning-lucky = Linha { $row }, **{ $guess }**: a sorte poupou { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $guesses ->
    [one] tentativa
   *[other] tentativas
}.
coach-turning-unlucky = Linha { $row }, **{ $guess }**: o azar custou { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $guesses ->
    [one] tentativa
   *[other] tentativas
}.

coach-rivals-title = A mesma palavra, jogada pelos personagens
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: não encontrou
coach-own-needed = { $who ->
    [you] Você
    [team] Em grupo
   *[they] Esta partida
}: { $guesses }
coach-own-lost = { $who ->
    [you] Você: não encontrou
    [team] Em grupo: não encontrada
   *[they] Esta partida: não encontrada
}

coach-note-exact = Todos os valores são em tentativas, e exatos. A habilidade começa em 99 e cai pela metade a cada tentativa desperdiçada. A sorte é 50 se não fez diferença, 79 se poupou uma tentativa.
coach-note = Todos os valores são em tentativas, com precisão de cerca de 0,02. A habilidade começa em 99 e cai pela metade a cada tentativa desperdiçada. A sorte é 50 se não fez diferença, 79 se poupou uma tentativa.

coach-skill-masterly = magistral
coach-skill-sharp = brilhante
coach-skill-solid = consistente
coach-skill-fair = razoável
coach-skill-loose = displicente
coach-skill-wild = imprudente

coach-luck-very-lucky = muita sorte
coach-luck-lucky = bastante sorte
coach-luck-a-little-lucky = um pouco de sorte
coach-luck-neither = nem sorte nem azar
coach-luck-a-little-unlucky = um pouco de azar
coach-luck-unlucky = bastante azar
coach-luck-very-unlucky = muito azar

## A game of several boards

coach-boards-title = Análise · { $boards } tabuleiros
coach-boards-won = { $boards ->
    [2] Os dois tabuleiros
   *[other] Os { $boards } tabuleiros
} resolvidos em { $guesses }; jogando o melhor possível, eu preciso de uns { NUMBER($optimal, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-boards-lost = { $solved } de { $boards } tabuleiros resolvidos.
coach-boards-waited = 💡 No tabuleiro { $board } só restava uma palavra desde a linha { $row }, mas { $guesses } tentativas foram para outro lado e não resolveram nada.
coach-boards-ruled-out = 💡 Pelos quadrados, **{ $guess }** (linha { $row }) já não servia em nenhum tabuleiro aberto. **{ $better }** teria ajudado mais.
coach-boards-better = 💡 Na linha { $row }, **{ $better }** teria feito o conjunto dos tabuleiros avançar mais que **{ $guess }**.
coach-boards-served = 👏 **{ $guess }** serviu para { $boards } tabuleiros de uma vez.
coach-boards-hit = 🎯 **{ $guess }** acertou 1 das { $words } palavras que restavam no tabuleiro { $board }.
coach-step-after = { $words } em { $boards ->
    [one] { $boards } tabuleiro
   *[other] { $boards } tabuleiros
}
coach-boards-note = Todos os valores são estimativas, em tentativas.

## How hard a word is

coach-hard-title = { $answer } é difícil?
coach-hard-figure = **{ $level }**: as pessoas precisam de cerca de { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) } tentativas, e mais ou menos uma em cada { $failing } falha. É mais difícil que { $figure } de cada 100 palavras desse tamanho.
coach-hard-solver = { $rival }, meu melhor jogador, precisa de { $guesses ->
    [one] { $guesses } tentativa
   *[other] { $guesses } tentativas
}.
coach-hard-solver-lost = { $rival }, meu melhor jogador, precisa de mais de { $most } tentativas.
coach-hard-opening = Como primeira palavra, é a número { $place } de { $words }: depois dela, um jogador perfeito precisa em média de { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } tentativas.
coach-hard-why = O que a torna difícil: { $reasons }.
coach-hard-why-easy = O que pode atrapalhar: { $reasons }.
coach-hard-because-repeated = ela repete { $letters }
coach-hard-because-thrice = ela tem três vezes a letra { $letters }
coach-hard-because-letter = poucas palavras têm { $letters }
coach-hard-because-pair = poucas palavras têm { $letters } juntas
coach-hard-because-vowels = ela não tem vogal, a não ser talvez o Y
coach-hard-because-unknown = pouca gente a conhece
coach-hard-because-form = os jogos raramente escondem uma forma assim
coach-hard-because-rare = os jogos raramente a escondem
coach-hard-because-openers = as primeiras palavras de sempre dizem pouco sobre ela
coach-hard-because-seldom = quase ninguém pensa nela
coach-hard-because-alike = depois de algumas tentativas, muitas outras palavras ainda servem
coach-losers-none = { $strategies ->
    [one] O único personagem que joga com esse tamanho a encontra.
   *[other] Todos os { $strategies } personagens a encontram.
}
coach-losers = { $strategies ->
    [one] O único personagem que joga com esse tamanho não a encontra: { $names }.
   *[other] { $losers } dos { $strategies } personagens não { $losers ->
        [one] a encontra
       *[other] a encontram
    }: { $names }.
}
coach-alike-none = Nenhuma outra resposta difere dela em só uma letra.
coach-alike = Parecidas: { $words } palavras têm a forma { $pattern }: { $named }.
coach-trap = Uma armadilha: { $words } palavras têm a forma { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Isto considera só a palavra, nunca uma partida em andamento. O que as pessoas precisam é estimado com 359 puzzles em inglês de cinco letras que milhares jogaram, com erro de um quarto de tentativa; em outras línguas e tamanhos é mais aproximado.
coach-hard-unhidden = Eu nunca a escondo; outras pessoas podem propor.

coach-level-easy = Fácil
coach-level-fair = Média
coach-level-tricky = Traiçoeira
coach-level-hard = Difícil
coach-level-brutal = Cruel

### O treinador: quanto valeu cada palpite de uma partida e o quanto uma palavra é difícil.

## A game of one board

coach-title = Análise · { $answer }
coach-details-button = Detalhes
coach-answer-field = A resposta, que não foi encontrada
coach-language-prompt = Idioma das palavras

coach-won = Resolvido em { $guesses }. { $who ->
    [you] Você fez
   *[they] Fizeram
} { $skill ->
    [fine] um jogo brilhante{ $luck ->
        [lucky] , e a sorte ajudou
        [unlucky] , e sem sorte nenhuma
       *[neither] { "" }
    }.
    [fair] um bom jogo{ $luck ->
        [lucky] , com alguma sorte
        [unlucky] , com pouca sorte
       *[neither] { "" }
    }.
   *[bold] { $luck ->
        [lucky] um jogo ousado, e com sorte
        [unlucky] um jogo arriscado, e a sorte não ajudou
       *[neither] um jogo arriscado
    }.
}
coach-lost = Não deu desta vez. { $luck ->
    [unlucky] { $skill ->
        [bold] A sorte não ajudou.
       *[fine] Foi azar, na maior parte.
    }
   *[neither] { $skill ->
        [bold] Essa era difícil.
       *[fine] Foi por pouco.
    }
}
coach-given-up = Desistência após { $guesses ->
    [one] { $guesses } palpite
   *[other] { $guesses } palpites
}.
coach-beaten = 🎉 { $who ->
    [you] Você me venceu
   *[they] Desta vez me venceram
}: { $guesses ->
    [0] eu não teria encontrado!
   *[other] eu teria precisado de { $guesses }!
}

coach-lesson = 💡 Na linha { $row }, **{ $better }** teria sido melhor que **{ $guess }**. { $reason }
coach-apart = Separaria **{ $word }** de **{ $other }**.
coach-fewer = Em geral { $better ->
    [0] não deixa nenhuma outra palavra
    [one] deixa { $better } palavra
   *[other] deixa { $better } palavras
}, e a sua deixa { $left }.
coach-only = Era a única palavra que restava.
coach-sooner = Chega lá um pouco antes.

coach-flawless = 👏 Eu não teria escolhido melhor em nenhuma linha.
coach-top = 👏 **{ $guess }** foi uma ótima escolha: com { $words } palavras restantes, é difícil achar melhor.
coach-persistent = 👏 Encontrada, e é isso que conta.
coach-narrowed = 👏 De { $before } palavras para { $after }: é quase o caminho todo.
coach-team = 👏 O melhor palpite de cada um:
coach-team-best = { $who } **{ $guess }**

## Its figures, behind Details

coach-row = { $words ->
    [one] { $words } palavra
   *[other] { $words } palavras
} → { $after } · { $judged }
coach-solved = resolvido
coach-best = o melhor palpite
coach-as-good = tão bom quanto o melhor
coach-better = { $skill }, custou { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }; melhor: **{ $best }**
coach-no-luck = a sorte não influiu
coach-luck = { $luck }, { $sign }{ NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }

coach-all-title = No geral
coach-verdict = Habilidade **{ $skill }** de 99{ $skilled }. Sorte **{ $luck }** de 99: { $lucky }.
coach-skilled = : { $skilled }
coach-sum = { $guesses ->
    [one] { $guesses } palpite
   *[other] { $guesses } palpites
}{ $more } = { NUMBER($optimal, minimumFractionDigits: 2, maximumFractionDigits: 2) } jogando o melhor possível + { NUMBER($given, minimumFractionDigits: 2, maximumFractionDigits: 2) } por palpites mais fracos { $fortune }
coach-sum-more = { " " }+ { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } que faltavam
coach-sum-lucky = − { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } poupados pela sorte
coach-sum-unlucky = + { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } perdidos por azar

coach-turning-title = Ponto de virada
coach-turning-none = Nenhum: nem os palpites nem a sorte fizeram diferença.
coach-turning-skill = Linha { $row }, **{ $guess }**: custo deste palpite: { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } palpites.
coach-turning-lucky = Linha { $row }, **{ $guess }**: a sorte poupou { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } palpites.
coach-turning-unlucky = Linha { $row }, **{ $guess }**: o azar custou { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) } palpites.

coach-rivals-title = A mesma palavra, jogada pelos personagens
coach-rival-needed = { $rival }: { $guesses }
coach-rival-lost = { $rival }: não encontrou
coach-own-needed = { $who ->
    [you] Você
   *[they] Esta partida
}: { $guesses }
coach-own-lost = { $who ->
    [you] Você: não encontrou
   *[they] Esta partida: não encontrada
}

coach-note-exact = Todos os valores são em palpites, e exatos. A habilidade começa em 99 e cai pela metade a cada palpite desperdiçado. A sorte é 50 se não fez diferença, 79 se poupou um palpite.
coach-note = Todos os valores são em palpites, com precisão de cerca de 0,02. A habilidade começa em 99 e cai pela metade a cada palpite desperdiçado. A sorte é 50 se não fez diferença, 79 se poupou um palpite.

coach-skill-masterly = magistral
coach-skill-sharp = brilhante
coach-skill-solid = consistente
coach-skill-fair = razoável
coach-skill-loose = displicente
coach-skill-wild = imprudente

coach-luck-very-lucky = muita sorte
coach-luck-lucky = sorte
coach-luck-a-little-lucky = um pouco de sorte
coach-luck-neither = nem sorte nem azar
coach-luck-a-little-unlucky = um pouco de azar
coach-luck-unlucky = azar
coach-luck-very-unlucky = muito azar

## A game of several boards

coach-boards-title = Análise · { $boards } tabuleiros
coach-step-after = { $words } em { $boards ->
    [one] { $boards } tabuleiro
   *[other] { $boards } tabuleiros
}
coach-boards-note = Todos os valores são estimativas, em palpites.

## How hard a word is

coach-hard-title = O quanto { $answer } é difícil?
coach-hard-figure = **{ $level }**, { $figure } de 100.
coach-hard-solver = Jogando o meu melhor, preciso de { $guesses ->
    [one] { $guesses } palpite
   *[other] { $guesses } palpites
}.
coach-hard-solver-lost = Mesmo jogando o meu melhor, preciso de mais de { $most } palpites.
coach-hard-people = As pessoas costumam precisar de cerca de { NUMBER($guesses, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
coach-hard-why = O que a torna difícil: { $reasons }.
coach-hard-because-repeated = ela repete uma letra
coach-hard-because-rarest = tem uma letra rara
coach-hard-because-pairs = suas letras raramente ficam lado a lado
coach-hard-because-known = pouca gente pensa nela
coach-hard-because-family = muitas palavras se parecem com ela
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
coach-alike = Parecidas: { $words } respostas têm a forma { $pattern }: { $named }.
coach-trap = Uma armadilha: { $words } respostas têm a forma { $pattern }: { $named }.
coach-named-more = { $named }, …
coach-hard-note = Isto considera só a palavra, nunca uma partida em andamento. O que as pessoas precisam é estimado pelo jeito como milhares jogaram outros desafios.

coach-level-easy = Fácil
coach-level-fair = Média
coach-level-tricky = Traiçoeira
coach-level-hard = Difícil
coach-level-brutal = Cruel

### Puzzles de fora, palavras que o bot adivinha e dicas em uma partida.

## The panel of a puzzle

puzzles-title = Seu puzzle
puzzles-title-shared = O puzzle deste canal
puzzles-everything = qualquer palavra pode ser a resposta
puzzles-outdated = *Algo mudou nesse meio-tempo. Agora está assim.*
puzzles-no-rows = Nenhuma linha ainda.
puzzles-on-board = { $text } · tabuleiro { $board }
puzzles-renewed = É um puzzle novo: não continua o anterior.
puzzles-renewed-changed = Entendi como um puzzle novo, pois os quadrados de { $words } mudaram.
puzzles-replaced = Os quadrados de { $words } foram substituídos.
puzzles-added = Adicionado ao seu puzzle com { $words }. Se for outro, aperte **{ $button }**.
puzzles-stale = Seu último puzzle, com **{ $word }** na última linha, já é antigo. A próxima linha começa um novo.
puzzles-draft-guess = Tente: **{ $word }**
puzzles-draft-mark = Marque: **{ $word }**
puzzles-draft-show = Aperte cada letra até ficar como seus quadrados, depois aperte **Enter**.
puzzles-path = { $word } deixou { $words }
puzzles-next = Próxima tentativa
puzzles-used = Ajuda usada aqui: { $rungs }

puzzles-enter-button = Enter
puzzles-found-button = É essa!
puzzles-more = Mais…
puzzles-continue-button = Continuar o antigo
puzzles-correct-button = Não, corrigi uma linha
puzzles-other-button = Usei minha própria palavra
puzzles-refused-button = Meu jogo não conhece
puzzles-undo-button = Desfazer
puzzles-reasons-button = Por que esta palavra?
puzzles-remaining-button = Palavras restantes
puzzles-why-button = Por que não…?
puzzles-language-button = Outro idioma
puzzles-new-button = Novo puzzle
puzzles-keep-button = Deixar como está
puzzles-mend-button = Mudar a linha { $row } para { $marks }

puzzles-other-modal = Qual palavra você tentou?
puzzles-language-field = Idioma das palavras
puzzles-words-modal = Quais palavras você tentou?
puzzles-words-field = As { $words } palavras, com espaço entre elas
puzzles-tiles-field = Os quadrados, uma linha por palavra
puzzles-words-rest = Linhas { $first } a { $last }, com espaços
puzzles-why-modal = Em qual palavra você está pensando?
puzzles-reveal-modal = Qual era a sua palavra?
puzzles-word-field = Uma palavra
puzzles-reveal-field = Sua palavra de { $letters } letras

## How to begin

puzzles-teaching-title = Resolva um puzzle comigo
puzzles-teaching =
    Me diga uma palavra que você tentou e os quadrados dela, e eu digo qual pode ser a resposta. Ou deixe que eu escolha cada tentativa: você só aperta os quadrados.

    -# Só você vê. Um resultado inteiro pode ser colado na opção **hints** de `/{ -command } help`, e uma captura de tela em **picture**.
puzzles-first-button = Minha tentativa
puzzles-lead-button = Escolha as tentativas por mim
puzzles-first-modal = Seu puzzle
puzzles-first-word-field = A palavra que você tentou
puzzles-first-tiles-field = Os quadrados; vazio para usar botões
puzzles-first-tiles-placeholder = 20012, gy.bx, 🟩🟨⬛
puzzles-fresh-title = Novo puzzle
puzzles-fresh = Começamos do zero. Adicione uma linha com as opções **guess** e **hints** de `/{ -command } help`.

## How many words are left

puzzles-left = { $words ->
    [one] Resta **{ $words } palavra**.
   *[other] Restam **{ $words } palavras**.
}
puzzles-left-likely = { $likely ->
    [one] Resta **{ $likely } palavra provável**
   *[other] Restam **{ $likely } palavras prováveis**
} (e { $rare ->
    [one] { $rare } mais rara
   *[other] { $rare } mais raras
}).
puzzles-left-rare = Nenhuma palavra comum se encaixa; { $words ->
    [one] resta **{ $words } palavra rara**.
   *[other] restam **{ $words } palavras raras**.
}
puzzles-left-check = Confira os quadrados: o jogo pode usar uma palavra que eu não conheço.
puzzles-left-board = Tabuleiro { $board }: { $left }
puzzles-left-none = Nenhuma palavra da minha lista se encaixa nestas linhas.
puzzles-left-impossible = As linhas se contradizem, então nenhuma palavra pode servir: algum quadrado está errado. **{ $undo }** tira a última linha.
puzzles-left-clues = Elas mostram: { $clues }. Se você sabe a palavra, quem gerencia este servidor pode me ensinar: `/{ -command } addword`.

## Rows that cannot all be right

puzzles-slip-title = Não salvo
puzzles-slip-row = Nenhuma palavra que conheço se encaixa na linha { $rows }.
puzzles-slip-row-never = Nenhuma palavra pode ficar como a linha { $rows }.{ $order ->
    [wrong] { " " }Entre letras iguais, é a primeira que fica amarela.
   *[right] { "" }
}
puzzles-slip-rows = As linhas { $rows } se contradizem.
puzzles-slip-rows-all = Suas linhas se contradizem.
puzzles-slip-none = Nenhuma palavra que conheço se encaixa ao mesmo tempo nas linhas { $rows }.
puzzles-slip-none-all = Nenhuma palavra que conheço se encaixa em todas as suas linhas.
puzzles-slip-named = { $row } ({ $word })
puzzles-slip-word = Não salvei **{ $word }**.
puzzles-slip-words = Não salvei estas { $rows } linhas.
puzzles-slip-mend = A linha { $row } deveria ser { $marks } (`{ $digits }`)?
puzzles-slip-mends = Talvez só um quadrado esteja errado, em uma destas linhas:
puzzles-slip-mended = Linha { $row }: { $marks } (`{ $digits }`)
puzzles-slip-check = Confira os quadrados de novo.

## Help, step by step

puzzles-rung-nudge = Um empurrãozinho
puzzles-rung-letter = Uma letra
puzzles-rung-guesses = Uma palavra
puzzles-rung-nudge-hint = Algo sobre a palavra, mas nenhuma letra nova
puzzles-rung-more = Outro empurrãozinho
puzzles-rung-more-hint = Mais alguma coisa sobre a palavra
puzzles-rung-letter-hint = A melhor letra para tentar
puzzles-rung-guesses-hint = Palavras para tentar agora
puzzles-rung-line = **{ $rung }**: { $hint }

# $sure is "certain" (true of every word that fits), "all" (of all likely words) or "most".
puzzles-nudge-probably = { $sure ->
    [most] O mais provável:
   *[all] Quase certo:
} { SMALL($fact) } (Vale para { $sure ->
    [all] { $words ->
        [1] a única palavra provável
        [2] as duas palavras prováveis
       *[other] todas as { $words } palavras prováveis
    }
    [rare] { $words ->
        [2] as duas palavras restantes
       *[other] todas as { $words } palavras restantes
    }
   *[most] { $count } das { $words } { $kind ->
        [likely] palavras prováveis
       *[all] palavras restantes
    }
}.)
puzzles-nudge-first-half = A letra na posição { $place } é da primeira metade do alfabeto.
puzzles-nudge-second-half = A letra na posição { $place } é da segunda metade do alfabeto.
puzzles-nudge-side-by-side = Há duas letras iguais lado a lado.
puzzles-nudge-vowels-meet = Há duas vogais lado a lado.
puzzles-nudge-vowel-at = A letra na posição { $place } é uma vogal.
puzzles-nudge-consonant-at = A letra na posição { $place } é uma consoante.
puzzles-nudge-meaning = O mais provável é que signifique: *{ $meaning }*
puzzles-nudge-trap = Cuidado, é uma armadilha: { $sure ->
    [all] as { $words }
   *[most] { $count } das { $words }
} { $kind ->
    [likely] palavras prováveis
   *[all] palavras restantes
} diferem em uma letra só.{ $way }
puzzles-nudge-trap-way = { " " }Não tente uma por uma: vale mais uma palavra que teste várias dessas letras de uma vez.

puzzles-letter = { $sure ->
    [certain] A palavra tem a letra **{ $letter }**.
    [rare] A palavra deve ter a letra **{ $letter }**.
    [all] A palavra deve ter a letra **{ $letter }**, como { $words ->
        [1] a única palavra provável
        [2] as duas palavras prováveis
       *[other] as { $words } palavras prováveis
    }.
    [single] Nenhuma letra nova está em mais de uma das { $words } { $kind ->
        [likely] palavras prováveis
       *[all] palavras restantes
    }; **{ $letter }** vale tanto quanto qualquer outra.
   *[most] A melhor letra para tentar é **{ $letter }**: está em { $count } das { $words } { $kind ->
        [likely] palavras prováveis
       *[all] palavras restantes
    }.
}
puzzles-letter-another = { $sure ->
    [certain] A palavra tem outra letra **{ $letter }**.
    [rare] O mais provável é que a palavra tenha outra letra **{ $letter }**.
    [all] O mais provável é que a palavra tenha outra letra **{ $letter }**.
   *[most] A palavra talvez tenha outra letra **{ $letter }**.
}
puzzles-letter-place = { $sure ->
    [certain] **{ $letter }** fica na posição { $place }.
    [rare] **{ $letter }** deve ficar na posição { $place }.
    [all] **{ $letter }** deve ficar na posição { $place }, como { $words ->
        [1] na única palavra provável
        [2] nas duas palavras prováveis
       *[other] em todas as { $words } palavras prováveis
    }.
   *[most] **{ $letter }** deve ficar na posição { $place }, como em { $count } das { $words } { $kind ->
        [likely] palavras prováveis
       *[all] palavras restantes
    }.
}
puzzles-letter-none = Você já conhece todas as letras da palavra e onde elas ficam.

## The next guess

puzzles-try-likely = Tente **{ $word }**. É muito provável que seja a resposta.
puzzles-try-only = A única palavra que resta é ||**{ $word }**||.
puzzles-try-only-rare = A única palavra que conheço e serve é ||**{ $word }**||, que os jogos raramente escondem.
puzzles-try-two = Tente **{ $word }**. A outra palavra que resta é **{ $other }**.
puzzles-try-likeliest = Tente **{ $word }**. É a única palavra provável.
puzzles-try-two-likely = Tente **{ $word }**. A outra palavra provável é **{ $other }**.
puzzles-try-rarer = { $words ->
    [one] { $words } palavra mais rara também serve.
   *[other] { $words } palavras mais raras também servem.
}
puzzles-try-possible = Tente **{ $word }**. Pode ser a resposta, e { $leaves }.
puzzles-try-possible-board = Tente **{ $word }**. Pode ser a resposta de um tabuleiro, e { $leaves }.
puzzles-try-probe = Tente **{ $word }**. Não pode ser a resposta, mas { $leaves }.
puzzles-try-rare = Não é uma palavra comum.
puzzles-try-rude = { $words ->
    [one] Só resta uma palavra, e é grosseira.
   *[other] A palavra que eu tentaria aqui é grosseira.
} Aperte a barra para ler: ||{ $word }||
puzzles-try-also = Você também pode tentar { $words }.
puzzles-try-also-probes = Também ajuda tentar { $words }; a resposta não está aí.
puzzles-leaves = em geral deixa { $words ->
    [one] { $words } palavra
   *[other] { $words } palavras
}
puzzles-leaves-or = em geral deixa { $few } ou { $words } palavras
puzzles-leaves-about = em geral deixa cerca de { $words } palavras
puzzles-leaves-boards = deixa cerca de { $words ->
    [one] { $words } palavra
   *[other] { $words } palavras
} no total dos tabuleiros

puzzles-reasons-title = Por que { $word }?
puzzles-why-tests = Ela testa { $letters }: { $count } das { $words } { $kind ->
    [likely] palavras prováveis
   *[all] palavras restantes
} { $tested ->
    [one] têm essa letra
   *[other] têm pelo menos uma delas
}.
puzzles-why-tests-none = Ela não testa nenhuma letra nova, mas mostra onde ficam as conhecidas.
puzzles-why-tests-again = Não testa nenhuma letra nova, mas diz se a palavra tem { $letters } mais uma vez.
puzzles-why-tests-places = Não testa nenhuma letra nova, mas diz o lugar de { $letters }.
puzzles-why-tests-some = Testa { $letters }: algumas das palavras restantes têm, outras não.
puzzles-why-also-again = Também diz se a palavra tem { $letters } mais uma vez.
puzzles-why-also-places = Também diz o lugar de { $letters }.
puzzles-why-only-likely = É a única palavra provável.
puzzles-why-groups = As cores dela dividem essas palavras em { $groups ->
    [one] 1 grupo
   *[other] { $groups } grupos
}. Em média { $words ->
    [one] resta 1 palavra
   *[other] restam umas { $words } palavras
}; no pior caso, { $most ->
    [one] 1
   *[other] { $most }
}.
puzzles-why-apart = { $count ->
    [1] Você reconheceria { $words } na hora.
   *[other] Estas você reconheceria na hora: { $words }.
}
puzzles-why-together = Estas continuam juntas: { $words }.
puzzles-why-possible = Ela mesma pode ser a resposta.
puzzles-why-only = É a única palavra que conheço que combina com todas as linhas.
puzzles-figures-button = Os números
puzzles-reasons-figure = **{ $word }** { NUMBER($guesses, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzles-reasons-note = Mais ou menos quantas tentativas até o fim, incluindo esta; menos é melhor. Uma palavra pouco conhecida conta 0,25 a mais, e uma que pode ser a resposta até 0,10 a menos.
puzzles-reasons-none = Não há nada para comparar aqui.
puzzles-sampled = Restam { $words } palavras; calculei isto com { $seen } delas.

## The words that are left, and why a word is not one of them

puzzles-words-title = { $words ->
    [one] { $words } palavra
   *[other] { $words } palavras
}
puzzles-words-page = Página { $page } de { $pages }
puzzles-words-unsaid = { $words ->
    [one] { $words } palavra grosseira omitida
   *[other] { $words } palavras grosseiras omitidas
}
puzzles-words-back-button = ◀ Mais prováveis
puzzles-words-on-button = Mais raras ▶
puzzles-out = **{ $word }** está fora: { $clue }.
puzzles-possible = **{ $word }** se encaixa em todas as linhas.
puzzles-possible-rare = **{ $word }** combina com todas as linhas, mas os jogos raramente a escondem; por isso conto entre as mais raras.
puzzles-instead-own = É a que eu tentaria.
puzzles-instead-mine = a que eu tentaria
puzzles-instead-worse = { $possible ->
    [yes] Se não for a resposta, deixa
   *[no] Como tentativa, deixa
} { $stay ->
    [one] { $stay } palavra
   *[other] umas { $stay } palavras
}; { $mine } deixa { $less ->
    [one] { $less }
   *[other] umas { $less }
}.
puzzles-instead-better = { $possible ->
    [yes] É uma boa tentativa
   *[no] Ainda assim é uma boa tentativa
}: deixa um pouco menos que { $mine }.
puzzles-instead-same = { $possible ->
    [yes] É uma boa tentativa
   *[no] Ainda assim é uma boa tentativa
}: deixa { $stay ->
    [one] { $stay } palavra
   *[other] umas { $stay } palavras
}, e { $mine }, { $less ->
    [one] { $less }
   *[other] umas { $less }
}.
puzzles-unknown = Ela só não está na minha lista. Quem gerencia este servidor pode incluí-la: `/{ -command } addword`.
puzzles-unknown-word = Não conheço a palavra **{ $word }**.
puzzles-unknown-meant = Não conheço a palavra **{ $word }**; você quis dizer **{ $meant }**?
puzzles-row-disallowed = O modo difícil não teria permitido **{ $word }** na linha { $row }. Se uma palavra ou um quadrado estiver errado, corrija.
puzzles-over = Este puzzle está resolvido. **Novo puzzle** começa outro.

## A hint in a running game

puzzles-hint-title = Dica
puzzles-hint-nudge = Empurrãozinho
puzzles-hint-nudge-about = Como a palavra é; nenhuma letra dela
puzzles-hint-letter = Letra
puzzles-hint-letter-about = Uma letra da palavra que você ainda não conhece
puzzles-hint-place = Posição
puzzles-hint-place-about = Onde fica uma das letras
puzzles-hint-meaning = Significado
puzzles-hint-meaning-about = O que a palavra significa; pode revelar muito
puzzles-hint-guesses = Uma palavra
puzzles-hint-guesses-about = Uma boa palavra para a próxima tentativa
puzzles-hint-unranked = { $hint } (sem ranking)
puzzles-hint-price-nothing = Esta partida não vale mais para o ranking, então outras dicas não custam nada.
puzzles-hint-price-free = Esta partida não vale para o ranking, então as dicas não custam nada.
puzzles-hint-price-first = Com a primeira dica, esta partida deixa de valer para o ranking, para todo mundo.
puzzles-hint-price-own = Olhar é de graça. Com a primeira dica, esta partida deixa de valer para o ranking.
puzzles-hint-price-shared = Olhar é de graça. { puzzles-hint-price-first }
puzzles-hint-price-asked = Olhar é de graça. { refusals-may-not-agree } { puzzles-hint-price-first }
puzzles-hint-price-daily = Olhar é de graça. Com a primeira dica, sua partida do dia deixa de valer para o ranking e sua sequência de dias acaba.
puzzles-hint-means = Significa: *{ $meaning }*
puzzles-hint-no-nudge = Não dá para dizer mais sobre a palavra sem citar uma letra.
puzzles-hint-letter-new = A palavra tem a letra **{ $letter }**.
puzzles-hint-letter-again = A palavra tem mais um **{ $letter }**.
puzzles-hint-at = **{ $letter }** fica na posição { $place }.
puzzles-hint-trait-repeated = Uma letra aparece mais de uma vez na palavra.
puzzles-hint-trait-different = Todas as letras da palavra são diferentes.
puzzles-hint-trait-vowels = { $vowels ->
    [0] A palavra não tem vogais{ $y ->
        [yes] , fora talvez o Y.
       *[no] .
    }
    [one] A palavra tem só uma vogal.
   *[other] A palavra tem { $vowels } vogais.
}
puzzles-hint-trait-more-vowels = { $vowels ->
    [0] Você já conhece todas as vogais da palavra{ $y ->
        [yes] , fora talvez um Y.
       *[no] .
    }
    [one] A palavra tem mais uma vogal que você ainda não conhece.
   *[other] A palavra tem mais { $vowels } vogais que você ainda não conhece.
}
puzzles-hint-trait-early = A palavra começa com uma letra da primeira metade do alfabeto.
puzzles-hint-trait-late = A palavra começa com uma letra da segunda metade do alfabeto.
puzzles-hint-trait-begins-vowel = A palavra começa com vogal.
puzzles-hint-trait-begins-consonant = A palavra começa com consoante.
puzzles-hint-trait-ends-vowel = A palavra termina em vogal.
puzzles-hint-trait-ends-consonant = A palavra termina em consoante.
puzzles-hint-trait-lacks = A palavra não tem **{ $letter }**.

## Stump me: the bot guesses a word that somebody thinks of

puzzles-stump-title = Me desafie
puzzles-stump-rival = { $rival } adivinha
puzzles-stump-own = Eu adivinho, com palavras que quase todos conhecem
puzzles-stump-first = { $who }, pense em uma palavra e não conte a ninguém. Minha tentativa: **{ $word }**
puzzles-stump-guess = { $words ->
    [one] { $words } palavra ainda é possível
   *[other] { $words } palavras ainda são possíveis
}. Minha tentativa: **{ $word }**
puzzles-stump-show = Aperte as letras cuja cor ainda não está certa, depois **Enter**. O que já se sabe está marcado. É a sua palavra? Aperte **É essa!**
puzzles-stump-show-first = Aperte as letras cuja cor ainda não está certa, depois **Enter**. É a sua palavra? Aperte **É essa!**
puzzles-stump-found = 🎉 **{ $word }**: encontrei sua palavra em { $guesses ->
    [one] { $guesses } tentativa
   *[other] { $guesses } tentativas
}.
puzzles-stump-beaten = 🏆 Minhas tentativas acabaram. Você me venceu, { $who }! Qual era a sua palavra?
puzzles-stump-no-words = 🏆 Não me ocorre outra palavra. Você me venceu, { $who }! Qual era a sua palavra?
puzzles-stump-impossible = 🤔 Desde a linha { $turn }, nenhuma palavra que conheço se encaixa. { $why }
puzzles-stump-recover = Aperte **Desfazer** para marcar a última linha de novo. Se tudo estiver certo, aperte **Contar minha palavra**.
puzzles-stump-was = Era **{ $word }**.
puzzles-stump-unknown = Sua palavra não está na minha lista, então eu nunca a teria tentado.
puzzles-stump-early = Você desistiu antes de marcar minha primeira tentativa.
puzzles-stump-fair = Todas as marcações estão certas. Bem jogado!
puzzles-stump-won = Todas as marcações estão certas: você me venceu. Bem jogado!
puzzles-stump-left = Todas as marcações estão certas. { $others ->
    [0] Só restava essa palavra, então ela seria minha próxima tentativa.
    [one] Ainda havia mais { $others } palavra possível.
   *[other] Ainda havia mais { $others } palavras possíveis.
}
puzzles-stump-wrong = { $count ->
    [one] Para essa palavra, a linha { $rows } deveria ser assim:
   *[other] Para essa palavra, as linhas { $rows } deveriam ser assim:
}

puzzles-again-button = Outra palavra
puzzles-reveal-button = Contar minha palavra

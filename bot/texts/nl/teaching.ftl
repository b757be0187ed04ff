### What the bot teaches: the rules, its modes, and itself.

teaching-rules-title = De regels
teaching-rules =
    Vind het verborgen woord. Elke poging is een woord van dezelfde lengte, en de vakjes laten zien hoe dichtbij het is:

    🟩 🟧  de letter is goed, en staat op de goede plek
    🟨 🟦  de letter zit in het woord, maar ergens anders
    ⬛  de letter zit niet in het woord (of niet zo vaak)

    Een letter die je twee keer gebruikt, krijgt alleen twee keer kleur als het woord hem twee keer heeft: eerst tellen de groene, dan de gele van links.

    Je hebt zes pogingen, en één meer voor elk extra bord. Een woord dat ik niet ken, of dat al geprobeerd is, kost niets.

    { "**" }Moeilijke modus**: een groene letter blijft staan, en een gele moet je weer gebruiken.
    { "**" }Ultramoeilijk**: een poging moet aan elke aanwijzing voldoen, ook aan de grijze vakjes.

teaching-about-title = Tilemate
teaching-about =
    Ik leid woordspellen in de stijl van Wordle, en ik help bij puzzels van elders.

    `/{ -command } play` begint een spel. Om te raden druk je op **Raden** onder het bord, of typ je `/{ -command } guess`. In een privébericht is het woord alleen genoeg.
    `/{ -command } daily` is het woord van vandaag, voor iedereen hier hetzelfde
    `/{ -command } help` lost samen met jou een puzzel op
    `/{ -command } preferences` regelt je taal, thema en herinneringen
    `/{ -command } settings` is voor wie de server beheert

    Mijn woorden komen uit vrije bronnen, zoals OpenTaal. Ik hoor niet bij de New York Times.

# Buttons for the pages of the guide
teaching-page-about = Over
teaching-page-rules = Regels
teaching-page-modes = Manieren van spelen
teaching-page-privacy = Privacy

teaching-modes-title = Manieren van spelen
teaching-mode = **{ $mode }** – { $sentence }
teaching-boards = Borden
teaching-mode-boards = 2, 4 of 8 woorden tegelijk met dezelfde pogingen: { $modes }

/** What the command line can do, in Dutch. */
export const HELP = `Gebruik: npm run --silent spelwereld -- <opdracht> [--json]

  words analyse <woord...|->             klanken, lettergrepen, klankgroepen en categorieën van elk woord
  words misspell <woord...|->            hoe kinderen elk woord fout schrijven, het aannemelijkste eerst
  words diagnose <woord> <geschreven>    welke regel er in het geschreven woord is overtreden
  words check <bestand|->                een lijst van een leerkracht: goed, fout gespeld, onbekend of niet bruikbaar
  words stats                            hoeveel woorden, zinnen, plaatjes en gesproken teksten er zijn
  content check                          kijkt de woordenlijsten in assets/words/lists na
  content dictionary                     maakt de woordenlijst opnieuw (vraagt om: apt-get install wdutch)
  content frequency                      maakt de lijst van veelgebruikte woorden opnieuw

  admin <naam> <e-mailadres>             maakt een superbeheerder van de installatie (SPELWERELD_DATA) en geeft een link die één keer
                                         werkt, om een wachtwoord te kiezen; nog eens geeft een nieuwe link
  backup <map>                           zet een reservekopie van database en sleutels in een lege map, ook terwijl de server draait
  restore <map|bestand> [--replace]      zet een reservekopie terug in een lege installatie; met --replace wordt wat er was apart bewaard
  check                                  kijkt database, sleutels en schijf na, ook terwijl de server draait; 1 als er iets niet goed is
  move-to-postgres <postgres://...>      verhuist de database van SQLite naar een lege database van PostgreSQL

  -           woorden of tekst van de standaardinvoer, een woord per regel
  --json      een JSON-waarde per regel in plaats van een tabel
  -h, --help  deze uitleg

Een woord dat niet kan, krijgt een reden; de opdracht gaat verder. Afsluitcode 0: klaar, 1: niet gelukt of iets
gevonden wat niet goed is, 2: verkeerd gebruikt.
`;

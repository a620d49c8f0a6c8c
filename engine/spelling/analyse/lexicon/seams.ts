/** Second parts that are endings or chance, never a word of their own in a compound (S4). */
export const NO_SECOND_PART: ReadonlySet<string> = new Set(
  (
    'aal aat achtig baar bes den der dom een eer eis en end er eren heid iek ier in ing keld ken ' +
    'keren kus lat lei lijk ling loos los maat man men mer mis mode nel nis on pas pen ram ras rat ' +
    'rok rood schap sel stel ster te tel ten ter tor tuur vol wel zaam zelf'
  ).split(' '),
);

/** First parts that are prefixes or particles: what follows is no compound in the sense of the category. */
export const NO_FIRST_PART: ReadonlySet<string> = new Set(
  (
    'be ge ver ont her aan op uit in af mee over door voor om toe bij weg terug onder tegen rond na wed mis ' +
    'mede wel min men vol klaar langs waar'
  ).split(' '),
);

/** First parts that make a compound with a base word only: achterdeur, not achterlaten. */
export const FIRST_OF_BASE: ReadonlySet<string> = new Set(['achter']);

/** Words, or their beginnings, that look like a compound and are none; they may well be a part of one. */
export const NO_SEAM_IN = new RegExp(
  `^(?:${`
achterlaat achtervolg artikel automaat bakkerij bakkes balkon bankroet baron bedding binnen bolster buiten dagera
dichterbij diefstal docto dokto dolfijn festival fotogra gangster gelinkt hamburger hamster handel hartstikke holster
hoogste juffrouw kaarten kabaal kachel kameraa?d kamper kampioen kanon kanto kapitein kapper kapsel
karaf karakter karton karwei kastanje kermis knipper kompas kostuum lampion laptop leiding lekker loterij
luifel luipaard maandag mammoet marathon margarine meester minste monster mosterd muskus oordeel oordel
pantoffel parkiet partner passagier pastoor pension pinguïn portret postuur raadsel radijs ribbel restaurant
ouderwets roerloos scheidsrechter rooster schilderij schilderde sinasappel sinterklaas spinazie stadion stamp standaard sterk tandem
televisie trompet tulband vakantie veertien vonnis vuurtje wandel wanhoop wankel wimpel winkel wortel
waardering zuster
`
    .trim()
    .split(/\s+/)
    .join('|')})`,
);

/** Numbers are written in one word without being compounds: vijfentwintig. */
export const NUMBER =
  /^(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen)(?:en|ën)(?:twin|der|veer|vijf|zes|zeven|tach|negen)/;

/** First parts with a linking e: of what there is only one, or to make a word stronger (zonnebril, beresterk). */
export const LINKING_E: ReadonlySet<string> = new Set(
  'rijste zonne mane koninginne bere ape reuze schape ruste gaste hane'.split(' '),
);

/** Short vowels that grow long in the plural: dag, dagen. */
export const GROWS_LONG =
  /^(?:bad|blad|dag|dak|gat|glas|god|graf|grof|hof|lot|pad|slag|slot|spel|staf|vat|weg|bedrag|hol)$/;

/** Second parts that are more often an ending than a word where the syllables don't show a seam: goede-ren, bordu-ren. */
export const NO_SECOND_AGAINST =
  /^(?:e[rn]en|eier|oon|orde$|eer|e?ste|uur|uren|eten|oren|ogen|azen|aas|ee(?!n)|ende|enkel|elen|aar|ator|eren|eur|iviteit)/;

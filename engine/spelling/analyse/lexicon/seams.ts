/** Second parts that are endings or chance, never a word of their own in a compound (S4). */
export const NO_SECOND_PART: ReadonlySet<string> = new Set(
  (
    'aal aat achtig baar den der dom een eer eis en er eren heid ier iek in ing keren kus lijk ling loos mis ' +
    'on pas ras rood schap sel ster te ten ter tuur wel zaam zelf rat rok ram lat mer nis der man tel ' +
    'los vol maat lei mode stel tor pen men end ken keld nel bes '
  ).split(' '),
);

/** First parts that are prefixes or particles: what follows is no compound in the sense of the category. */
export const NO_FIRST_PART: ReadonlySet<string> = new Set(
  'be ge ver ont her aan op uit in af mee over door voor om toe bij weg terug onder achter tegen rond na wed mis mede wel min men vol klaar langs waar her'.split(
    ' ',
  ),
);

/** Words that look like a compound and are none, as the beginning of the word. */
export const NO_COMPOUND =
  /^(?:(?:een|twee|drie|vier|vijf|zes|zeven|acht|negen)(?:en|ën)(?:twin|der|veer|vijf|zes|zeven|tach|negen)|buiten|binnen|trompet|automaat|dolfijn|kompas|oordeel|oordel|maandag|muskus|luipaard|monster|hamster|holster|bolster|mammoet|kanon|karton|balkon|baron|parkiet|pantoffel|pastoor|stadion|postuur|bankroet|lampion|radijs|wanhoop|vuurtje|kapsel|wankel|partner|pension|tandem|festival|spinazie|kampioen|passagier|portret|kabaal|standaard|hartstikke|vakantie|juffrouw|rooster|meester|gangster|mosterd|kapitein|marathon|pinguïn|roerloos|wandel|handel|artikel|karaf|wortel|kastanje|kermis|vonnis|zuster|kapper|bedding|raadsel|kostuum|karakter|kaarten|sinterklaas|tulband|wimpel|bakkes|kachel|margarine|fotogra|kanto|karwei|dokto|docto|lekker|sterk|televisie|schilder(?:ij|de)|bakkerij|loterij|kameraa?d|restaurant|hoogste|minste|dagera|leiding|kamper|knipper|winkel|hamburger|diefstal|veertien|stamp|sinasappel)/;

/** First parts with a linking e: of what there is only one, or to make a word stronger (zonnebril, beresterk). */
export const LINKING_E: ReadonlySet<string> = new Set(
  'zonne mane koninginne bere ape reuze schape ruste gaste hane'.split(' '),
);

/** Short vowels that grow long in the plural: dag, dagen. */
export const GROWS_LONG =
  /^(?:bad|blad|dag|dak|gat|glas|god|graf|hof|lot|pad|slag|slot|spel|staf|vat|weg|bedrag|hol)$/;

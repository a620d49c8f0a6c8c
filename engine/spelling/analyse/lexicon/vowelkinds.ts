/** Beginnings of words; one that ends in $ is a whole word. */
const starts = (text: string) => new RegExp(`^(?:${text.trim().split(/\s+/).join('|')})`);
const ends = (text: string) => new RegExp(`(?:${text.trim().split(/\s+/).join('|')})$`);

/** Beginnings of words with the letters of a prefix that are none, or whose be-, ge-, ver- is stressed (C4). */
export const NO_PREFIX = starts(`
  beamer beter bezem bever beker bezig beha$ beha's begonia berin beren benen beten$ belize bedui belg berg beide beige beo(?!or)
  gevel gene$ genen generatie generaal generator generen genetisch genie$ genieën genieg genia gelei$ gele$ gelen$ gelat geo(?!pen|efen|ogst) gepard gerani gerb geis geit geld gemini gebint
  gember gerst geul geur getto gesel gekko
  verder verre verse$ verser versie$ versies verteb vertica vermi vernis verbaal vergen versten vero verf verbum vere
`);

/** Words with a prefix before a syllable that looks mute and is not. */
export const PREFIX_BEFORE_E = starts(`
  bevel beken(?!$) bestel beklem bestem betem bezet beleg gemel vermel gezel gestel gebel getel gewen geken gezet gebed
  gered vertel verstel verken verklem verwen verzet verlet versper vergel gerem gepen geren gelden
  bederf gebergte verberg bedel
`);

/** Words that begin with be-, ge- or ver- and e, where that first e is mute all the same. */
export const MUTE_FIRST = starts(`
  verenig vereer verer vereis vereff vereeuw vereen bereik bereid bereken beredd berei gevaar genees genegen
  geneugt genet beneden benedicti gelezen gelegd gelegen geleden geleerd geleid geleverd geleken gelet
`);

/** The words on te-. */
export const PREFIX_TE = starts(`
  tevreden terug tekort tegoed tegelijk tegemoet tezamen tesamen tevoren teleur tehuis teniet terecht tekeer teweeg
  tenslotte temidden tewerk
`);

/** Ends of words whose last e is stressed and so not mute. */
export const STRESSED_END = ends(`
  hotel model rebel kapel karamel pastel morel libel gazel forel kartel tabel parcel kastel parallel personel cartel novel
  flanel schapel rondel adres succes expres proces congres princes prinses express interes abces
  hostes poes concert dessert expert covert weekend stem requiem kanterel aquarel vermicel
  professor decibel fontanel achterbel deurbel fietsbel rinkelbel bankstel toestel onderstel opstel herstel zoutstel
`);

/** Stems of words on -eren with a mute e (luisteren, kinderen); others have a long one (proberen). */
export const MUTE_BEFORE_REN =
  /(?:[aeiou]cht|dd|ord|gg|jf|jz|bb|[lo]ev|ov|alv|ilv|ld|kk|[aeo]d|el|pp|mm|nk|[aio]k|ek|ind|ond|and|ng|ij[dvz]|ui[vstdf]|l[mp]|oed|eit|m[bp]|att|itt|utt|ett|ott|wat|uist|gist|must|lest|inst|enst|onst|[ei]lst|[aeo]st|nn|off|cijf|of|eug|[ao]p|ieg|een|is|eum|oom|aam|am)$/;

/** The few stems that look so and are none. */
export const LONG_BEFORE_REN =
  /(?:arrest|protest|invest|contest|t?est|spend|avond|hand|komm|ijand|at|not|mod|kod|attend|sol|ill|ontk|stad|arriv|iss|adapt|accept|cod|invad|brak|rod)$/;

/** Ends of words with a long e before a last mute syllable: si-re-ne, mil-li-me-ter. */
export const LONG_INSIDE =
  /(?:oordelen|oordeling|oordelingen|sirene|meter|meters|ideeën|hygiëne|sfere|arena's?|theken)$/;

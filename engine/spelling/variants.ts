/**
 * Spellings, and past tenses, of which the official word list allows more than one; a group between spaces, its forms
 * between slashes. Whichever is asked, the others are not wrong.
 */
const GROUPS = `
accordeon/accordion bloes/blouse bloezen/blouses bloesje/blousje boeket/bouquet caissière/kassière chic/sjiek
chique/sjieke couscous/koeskoes giraf/giraffe hiëroglief/hiëroglyfe literair/litterair mama/mamma mama's/mamma's
mamaatje/mammaatje oké/okay orang-oetan/orang-oetang papa/pappa papa's/pappa's papaatje/pappaatje parcours/parkoers
rododendron/rhododendron sjaal/shawl sjaals/shawls sjaaltje/shawltje T-shirt/t-shirt T-shirts/t-shirts tjirpen/tsjirpen
tjirpt/tsjirpt tjirpte/tsjirpte tjirpten/tsjirpten flyer/flier flyers/fliers goelasj/goulash joghurt/yoghurt joghurtje/yoghurtje
muesli/müsli tompoes/tompouce tompoezen/tompouces whiskey/whisky afstandbediening/afstandsbediening
doodkist/doodskist huidkleur/huidskleur liefdeleven/liefdesleven tijdlijn/tijdslijn 
gezelschapsspel/gezelschapspel landsgrens/landgrens reddingsboot/reddingboot reddingsvest/reddingvest
seizoenskaart/seizoenkaart verjaardagsfeest/verjaardagfeest weersverwachting/weerverwachting
delfde/dolf jaagde/joeg jaagden/joegen krijste/krees melkte/molk gemolken/gemelkt raadde/ried raadden/rieden
geschuild/gescholen spuugde/spoog spuugden/spogen gespuugd/gespogen stootte/stiet
verjaagde/verjoeg verjaagden/verjoegen verschuilde/verschool waaide/woei waaiden/woeien wilde/wou wilden/wouden
`;

/** The same for the beginnings of words: maïskolf and maiskolf, quizvraag and kwisvraag. */
const BEGINNINGS = [
  ['maïs', 'mais'],
  ['quiz', 'kwis'],
] as const;

const groups = new Map(
  GROUPS.trim()
    .split(/\s+/)
    .map((group) => group.split('/'))
    .flatMap((forms) => forms.map((form) => [form, forms.filter((other) => other !== form)] as const)),
);

/** The other right spellings of a word; nearly all words have none. */
export function variantsOf(word: string): readonly string[] {
  const known = groups.get(word);
  if (known) return known;
  return BEGINNINGS.flatMap(([one, other]) => {
    if (word.startsWith(one)) return [other + word.slice(one.length)];
    return word.startsWith(other) ? [one + word.slice(other.length)] : [];
  });
}

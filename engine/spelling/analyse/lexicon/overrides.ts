import { BASE_WORDS } from './words.ts';

/** Words (or last parts of words) whose syllables the rules get wrong (S5), parted by hyphens. */
const WORDS = `
a-dieu a-dieus ar-re-slee ar-re-slee-ën bar-be-cue bar-be-cues bea-mer bea-mers ca-deau-doos ca-deau-do-zen down-load down-loads down-loa-den 
pink-je quiz-a-vond quiz-a-von-den snea-ker snea-kers up-load up-loa-den vink-je vink-jes vonk-je A-fri-ka A-fri-kaans A-fri-kaan-se a-ve-nue badge badges base-ball base-balls be-amb-te
beat-box be-ijz-eld bi-o-scoop bi-o-sco-pen bouil-lon ca-fe-ta-ria cake cake-je cakes clea-nen crème
di-ag-no-se di-ag-no-ses dors-tig dors-ti-ge in-ter-view-er in-ter-view-ers
crèmes face-book face-time fake full-time Ga-bri-el game game-boy games guer-ril-la
home-page home-pages i-phone lounge make-up ma-noeu-vre ma-yo-nai-se mi-lieus milk-shake milk-shake-je
milk-shakes oeu-vre off-line on-line part-time prime-time queue quiche quiches race races re-vue
re-vues sales schat-ei-land schat-ei-lan-den shake shakes site sites skate skate-board skate-boar-den skate-boards skates
smart-phone smart-phones smoo-thie smoo-thies tape tapes time time-lapse time-out up-date web-site
web-sites
blues bridge coa-ting coa-tings flat-screen guest hard-ware head house mi-lieu safe soft-ware trai-nee trai-nees voice wa-shing wave waves
spa-ghet-ti feuil-le-ton feuil-le-tons pis-tool pis-to-len ba-guet-te ba-guet-tes beau-ty crues-li sci-ence-fic-tion
cli-en-tè-le fon-due fon-dues tis-sue tis-sues
live-stream live-streams cheese-cake cheese-cakes cheese-bur-ger cheese-bur-gers eye-li-ner blue-tooth fire-wall shut-tle shut-tles reg-gae wake-board wake-boards
busi-ness busi-ness-class au-to-cue re-mote head-set head-sets head-line head-lines
ge-linkt ge-link-te kerst-ei kerst-ei-e-ren kerst-ei-tje kerst-ei-tjes spin-aap squa-sher squa-shen fi-ni-shen pu-shen fla-shen cra-shen ba-che-lor ba-che-lors
cruise cruises case cases of-fice
bouil-lons pa-trouil-le pa-trouil-les pa-trouil-le-ren pa-trouil-leer pa-trouil-leert ra-ta-touil-le bouil-la-bais-se fouil-le-ren
pre-ve-le-ment pre-ve-le-men-ten
`;

/** From a word in small letters to where its syllables begin, the first left out. */
export const SYLLABLES: ReadonlyMap<string, readonly number[]> = new Map(
  WORDS.trim()
    .split(/\s+/)
    .map((word) => {
      const parts = word.toLowerCase().split('-');
      let at = 0;
      return [parts.join(''), parts.slice(0, -1).map((part) => (at += part.length))];
    }),
);

/** Shorter ones are too often in words of another kind. */
const SHORTEST_PART = 4;

/**
 * Where the syllables of a word begin that such a word opens or ends (softwarebedrijf, pianoblues): those of the rest are cut by
 * `rest`. Undefined where none does.
 */
export function startsBeside(word: string, rest: (part: string) => readonly number[]): number[] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    const opening = OPENS.has(head) ? SYLLABLES.get(head) : undefined;
    const ending = ENDS.has(tail) || BASE_WORDS.has(head) ? SYLLABLES.get(tail) : undefined;
    if (opening ?? ending)
      return [...(opening ?? rest(head)), at, ...(ending ?? rest(tail)).map((start) => start + at)];
  }
  return undefined;
}

const some = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Those that other words begin and end with, and no word of another kind does. */
const OPENS = some(
  'bachelor barbecue beamer blues bouillon bridge coating cruise download face flatscreen fondue guerrilla guest hardware house lounge milieu patrouille quiche race service skate ' +
    'smartphone sneaker software spaghetti pistool update upload voice website weekend',
);
const ENDS = some(
  'blues bouillon bridge flatscreen hardware head house milieu milieus patrouille patrouilles safe service software voice wave website websites',
);

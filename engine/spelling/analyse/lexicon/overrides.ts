/** Words (or last parts of words) whose syllables the rules get wrong (S5), parted by hyphens. */
const WORDS = `
adieu adieus ar-re-slee ar-re-slee-ën bar-be-cue bar-be-cues bea-mer bea-mers ca-deau-doos ca-deau-do-zen down-load down-loads down-loa-den 
pink-je quiz-a-vond quiz-a-von-den snea-ker snea-kers up-load up-loa-den vink-je vink-jes vonk-je A-fri-ka A-fri-kaans A-fri-kaan-se a-ve-nue badge badges base-ball base-balls be-amb-te
beat-box be-ijz-eld bi-o-scoop bi-o-sco-pen bouil-lon ca-fe-ta-ria cake cake-je cakes clea-nen crème
di-ag-no-se di-ag-no-ses dors-tig dors-ti-ge in-ter-view-er in-ter-view-ers
crèmes face-book face-time fake full-time Ga-bri-el game game-boy games guer-ril-la
home-page home-pages i-phone lounge make-up ma-noeu-vre ma-yo-nai-se mi-lieus milk-shake milk-shake-je
milk-shakes oeu-vre off-line on-line part-time prime-time queue quiche quiches race races re-vue
re-vues sales schat-ei-land schat-ei-lan-den shake shakes site sites skate skate-board skate-boar-den skate-boards skates
smart-phone smart-phones smoo-thie smoo-thies tape tapes time time-lapse time-out up-date web-site
web-sites
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

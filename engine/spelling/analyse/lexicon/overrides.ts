/** Words (or last parts of words) whose syllables the rules get wrong (S5), parted by hyphens. */
const WORDS = `
bi-o-scoop bi-o-sco-pen crème crèmes skate-board skate-boards skate-boar-den skate skates ska-ten web-site web-sites
full-time part-time U-trecht A-fri-ka A-fri-kaans A-fri-kaan-se cake cakes badge badges time game games ga-men tape tapes sla-ve-rij time-out on-line off-line
team teams goal goals coach coa-ches jeans beat-box up-date down-load smoo-thie smoo-thies ab-rupt mu-se-um mu-se-a a-qua-ri-um sta-di-um
team-werk ap-pel-moes di-nee di-nees pri-me-ti-me sand-wich steak steaks spray sprays hair-spray gui-taar mail-tje e-mail
e-mails e-mai-len shake shakes milk-shake milk-shakes milk-shake-je race races ra-cen face-book i-pad i-pads i-phone
smart-phone smart-phones base-ball base-balls ho-me-page sur-pri-se ca-si-no ba-seer make-up lu-na-park joy-stick
fre-gat site sites Mi-cha-el Ga-bri-el Is-ra-ël hap-je lounge ti-me-la-pse quiche quiches bay-bla-de col-lege-tje
o-ran-je kas-tan-je fran-je lo-gis-tiek mi-nus ul-tra eu-ro vuur-tje a-part-je
re-ü-nie wa-ter-stof be-amb-te ge-aard ge-uit be-oor-de-len ge-or-gel ge-oe-fend be-ijz-eld ge-ijkt oer-oud
on-der-aan voor-uit-gang achter-uit aard-ap-pel ro-nald pe-tro-le-um ly-ce-um ju-bi-le-um the-a-ter
sou-ve-nir so-ci-aal ge-o-me-trie ge-o-gra-fie the-a-trum ste-re-o me-te-oor ge-ni-aal
  ei-land ei-lan-den ijs-je ijs-jes vi-a aai-en zaai-en
pi-a-no ma-yo-nai-se po-lo-nai-se por-tiers por-tier re-vei-lle bouil-lon
taille tail-le-ren me-dail-le me-dail-les mar-ke-ting ko-li-brie guer-ril-la a-ve-nue
re-vue re-vues queue ma-noeu-vre oeu-vre cour-geu-se che-que che-ques cli-ché sau-na
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

import type { GameManifest } from '../../engine/exercise/index.ts';

/** 15 Buurtsuper: at the till, pull what is right evenly over the glass, and put what is wrong in the crate. */
export default {
  id: 'buurtsuper',
  title: 'Buurtsuper',
  family: 'manage/checkout-scan',
  forms: ['judge', 'sort', 'choose', 'split'],
  round: 18,
  cap: 4,
  pace: 'C',
  physics: 'none',
  host: 'sjaak',
  explain: 'Klopt het etiket? Haal het langs de scanner. Klopt het niet? In het foutenkrat!',
  explainIn: {
    sort: 'Haal het langs de scanner en leg het in de goede tas.',
    choose: 'Pak het goede woord uit het schap, dan gaat het langs de scanner.',
    split: 'Leg de beurtbalkjes tussen de stukken van het woord en druk op de toets.',
  },
  feat: 'Laat de kassa voor drie klanten het hele liedje piepen',
  shelf: { title: 'Kassabonnen', row: 10 },
} as const satisfies GameManifest;

import type { GameManifest } from '../../engine/exercise/index.ts';

/** 09 Tuin sproeien: hold the stream on the flower with the right word until it opens. */
export default {
  id: 'tuinsproeien',
  title: 'Tuin sproeien',
  family: 'aim/stream-fill',
  forms: ['choose', 'sort', 'judge'],
  round: 12,
  cap: 6,
  pace: 'C',
  physics: 'none',
  host: 'pleun',
  explain: 'Geef de bloem met het goede woord water tot hij opengaat.',
  explainIn: {
    sort: 'Geef het bed waar het woord bij hoort water.',
    judge: 'Klopt het woord? Geef het goede bed water.',
  },
  feat: 'Laat 8 bloemen opengaan zonder dat de ton leeg raakt',
} as const satisfies GameManifest;

import type { GameManifest } from '../../engine/exercise/index.ts';

/** 26 Stuitergame: carry the blanket under Tik, aim, and press as he lands: he shoots through the right cloud. */
export default {
  id: 'stuitergame',
  title: 'Stuitergame',
  family: 'bounce/trampoline-aim',
  forms: ['choose', 'build'],
  round: 12,
  cap: 5,
  pace: 'L',
  physics: 'none',
  stepwise: ['build'],
  host: 'tik',
  explain: 'Vang Tik op en schiet hem naar de wolk met het goede woord.',
  explainIn: { build: 'Schiet Tik door de letters, in de volgorde van het woord.' },
  feat: 'Druk tien keer precies als Tik landt',
} as const satisfies GameManifest;

import type { GameManifest } from '../../engine/exercise/index.ts';

/** 32 Visvijver: look where the koi with the right word dives, follow its leaf, and find it again. */
export default {
  id: 'visvijver',
  title: 'Visvijver',
  family: 'mind/hide-and-track',
  forms: ['choose', 'read', 'type'],
  round: 12,
  cap: 5,
  pace: 'C',
  physics: 'none',
  host: 'omavlek',
  explain: 'Onthoud waar het goede woord onder duikt.',
  explainIn: {
    read: 'Lees goed. Onthoud dan waar het goede woord onder duikt.',
    type: 'Typ het woord. Zoek dan waar de koi zich verstopt.',
  },
  feat: 'Til zes keer meteen het goede blad op',
  shelf: { title: 'Koikarpers', row: 8 },
} as const satisfies GameManifest;

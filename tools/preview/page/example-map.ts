import { DEFAULT_SETTINGS } from '../../../engine/exercise/index.ts';
import type { MapTask, PupilMap } from '../../../server/contract/practice.ts';

const STATES = ['goud', 'klaar', 'bezig', 'opfrissen', 'open', 'open'] as const;
const SIGNS = [
  'ei|ij',
  'au|ou',
  'ng',
  'nk',
  'cht',
  'eer|oor|eur',
  'aai|ooi',
  'eeuw',
  'f|v',
  's|z',
  'd|t',
  "foto's",
];

/** A map with a place in each state, and a list that came by post. */
export function exampleMap(): PupilMap & { back: null } {
  const tasks = SIGNS.map((sign, anchor): MapTask => {
    const state = STATES[anchor] ?? 'dicht';
    const name = sign.replaceAll('|', ' of ');
    return {
      ...{ id: `plek-${anchor}`, category: '', name, goal: `Woorden met ${name}`, sign, state, anchor },
      ...{ stars: Math.max(0, 3 - anchor), reason: 'Een voorbeeld.', games: [] },
      ...(state === 'dicht' && { opensAfter: 'd of t' }),
    };
  });
  const post: MapTask = {
    ...{ id: 'lijst', category: '', name: 'Dictee', goal: 'Oefen: Dictee', sign: 'abc', state: 'klaargezet' },
    ...{ stars: 0, anchor: 12, reason: 'Een voorbeeld.', games: [] },
  };
  const somvenster = { id: 'voorbeeld', number: 1, theme: 'weide', layout: 1, name: 'Weide-eiland' };
  return {
    pupil: { id: 'voorbeeld', name: 'Voorbeeld', avatar: { shape: 'rond', colour: 'koraal', worn: {} } },
    islands: [{ ...somvenster, tasks: [...tasks, post] }],
    somvenster,
    tasks: [...tasks, post],
    stars: 6,
    coins: 40,
    settings: DEFAULT_SETTINGS,
    back: null,
  };
}

import { DEFAULT_SETTINGS } from '../../../engine/exercise/index.ts';
import {
  LAYOUTS,
  THEMES,
  type Island,
  type MapTask,
  type PupilMap,
} from '../../../server/contract/practice.ts';

const STATES = ['goud', 'klaar', 'bezig', 'opfrissen', 'klaargezet', 'open', 'open'] as const;
const SIGNS = [
  'ei|ij',
  'au|ou',
  'oor',
  'schaar',
  'cht',
  'eer|oor|eur',
  'aai|ooi',
  'eeuw',
  'f|v',
  's|z',
  'd|t',
  "foto's",
];

/** The tasks of one island: a place in each state, and a list that came by post. */
function tasksOf(island: number): MapTask[] {
  const places = SIGNS.map((sign, anchor): MapTask => {
    const state = STATES[anchor] ?? 'dicht';
    const name = NAMES[sign] ?? sign.replaceAll('|', ' of ');
    return {
      ...{
        id: `plek-${island}-${anchor}`,
        category: '',
        name,
        goal: `Woorden met ${name}`,
        sign,
        state,
        anchor,
      },
      ...{ stars: Math.max(0, 3 - anchor), reason: 'Een voorbeeld.', games: [] },
      ...(state === 'dicht' && { opensAfter: 'd of t' }),
    };
  });
  const post: MapTask = {
    ...{ id: `lijst-${island}`, category: '', name: 'Dictee', goal: 'Oefen: Dictee', sign: 'abc' },
    ...{ state: 'klaargezet', stars: 0, anchor: SIGNS.length, reason: 'Een voorbeeld.', games: [] },
  };
  return [...places, post];
}
const NAMES: Record<string, string> = { oor: 'luisteren', schaar: 'stukjes' };

const islandNo = (number: number): Island => ({
  ...{ id: `eiland-${number}`, number, ...THEMES[(number - 1) % THEMES.length]! },
  layout: (Math.floor((number - 1) / THEMES.length) % LAYOUTS) + 1,
  tasks: tasksOf(number),
});

/** A map on which islands up to this number were reached; the pupil is on the last. */
export function exampleMap(upTo: number) {
  const islands = Array.from({ length: upTo }, (_, i) => islandNo(i + 1));
  const somvenster = islands.at(-1)!;
  const next = islandNo(upTo + 1);
  const map: PupilMap = {
    pupil: { id: 'voorbeeld', name: 'Voorbeeld', avatar: { shape: 'rond', colour: 'koraal', worn: {} } },
    ...{ islands, somvenster, tasks: somvenster.tasks, next: { ...next, toFinish: 3 } },
    ...{ stars: 6, coins: 40, settings: DEFAULT_SETTINGS },
  };
  return {
    ...map,
    themes: THEMES,
    back: null,
    rewards: { balloon: { height: 42, stickers: [] }, kite: { bows: 2, goal: 3 } },
  };
}

import { DEFAULT_SETTINGS } from '../../../engine/exercise/index.ts';
import { LAYOUTS, THEMES, type MapTask } from '../../../server/contract/practice.ts';
import type { Wish } from '../wish.ts';

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

/** A place as the scene draws it; the server sends no test yet. */
type Task = Omit<MapTask, 'state'> & { state: MapTask['state'] | 'toets' };

const STATES: Record<Wish['state'], (anchor: number) => Task['state']> = {
  gemengd: (anchor) =>
    (['goud', 'klaar', 'bezig', 'opfrissen', 'klaargezet', 'open', 'open'] as const)[anchor] ?? 'dicht',
  dicht: () => 'dicht',
  half: (anchor) => (anchor < 5 ? 'klaar' : anchor < 6 ? 'bezig' : anchor < 8 ? 'open' : 'dicht'),
  goud: () => 'goud',
  opfrissen: () => 'opfrissen',
  klaargezet: (anchor) => (anchor < 3 ? 'klaar' : anchor < 5 ? 'open' : 'dicht'),
  toets: (anchor) => (anchor < 4 ? 'klaar' : anchor === 4 ? 'toets' : 'dicht'),
};
/** What was set ready and lies on the islets: one thing, or so much that a second islet is needed. */
const READY: Partial<Record<Wish['state'], number>> = { gemengd: 1, klaargezet: 8 };
const MOST_STARS = 3;

/** Stars that fit a state; in the mix they go down along the path. */
const starsOf = (stand: Wish['state'], state: Task['state'], anchor: number) => {
  if (stand === 'gemengd') return Math.max(0, MOST_STARS - anchor);
  return state === 'bezig' ? 1 : ['goud', 'klaar', 'opfrissen'].includes(state) ? MOST_STARS : 0;
};

/** The tasks of one island: those on its path, and what was set ready. */
function tasksOf(island: number, stand: Wish['state']): Task[] {
  const places = SIGNS.map((sign, anchor): Task => {
    const state = STATES[stand](anchor);
    const name = NAMES[sign] ?? sign.replaceAll('|', ' of ');
    return {
      id: `plek-${island}-${anchor}`,
      category: '',
      name,
      goal: `Woorden met ${name}`,
      sign,
      state,
      anchor,
      stars: starsOf(stand, state, anchor),
      reason: 'Een voorbeeld.',
      games: [],
      ...(state === 'dicht' && { opensAfter: 'd of t' }),
    };
  });
  const ready = Array.from({ length: READY[stand] ?? 0 }, (_, i): Task => {
    const name = `Dictee ${i + 1}`;
    return {
      id: `lijst-${island}-${i}`,
      category: '',
      name,
      goal: `Oefen: ${name}`,
      sign: 'abc',
      state: 'klaargezet',
      stars: 0,
      anchor: SIGNS.length + i,
      reason: 'Een voorbeeld.',
      games: [],
    };
  });
  return [...places, ...ready];
}
const NAMES: Record<string, string> = { oor: 'luisteren', schaar: 'stukjes' };

/** Friends that live around the clubhouse. */
const BLOBS = [
  ['hum', 'Hum', 'neuriet de hele dag hetzelfde liedje'],
  ['dot', 'Dot', 'telt alle wolken'],
  ['stapel', 'Stapel', 'stapelt kiezels tot torentjes'],
  ['vlag', 'Vlag', 'zwaait met een vlaggetje'],
].map(([id, name, habit]) => ({ id, name, habit, owned: true }));

const islandNo = (number: number, stand: Wish['state']) => ({
  id: `eiland-${number}`,
  number,
  ...THEMES[(number - 1) % THEMES.length]!,
  layout: (Math.floor((number - 1) / THEMES.length) % LAYOUTS) + 1,
  tasks: tasksOf(number, stand),
});

/** A map on which islands up to this number were reached, each in this state; the pupil is on the last. */
export function exampleMap(upTo: number, stand: Wish['state']) {
  const islands = Array.from({ length: upTo }, (_, i) => islandNo(i + 1, stand));
  const somvenster = islands.at(-1)!;
  const { tasks } = somvenster;
  const next = { ...islandNo(upTo + 1, 'dicht'), toFinish: 3 };
  return {
    pupil: { id: 'voorbeeld', name: 'Voorbeeld', avatar: { shape: 'rond', colour: 'koraal', worn: {} } },
    islands,
    somvenster,
    tasks,
    next,
    themes: THEMES,
    back: null,
    stars: 6,
    coins: 40,
    settings: DEFAULT_SETTINGS,
    rewards: { balloon: { height: 42, stickers: [] }, blobs: BLOBS },
  };
}

import { createRng } from '../../../engine/exercise/index.ts';
import type { PracticeItems } from '../../../server/words/index.ts';
import { GROEP_NORMS, usualAt } from '../../../server/words/practice-items.ts';
import { SimPupil } from '../../bench/practice/pupil.ts';
import { bell, type Nature, type SimWord, type SimWorld } from '../../bench/practice/world.ts';
import { WORLDS } from '../../bench/practice/worlds.ts';

/** What a pupil of the simulated class is like, in Dutch for the table. */
export const KINDS = ['zwak', 'gemiddeld', 'sterk', 'gat', 'gokker', 'haastig', 'vaak weg'] as const;
export type Kind = (typeof KINDS)[number];

/** A made-up pupil: what is truly known, and how this pupil goes about practising. */
export interface SimChild {
  kind: Kind;
  sim: SimPupil;
  /** Chance to be there when the class practises. */
  attends: number;
  /** Guesses wherever there is something to choose from. */
  guesses: boolean;
}

/** School year of the class, and how far it is: three months after the summer. */
const GROEP = 5;
const SO_FAR = 0.25;
/** Ability in logits against what is usual; the spread of a class is about 0.8. */
const ABILITY: Record<Kind, readonly [from: number, to: number]> = {
  zwak: [-1.5, -0.9],
  gemiddeld: [-0.5, 0.5],
  sterk: [1, 1.6],
  gat: [0, 0.4],
  gokker: [-0.6, -0.4],
  haastig: [0, 0.4],
  'vaak weg': [-0.3, 0.1],
};
/** How deep the hole of the one with a hole is, in logits. */
const HOLE = -2.4;
/** How much true difficulty differs from what words look like, in logits. */
const SURPRISE = 0.5;
const USUALLY_THERE = 0.92;
/** Share of answers that are given without reading, by the one who hurries. */
const HURRY = 0.3;

/** Pupils learn by practice as in the benchmark's world in which a category is learnt as a whole. */
const NATURE: Nature = { ...WORLDS[0]!, name: 'klas' };

/** The world of the benchmark's pupils, made of the real words and categories. */
export function worldOf({ words, categories }: PracticeItems): SimWorld {
  const rng = createRng('weken/wereld');
  const items = words.map((word): SimWord => {
    const looks = 0.3 * ((word.length ?? 6) - 6) * 0.5 + 0.3 * (word.extra ?? 0);
    return { ...word, truth: Math.max(-2, Math.min(2, looks)) + SURPRISE * bell(rng) };
  });
  return {
    nature: NATURE,
    words: items,
    categories: [...categories],
    byCategory: Map.groupBy(items, ({ category }) => category),
    level: new Map(categories.map(({ id, level = 0 }) => [id, level + 0.25 * bell(rng)])),
    norms: Object.fromEntries(Object.entries(GROEP_NORMS)),
  };
}

/** A pupil of a kind, of whom `hole` is the category that is not understood at all. */
export function childOf(world: SimWorld, kind: Kind, number: number, hole: string): SimChild {
  const rng = createRng(`weken/leerling/${number}`);
  const sim = new SimPupil(world, number, 'weken');
  const [from, to] = ABILITY[kind];
  sim.general = usualAt(GROEP + SO_FAR) + rng.between(from, to);
  if (kind === 'gat') sim.own.set(hole, HOLE);
  if (kind === 'haastig') sim.manner.hurry = HURRY;
  return { kind, sim, attends: kind === 'vaak weg' ? 0.35 : USUALLY_THERE, guesses: kind === 'gokker' };
}

/** The kinds of a class of so many: one in eight weak and as many strong, as in a class of that spread, and one of each of the others. */
export function kindsOf(count: number): Kind[] {
  const special: Kind[] = ['gat', 'gokker', 'haastig', 'vaak weg'];
  const usual = Array.from({ length: count }, (_, i): Kind =>
    i % 8 === 0 ? 'zwak' : i % 8 === 4 ? 'sterk' : 'gemiddeld',
  );
  return usual.map((kind, i) => special[count - 1 - i] ?? kind);
}

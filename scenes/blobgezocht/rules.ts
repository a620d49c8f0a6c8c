import type { Rng } from '../../engine/exercise/index.ts';

/** What portraits differ in, and in how many ways; value 0 of `hat` and `glasses` is none. */
export const TRAITS = { colour: 4, hat: 4, glasses: 2, mouth: 3 } as const;
export type Trait = keyof typeof TRAITS;
const NAMES = Object.keys(TRAITS) as Trait[];

/** How somebody on the wall looks. */
export type Suspect = Readonly<Record<Trait, number>>;

/** What a witness knows: somebody has this, or has it not. */
export interface Clue {
  trait: Trait;
  value: number;
  has: boolean;
}

/** Who hangs on the wall, who of them it is, and what witnesses know, one after the other. */
export interface Case {
  suspects: readonly Suspect[];
  culprit: number;
  clues: readonly Clue[];
}

/** Columns and rows of the wall. */
export const WALL = { columns: 5, rows: 4 } as const;
const COUNT = WALL.columns * WALL.rows;
/** The most cases of a round, and the least words of each. */
const CASES = { most: 3, words: 2 } as const;
/** The least and most that portraits look like the one that is looked for, by tempo. */
const SIMILAR = { least: 0.3, most: 0.6 } as const;

export const similarityAt = (tempo: number): number => SIMILAR.least + (SIMILAR.most - SIMILAR.least) * tempo;

/** Whether it can be somebody, as far as these clues go. */
export const fits = (suspect: Suspect, clues: readonly Clue[]): boolean =>
  clues.every(({ trait, value, has }) => (suspect[trait] === value) === has);

/** How many words each case of a round has: shared evenly. */
export function casesOf(words: number): number[] {
  const count = Math.max(1, Math.min(CASES.most, Math.floor(words / CASES.words)));
  return Array.from({ length: count }, (_, i) => Math.floor(words / count) + (i < words % count ? 1 : 0));
}

/** To which case the exercise belongs before which so many are done, and how many of its clues are known by then. */
export function placeIn(cases: readonly number[], at: number): { index: number; clues: number } {
  let clues = at;
  let index = 0;
  while (index < cases.length - 1 && clues >= cases[index]!) clues -= cases[index++]!;
  return { index, clues };
}

/** All looks there are. */
const LOOKS: readonly Suspect[] = NAMES.reduce<Suspect[]>(
  (looks, trait) =>
    looks.flatMap((look) =>
      Array.from({ length: TRAITS[trait] }, (_, value) => ({ ...look, [trait]: value })),
    ),
  [{} as Suspect],
);

/**
 * A case with so many clues, of which so many say what somebody has not: each rules out portraits that were left, and after
 * the last one only the culprit is.
 */
export function makeCase(rng: Rng, count: number, denied: number, similarity: number): Case {
  const wanted = rng.pick(LOOKS);
  const clues = cluesOf(rng, wanted, count, denied);
  const likeness = (look: Suspect) => NAMES.filter((trait) => look[trait] === wanted[trait]).length / 4;
  const ranked = LOOKS.map((look) => ({ look, rank: rng.next() + similarity * likeness(look) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ look }) => look);
  const pools = clues.map((_, i) =>
    ranked.filter((look) => fits(look, clues.slice(0, i)) && !fits(look, clues.slice(0, i + 1))),
  );
  const others = shares(pools.map(({ length }) => length)).flatMap((size, i) => pools[i]!.slice(0, size));
  const suspects = rng.shuffle([wanted, ...others]);
  return { suspects, culprit: suspects.indexOf(wanted), clues };
}

/** How many portraits each clue rules out, of so many that it could: about half of those that are left. */
function shares(most: readonly number[]): number[] {
  let left = COUNT - 1;
  const sizes = most.map((pool, i) => {
    const later = most.length - 1 - i;
    const size = later === 0 ? left : Math.min(left - later, Math.max(1, Math.round(left * 0.45)));
    const fitting = Math.min(pool, size);
    left -= fitting;
    return fitting;
  });
  // What the last ones could not rule out, the first ones do.
  return sizes.map((size, i) => {
    const more = Math.min(left, most[i]! - size);
    left -= more;
    return size + more;
  });
}

/** First what somebody has not, beside what somebody has or in its place: most of it stays open. */
function cluesOf(rng: Rng, wanted: Suspect, count: number, denied: number): Clue[] {
  const spare = Math.max(0, count - NAMES.length);
  const told = rng.shuffle(NAMES).slice(0, count - spare);
  const many = rng.shuffle(NAMES.filter((trait) => TRAITS[trait] > 2));
  const instead = many
    .slice(spare)
    .filter((trait) => told.includes(trait))
    .slice(0, denied);
  return [
    ...[...many.slice(0, spare), ...instead].map((trait) => denialOf(rng, wanted, trait)),
    ...told.filter((trait) => !instead.includes(trait)).map((trait) => clueOf(wanted, trait)),
  ];
}

/** Of glasses it is said that somebody has none, never that somebody has "no glasses". */
const clueOf = (wanted: Suspect, trait: Trait): Clue =>
  trait === 'glasses'
    ? { trait, value: 1, has: wanted[trait] === 1 }
    : { trait, value: wanted[trait], has: true };

function denialOf(rng: Rng, wanted: Suspect, trait: Trait): Clue {
  const others = Array.from({ length: TRAITS[trait] }, (_, value) => value).filter(
    (value) => value !== wanted[trait],
  );
  return { trait, value: rng.pick(others), has: false };
}

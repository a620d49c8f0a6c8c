import { z } from 'zod';
import { FONTS, FORMS, KINDS, TINTS } from '../../engine/exercise/index.ts';

const flag = z.stringbool({ truthy: ['1'], falsy: ['', '0'] }).catch(false);
const text = (standard = '') => z.string().catch(standard);
const number = (low: number, high: number, standard: number) =>
  z.coerce.number().min(low).max(high).catch(standard);

/** How far the pupil of the example map is. */
export const MAP_STATES = ['gemengd', 'dicht', 'half', 'goud', 'opfrissen', 'klaargezet', 'toets'] as const;

/** Everything that makes a preview what it is; a link holds all of it. */
const wishSchema = z.object({
  /** Id of a game, or `landkaart`. */
  game: text('pizzabakken'),
  form: z.enum(FORMS).optional().catch(undefined),
  kind: z.enum(KINDS).optional().catch(undefined),
  /** Order number of the island of the map: theme and layout follow from it. */
  island: number(1, 16, 1),
  state: z.enum(MAP_STATES).catch('gemengd'),
  /** Id of a category; left out the first of which this form has a whole round. */
  category: text(),
  /** A pasted list: it goes before the category. */
  words: text(),
  shortest: number(1, 30, 2),
  longest: number(1, 30, 17),
  count: number(1, 20, 6),
  /** Wrong options or extra tiles; left out as the tempo says. */
  distractors: z.coerce.number().int().min(0).max(6).optional().catch(undefined),
  seed: text('a'),
  tempo: number(0, 1, 0.3),
  groep: z.coerce.number().int().min(3).max(8).catch(5),
  language: z.enum(['nl', 'be']).catch('nl'),
  calm: flag,
  support: flag,
  still: flag,
  misspellings: flag,
  large: flag,
  wide: flag,
  /** What the voice says is seen too. */
  captions: flag,
  font: z.enum(FONTS).catch('usual'),
  tint: z.enum(TINTS).catch('none'),
  example: flag,
  /** Without pictures, to see that a game can do without. */
  bare: flag,
  screen: z
    .string()
    .regex(/^\d{3,4}x\d{3,4}$/)
    .catch('1366x768'),
  pixels: number(1, 3, 1),
  input: z.enum(['muis', 'toetsen', 'vinger']).catch('muis'),
  /** Answers that were given already, g (right) and f (wrong): played fast before the author takes over. */
  done: z
    .string()
    .regex(/^[gf]*$/)
    .catch(''),
});

export type Wish = z.infer<typeof wishSchema>;

export const STANDARD: Wish = wishSchema.parse({});
const PARTS = Object.keys(wishSchema.shape) as (keyof Wish)[];

/** Names in the address are Dutch and short, as authors send each other these links; what has the same name there is not listed. */
const IN_ADDRESS: Partial<Record<keyof Wish, string>> = {
  game: 'spel',
  form: 'vorm',
  kind: 'soort',
  island: 'eiland',
  state: 'stand',
  category: 'categorie',
  words: 'woorden',
  shortest: 'kortste',
  longest: 'langste',
  count: 'opgaven',
  distractors: 'afleiders',
  seed: 'zaad',
  language: 'taal',
  calm: 'rustig',
  support: 'steun',
  still: 'stil',
  misspellings: 'foutbeelden',
  large: 'groot',
  wide: 'ruim',
  captions: 'ondertitels',
  font: 'letter',
  example: 'voorbeeld',
  bare: 'kaal',
  screen: 'scherm',
  input: 'invoer',
  done: 'gedaan',
};
const nameOf = (part: keyof Wish): string => IN_ADDRESS[part] ?? part;

/** Reads a link; what can't be read is as usual. */
export const readWish = (query: URLSearchParams): Wish =>
  wishSchema.parse(
    Object.fromEntries(
      PARTS.flatMap((part) => (query.has(nameOf(part)) ? [[part, query.get(nameOf(part))]] : [])),
    ),
  );

/** The link of a wish: only what is not as usual. */
export function writeWish(wish: Wish): URLSearchParams {
  const query = new URLSearchParams();
  for (const part of PARTS) {
    const value = wish[part];
    if (value === undefined || value === STANDARD[part]) continue;
    query.set(nameOf(part), value === true ? '1' : value === false ? '0' : String(value));
  }
  return query;
}

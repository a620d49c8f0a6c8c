import { z } from 'zod';
import { FONTS, FORMS, KINDS, TINTS } from '../../engine/exercise/index.ts';

/** Names in the address are Dutch and short: authors send each other these links. */
const flag = z.stringbool({ truthy: ['1'], falsy: ['', '0'] }).catch(false);
const text = (standard = '') => z.string().catch(standard);
const number = (low: number, high: number, standard: number) =>
  z.coerce.number().min(low).max(high).catch(standard);

/** How far the pupil of the example map is. */
export const MAP_STATES = ['gemengd', 'dicht', 'half', 'goud', 'opfrissen', 'klaargezet', 'toets'] as const;

/** Everything that makes a preview what it is; a link holds all of it. */
const wishSchema = z.object({
  /** Id of a game, or `landkaart`. */
  spel: text('pizzabakken'),
  vorm: z.enum(FORMS).optional().catch(undefined),
  soort: z.enum(KINDS).optional().catch(undefined),
  /** Order number of the island of the map: theme and layout follow from it. */
  eiland: number(1, 16, 1),
  stand: z.enum(MAP_STATES).catch('gemengd'),
  /** Id of a category; left out the first of which this form has a whole round. */
  categorie: text(),
  /** A pasted list: it goes before the category. */
  woorden: text(),
  kortste: number(1, 30, 2),
  langste: number(1, 30, 17),
  opgaven: number(1, 20, 6),
  /** Wrong options or extra tiles; left out as the tempo says. */
  afleiders: z.coerce.number().int().min(0).max(6).optional().catch(undefined),
  zaad: text('a'),
  tempo: number(0, 1, 0.3),
  groep: z.coerce.number().int().min(3).max(8).catch(5),
  taal: z.enum(['nl', 'be']).catch('nl'),
  rustig: flag,
  steun: flag,
  stil: flag,
  foutbeelden: flag,
  groot: flag,
  ruim: flag,
  /** What the voice says is seen too. */
  ondertitels: flag,
  letter: z.enum(FONTS).catch('usual'),
  tint: z.enum(TINTS).catch('none'),
  voorbeeld: flag,
  /** Without pictures, to see that a game can do without. */
  kaal: flag,
  scherm: z
    .string()
    .regex(/^\d{3,4}x\d{3,4}$/)
    .catch('1366x768'),
  pixels: number(1, 3, 1),
  invoer: z.enum(['muis', 'toetsen', 'vinger']).catch('muis'),
  /** Answers that were given already, g (right) and f (wrong): played fast before the author takes over. */
  gedaan: z
    .string()
    .regex(/^[gf]*$/)
    .catch(''),
});

export type Wish = z.infer<typeof wishSchema>;

export const STANDARD: Wish = wishSchema.parse({});

/** Reads a link; what can't be read is as usual. */
export const readWish = (query: URLSearchParams): Wish => wishSchema.parse(Object.fromEntries(query));

/** The link of a wish: only what is not as usual. */
export function writeWish(wish: Wish): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(wish)) {
    const standard = STANDARD[name as keyof Wish];
    if (value === undefined || value === standard) continue;
    query.set(name, value === true ? '1' : value === false ? '0' : String(value));
  }
  return query;
}

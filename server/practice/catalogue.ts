import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  FORMS,
  ROUND_SIZE,
  type Form,
  type GameManifest,
  type PlaySettings,
} from '../../engine/exercise/index.ts';

const gameSchema = z.object({
  id: z.string().min(1).max(40),
  title: z.string().min(1),
  family: z.string().min(1),
  forms: z.tuple([z.enum(FORMS)], z.enum(FORMS)),
  round: z.int().min(1),
  cap: z.int().min(1),
  pace: z.enum(['T', 'C', 'L']),
  extras: z.int().min(1).optional(),
  explain: z.string().min(1),
  explainIn: z.partialRecord(z.enum(FORMS), z.string().min(1)).optional(),
  shelf: z.object({ title: z.string().min(1), row: z.int().min(1) }).optional(),
});

/** What the server knows of a game. */
export type Game = Pick<
  GameManifest,
  | 'id'
  | 'title'
  | 'family'
  | 'forms'
  | 'round'
  | 'cap'
  | 'pace'
  | 'extras'
  | 'explain'
  | 'explainIn'
  | 'shelf'
>;

/** Every game there is, in the order of the catalogue. */
export interface Catalogue {
  games: readonly Game[];
  game(id: string): Game | undefined;
  /** Ids of the games with a shelf in the cabinet, from the top. */
  shelves: readonly string[];
}

/** A catalogue of these games. */
export function createCatalogue(games: readonly Game[]): Catalogue {
  // An address may hold accents as one character or as two.
  const byId = new Map(games.map((game) => [game.id.normalize('NFC'), game]));
  const shelves = games
    .flatMap(({ id, shelf }) => (shelf ? [{ id, row: shelf.row }] : []))
    .sort((a, b) => a.row - b.row || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
  return { games, game: (id) => byId.get(id.normalize('NFC')), shelves };
}

/** Reads the catalogue that the build makes of the manifests. */
export function readCatalogue(file: string): Catalogue {
  const text = readFileSync(file, 'utf8');
  return createCatalogue(z.array(gameSchema).min(1).parse(JSON.parse(text)));
}

/** Exercises in a round of a game when it is played in `form`. */
export const roundSize = (game: Game, form: Form) => (form === game.forms[0] ? game.round : ROUND_SIZE[form]);

/** From this tempo cards lie there that do not belong, and from this one as many as the game can show. */
const EXTRAS_FROM = 0.6;
const ALL_EXTRAS_FROM = 0.8;

/** The most cards that do not belong, beside those to put in order: none in calm mode, where one thing is asked at a time. */
export function extrasOf(
  { extras = 0 }: Game,
  { calm, tempo }: Pick<PlaySettings, 'calm' | 'tempo'>,
): number {
  if (calm || tempo < EXTRAS_FROM) return 0;
  return tempo < ALL_EXTRAS_FROM ? Math.min(1, extras) : extras;
}

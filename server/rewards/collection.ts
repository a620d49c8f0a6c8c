import type { Piece } from '../contract/rewards.ts';
import type { Db } from '../data/database.ts';
import { notFound } from '../http/problem.ts';
import type { Catalogue } from '../practice/catalogue.ts';

/** Pieces of a shelf that are shown at once. */
const SHELF = 24;

/** One shelf of the cabinet: how many pieces there are, and the newest. */
export interface Shelf {
  game: string;
  total: number;
  pieces: Piece[];
}

/** What has to do with the cabinet: the log, and which games have a shelf. */
export interface CabinetDeps {
  db: Db;
  catalogue: Pick<Catalogue, 'shelves'>;
}

/** The shelves of a pupil's cabinet that have something on them; or one of them, from before a moment. */
export async function readShelves(
  { db, catalogue }: CabinetDeps,
  pupilId: string,
  { game, before = Number.MAX_SAFE_INTEGER }: { game?: string | undefined; before?: number | undefined },
): Promise<Shelf[]> {
  const wanted = catalogue.shelves.filter((id) => game === undefined || id === game);
  if (wanted.length === 0) return [];
  const counted = await finished(db, pupilId)
    .select(({ fn }) => ['game', fn.countAll<number>().as('total')])
    .where('game', 'in', wanted)
    .groupBy('game')
    .execute();
  const newest = finished(db, pupilId)
    .select(({ fn }) => [
      'id',
      'game',
      'started_at',
      'stars',
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('game').orderBy('started_at', 'desc'))
        .as('place'),
    ])
    .where('game', 'in', wanted)
    .where('started_at', '<', before);
  const rows = await db
    .selectFrom(newest.as('newest'))
    .leftJoin('keepsakes', 'keepsakes.round_id', 'newest.id')
    .select(['newest.id', 'newest.game', 'newest.started_at as at', 'newest.stars', 'what'])
    .where('place', '<=', SHELF)
    .orderBy('place')
    .execute();
  const pieces = Map.groupBy(rows, ({ game: id }) => id);
  return wanted.flatMap((id) =>
    counted
      .filter((row) => row.game === id)
      .map(({ total }) => ({
        game: id,
        total: Number(total),
        pieces: (pieces.get(id) ?? []).map((piece) => pieceOf(id, piece)),
      })),
  );
}

/** Keeps what a pupil picked in the finale of a round; once, whatever comes twice. */
export async function keepFrom(db: Db, round: { id: string; pupil_id: string }, what: string): Promise<void> {
  await db
    .insertInto('keepsakes')
    .values({ round_id: round.id, pupil_id: round.pupil_id, what })
    .onConflict((conflict) => conflict.column('round_id').doNothing())
    .execute();
}

/** A piece with the words of its round in the order in which they were asked. Throws `not-found`. */
export async function readPiece(
  { db, catalogue }: CabinetDeps,
  pupilId: string,
  roundId: string,
): Promise<Piece & { words: string[] }> {
  const round = await finished(db, pupilId)
    .leftJoin('keepsakes', 'keepsakes.round_id', 'rounds.id')
    .select(['id', 'game', 'started_at', 'started_at as at', 'stars', 'what'])
    .where('id', '=', roundId)
    .executeTakeFirst();
  const game = catalogue.shelves.find((id) => id === round?.game);
  if (!round || !game) throw notFound('Dit stuk is niet gevonden.');
  const answers = await db
    .selectFrom('answers')
    .select('word')
    .where('round_at', '=', round.started_at)
    .where('round_id', '=', round.id)
    .orderBy('n')
    .execute();
  const words = [...new Set(answers.map(({ word }) => word))];
  return { ...pieceOf(game, round), words };
}

const pieceOf = (
  game: string,
  { id, at, stars, what }: { id: string; at: number; stars: number; what: string | null },
): Piece => ({ id, game, at, stars, ...(what !== null && { keepsake: what }) });

/** The rounds that a pupil played to their end. */
const finished = (db: Db, pupilId: string) =>
  db.selectFrom('rounds').where('rounds.pupil_id', '=', pupilId).where('complete', '=', 1);

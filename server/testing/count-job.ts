import type { Db } from '../data/database.ts';
import type { JobKind, Running } from '../jobs/kind.ts';

/** What the test job is asked to do. */
export interface Counting {
  /** How many things it makes, one in each chunk. */
  upTo: number;
}

/** Where something can go wrong: in the transaction of a thing, after what it stores, or before the next one. */
export type Moment = (
  where: 'inside' | 'before',
  way: 'run' | 'back' | 'undo',
  n: number,
) => void | Promise<void>;

const NOTHING: Moment = () => undefined;
const nameOf = (n: number) => `thing-${String(n).padStart(3, '0')}`;

/** Which things there are. */
export const thingsIn = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('installation').select('name').where('name', 'like', 'thing-%').execute();
  return rows.map(({ name }) => name).sort();
};
export const thingsTo = (count: number): string[] => Array.from({ length: count }, (_, n) => nameOf(n));

/** A kind of job that makes things one by one, each of which can be made only once; for tests of what jobs have in common. */
export function countJob(
  more: Partial<JobKind<Counting, number, void>> = {},
  moment: Moment = NOTHING,
): JobKind<Counting, number, void> {
  const taking = (way: 'back' | 'undo') => ({
    prepare: async ({ cursor }: Running<Counting, number>) => moment('before', way, cursor ?? 0),
    async chunk(trx: Db, { cursor, done }: Running<Counting, number>) {
      const at = cursor ?? 0;
      const [last] = (await thingsIn(trx)).reverse();
      if (last === undefined) return { next: null, done: 0 };
      await trx.deleteFrom('installation').where('name', '=', last).execute();
      await moment('inside', way, at);
      const isLast = last === nameOf(0);
      return {
        next: isLast ? null : at + 1,
        done: way === 'back' ? Math.min(1, done) : 1,
        counts: { gone: 1 },
      };
    },
  });
  return {
    id: 'count',
    title: 'Tellen',
    work: 'een telling',
    action: 'pupil:add',
    writes: true,
    outcomes: { made: 'gemaakt', gone: 'weggehaald' },
    cancel: 'back',
    retry: 'anew',
    run: {
      prepare: async ({ cursor }) => moment('before', 'run', cursor ?? 0),
      async chunk(trx, { cursor, params }) {
        const n = cursor ?? 0;
        await trx
          .insertInto('installation')
          .values({ name: nameOf(n), value: 'x' })
          .execute();
        await moment('inside', 'run', n);
        const next = n + 1 < params.upTo ? n + 1 : null;
        return { next, done: 1, total: params.upTo, step: 'Tellen', rows: [{ outcome: 'made' }] };
      },
    },
    back: taking('back'),
    undo: { ...taking('undo'), withinMs: 60_000 },
    ...more,
  };
}

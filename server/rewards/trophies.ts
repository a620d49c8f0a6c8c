import type { Trophy } from '../contract/rewards.ts';
import type { Db } from '../data/database.ts';
import { byRound } from '../data/rounds-answers.ts';
import { TROPHY_OUTFITS } from '../contract/reward-items.ts';

/** A trophy: how it is earned, and what of the log counts for it. */
interface Rule {
  id: string;
  name: string;
  how: string;
  goal: number;
  counts: (log: Counts) => Promise<number>;
}

/** What the log of one pupil says, asked for only where a trophy still needs it. */
interface Counts {
  stars(): Promise<number>;
  games(): Promise<number>;
  exercises(form: 'type' | 'split' | 'read'): Promise<number>;
  secondTries(): Promise<number>;
  sweeps(): Promise<number>;
  /** Finished places of the fullest island of a theme. */
  places(theme: string): Promise<number>;
}

const ISLAND_PLACES = 12;
const island = (theme: string, name: string, of = name): Rule => ({
  id: `eiland-${theme}`,
  name: `${name} klaar`,
  how: `Haal op alle plekken van ${of} een ster.`,
  goal: ISLAND_PLACES,
  counts: (log) => log.places(theme),
});

/** The 16 trophies in the order of their outfits (items.ts); rules of scenes/landkaart/README.md 4.5. */
const RULES: readonly Rule[] = [
  {
    id: 'eerste-ster',
    name: 'Eerste ster',
    how: 'Haal je eerste ster.',
    goal: 1,
    counts: (log) => log.stars(),
  },
  island('weide', 'Weide-eiland', 'het Weide-eiland'),
  island('duinstrand', 'Duinstrand', 'het Duinstrand'),
  island('fluisterbos', 'Fluisterbos', 'het Fluisterbos'),
  island('bakkersberg', 'Bakkersberg', 'de Bakkersberg'),
  island('havenstad', 'Havenstad'),
  island('sneeuwtop', 'Sneeuwtop', 'de Sneeuwtop'),
  island('vulkaanbaai', 'Vulkaanbaai', 'de Vulkaanbaai'),
  island('sterrenklip', 'Sterrenklip', 'de Sterrenklip'),
  {
    id: 'doorzetter',
    name: 'Doorzetter',
    how: 'Maak 20 opgaven goed bij de tweede keer.',
    goal: 20,
    counts: (log) => log.secondTries(),
  },
  {
    id: 'ontdekker',
    name: 'Ontdekker',
    how: 'Speel 25 verschillende spellen.',
    goal: 25,
    counts: (log) => log.games(),
  },
  {
    id: 'alleskunner',
    name: 'Alleskunner',
    how: 'Speel alle 45 spellen een keer.',
    goal: 45,
    counts: (log) => log.games(),
  },
  {
    id: 'luisteroor',
    name: 'Luisteroor',
    how: 'Schrijf 100 woorden op die je hoort.',
    goal: 100,
    counts: (log) => log.exercises('type'),
  },
  {
    id: 'splitsmeester',
    name: 'Splitsmeester',
    how: 'Splits 100 woorden.',
    goal: 100,
    counts: (log) => log.exercises('split'),
  },
  {
    id: 'opfrisser',
    name: 'Opfrisser',
    how: 'Veeg 30 stoffige plekken schoon.',
    goal: 30,
    counts: (log) => log.sweeps(),
  },
  {
    id: 'lezer',
    name: 'Lezer',
    how: 'Maak 100 leesopgaven.',
    goal: 100,
    counts: (log) => log.exercises('read'),
  },
];

/** The outfit that a trophy hands out. */
const outfitOf = new Map(RULES.map(({ id }, i) => [id, TROPHY_OUTFITS[i]!.id]));

/** All that a pupil has: what was bought, and the outfits of the trophies. */
export async function ownedBy(db: Db, pupilId: string): Promise<Set<string>> {
  const [bought, won] = await Promise.all([
    db.selectFrom('belongings').select('item').where('pupil_id', '=', pupilId).orderBy('at').execute(),
    db.selectFrom('trophies').select('trophy').where('pupil_id', '=', pupilId).execute(),
  ]);
  return new Set([
    ...bought.map(({ item }) => item),
    ...won.flatMap(({ trophy }) => outfitOf.get(trophy) ?? []),
  ]);
}

/**
 * The trophies of a pupil with how far each is. With `award` those that the log has earned by now are handed out;
 * each once, however often this is asked. What was earned stays, whatever happens to the log.
 */
export async function readTrophies(
  db: Db,
  pupilId: string,
  now: number,
  award: boolean,
): Promise<{ trophies: Trophy[]; fresh: string[] }> {
  const rows = await db
    .selectFrom('trophies')
    .select(['trophy', 'at'])
    .where('pupil_id', '=', pupilId)
    .execute();
  const earned = new Map(rows.map(({ trophy, at }) => [trophy, at]));
  const log = countsOf(db, pupilId);
  const fresh: string[] = [];
  const trophies: Trophy[] = [];
  for (const { id, name, how, goal, counts } of RULES) {
    const known = earned.get(id);
    const count = known === undefined ? Math.min(goal, await counts(log)) : goal;
    const isNew = award && known === undefined && count >= goal;
    if (isNew) fresh.push(id);
    trophies.push({
      id,
      name,
      how,
      count,
      goal,
      at: known ?? (isNew ? now : null),
      outfit: outfitOf.get(id)!,
    });
  }
  if (fresh.length > 0) {
    await db
      .insertInto('trophies')
      .values(fresh.map((trophy) => ({ pupil_id: pupilId, trophy, at: now })))
      .onConflict((conflict) => conflict.columns(['pupil_id', 'trophy']).doNothing())
      .execute();
  }
  return { trophies, fresh };
}

function countsOf(db: Db, pupilId: string): Counts {
  const once = <T>(ask: () => Promise<T>) => {
    let asked: Promise<T> | undefined;
    return () => (asked ??= ask());
  };
  const played = once(() =>
    db
      .selectFrom('rounds')
      .select(({ fn }) => [
        'game',
        'form',
        fn.sum<number>('complete').as('complete'),
        fn.max('stars').as('stars'),
        fn.sum<number>('finished').as('finished'),
      ])
      .where('pupil_id', '=', pupilId)
      .groupBy(['game', 'form'])
      .execute(),
  );
  const places = once(() => fullestIslands(db, pupilId));
  return {
    stars: async () => Number((await played()).some(({ stars }) => stars > 0)),
    games: async () =>
      new Set((await played()).flatMap(({ game, complete }) => (complete > 0 ? [game] : []))).size,
    exercises: async (form) =>
      (await played()).reduce((sum, row) => sum + (row.form === form ? Number(row.finished) : 0), 0),
    secondTries: () => countSecondTries(db, pupilId),
    async sweeps() {
      const { count } = await db
        .selectFrom('sweeps')
        .innerJoin('rounds', 'rounds.id', 'sweeps.round_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('sweeps.pupil_id', '=', pupilId)
        .where('rounds.complete', '=', 1)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    places: async (theme) => (await places()).get(theme) ?? 0,
  };
}

/** Exercises that were right at the second try. */
async function countSecondTries(db: Db, pupilId: string): Promise<number> {
  const { count } = await db
    .selectFrom('answers')
    .innerJoin('rounds', byRound)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('rounds.pupil_id', '=', pupilId)
    .where('answers.try_no', '=', 2)
    .where('answers.correct', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Per theme how many places of its fullest island have a star. */
async function fullestIslands(db: Db, pupilId: string): Promise<Map<string, number>> {
  const islands = await db
    .selectFrom('somvensters')
    .innerJoin('tasks', 'tasks.somvenster_id', 'somvensters.id')
    .innerJoin('task_games', 'task_games.task_id', 'tasks.id')
    .select(({ fn }) => ['somvensters.theme', fn.count<number>('tasks.id').distinct().as('places')])
    .where('somvensters.pupil_id', '=', pupilId)
    .where('tasks.word_list_id', 'is', null)
    .where('task_games.stars', '>', 0)
    .groupBy(['somvensters.id', 'somvensters.theme'])
    .execute();
  const fullest = new Map<string, number>();
  for (const { theme, places } of islands)
    fullest.set(theme, Math.max(fullest.get(theme) ?? 0, Number(places)));
  return fullest;
}

import { join } from 'node:path';
import { createRng, type Dealt, DEFAULT_SETTINGS, type Rng } from '../../engine/exercise/index.ts';
import { AUTH_DEFAULTS, issuerOf } from '../../server/auth/config.ts';
import { openKeyPair } from '../../server/auth/keys.ts';
import { createSessions } from '../../server/auth/sessions.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { newId } from '../../server/contract/id.ts';
import type { AnswerEvent } from '../../server/contract/live.ts';
import { openDatabase, type Db, transact } from '../../server/data/database.ts';
import type { DataFolder } from '../../server/data/folder.ts';
import type { RoundRow } from '../../server/data/schema.ts';
import { createAccount, createGroup, createPupil, createUser } from '../../server/people/create.ts';
import { readCatalogue } from '../../server/practice/catalogue.ts';
import { createDealer, type Deal } from '../../server/practice/dealer.ts';
import { openSomvenster } from '../../server/practice/somvensters.ts';
import { SILENT_SPEAKER, wordsOf } from '../../server/practice/words.ts';
import { createWordBank } from '../../server/words/index.ts';
import { mistakeIn } from '../demo/mistakes.ts';

const ROOT = join(import.meta.dirname, '../..');
const GROUP_SIZE = 35;
/** Share of exercises that go wrong at the first try. */
const WRONG = 0.2;
const ROUND_MS = 5 * 60_000;

/** A pupil with a token and open rounds to answer. */
export interface BenchPupil {
  id: string;
  token: string;
  /** The next answer; undefined when all rounds are used up. */
  next(): AnswerEvent | undefined;
}

export interface BenchSchool {
  pupils: BenchPupil[];
  teachers: { token: string; groupId: string }[];
}

/** Fills an empty data folder with a school whose pupils have open rounds. */
export async function makeBenchSchool(
  folder: DataFolder,
  pupils: number,
  roundsEach: number,
): Promise<BenchSchool> {
  const db = await openDatabase(folder.database);
  const tokens = createTokens(openKeyPair(folder), issuerOf(AUTH_DEFAULTS));
  const device = { address: '127.0.0.1', browser: 'bench' };
  const rng = createRng('bench');
  const words = wordsOf(createWordBank(join(ROOT, 'assets')), SILENT_SPEAKER);
  const catalogue = readCatalogue(join(ROOT, '.build/catalogue.json'));
  const dealer = createDealer(words);
  const categories = words.categoriesOf(4).map((category) => category.id);
  const deals = categories.flatMap((category) =>
    catalogue.games.flatMap((game) => {
      const deal = dealer.deal({
        game,
        matter: { category },
        settings: DEFAULT_SETTINGS,
        seed: category,
        groep: 5,
      });
      return deal ? [{ game: game.id, deal, text: JSON.stringify(deal.dealt) }] : [];
    }),
  );

  const school: BenchSchool = { pupils: [], teachers: [] };
  await transact(db, async (trx) => {
    const { lifetimes } = AUTH_DEFAULTS;
    const sessions = createSessions({ db: trx, tokens, lifetimes, secret: folder.secret('networks') });
    const accountId = await createAccount(trx, { kind: 'school', name: 'Meting' });
    const user = { accountId, passwordHash: '-' };
    for (let g = 0; g * GROUP_SIZE < pupils; g++) {
      const teacher = await createUser(trx, {
        ...user,
        role: 'docent',
        username: `docent${g}`,
        name: `Docent ${g}`,
      });
      const groupId = await createGroup(trx, {
        accountId,
        name: `Groep ${g}`,
        groep: [5],
        teachers: [teacher],
      });
      school.teachers.push({
        token: (await sessions.begin({ id: teacher, role: 'docent', account_id: accountId }, device)).access,
        groupId,
      });
      for (let i = 0; i < Math.min(GROUP_SIZE, pupils - g * GROUP_SIZE); i++) {
        const number = g * GROUP_SIZE + i;
        const row = {
          account_id: accountId,
          group_id: groupId,
          first_name: 'Leerling',
          infix: '',
          last_name: String(number),
        };
        const looks = {
          groep: 5,
          avatar_shape: 'rond',
          avatar_colour: 'blauw',
          username: `leerling${number}`,
          passwordHash: '-',
        };
        const id = await createPupil(trx, { ...row, ...looks });
        const rounds = await addRounds(trx, id, categories, () => rng.pick(deals), roundsEach, rng);
        const { access: token } = await sessions.begin(
          { id, role: 'leerling', account_id: accountId },
          device,
        );
        const stream = answers(rounds, rng.fork(id));
        school.pupils.push({ id, token, next: () => stream.next().value });
      }
    }
  });
  await db.destroy();
  return school;
}

interface OpenDeal {
  id: string;
  dealt: Dealt[];
}

async function addRounds(
  db: Db,
  pupilId: string,
  categories: string[],
  pick: () => { game: string; deal: Deal; text: string },
  count: number,
  rng: Rng,
): Promise<OpenDeal[]> {
  const somvenster = await openSomvenster(db, pupilId, categories);
  const task = await db
    .selectFrom('tasks')
    .select('id')
    .where('somvenster_id', '=', somvenster.id)
    .executeTakeFirstOrThrow();
  const made: OpenDeal[] = [];
  const rows: RoundRow[] = [];
  for (let i = 0; i < count; i++) {
    const { game, deal, text } = pick();
    // All pupils play their rounds at about the same time, as they do in school.
    const startedAt = Date.now() - Math.round((count - i - rng.next()) * ROUND_MS);
    const id = newId(startedAt);
    made.push({ id, dealt: deal.dealt });
    rows.push({
      id,
      pupil_id: pupilId,
      task_id: task.id,
      game,
      form: deal.form,
      seed: id,
      size: deal.size,
      deal: text,
      choices: null,
      first_visit: 0,
      started_at: startedAt,
      ended_at: null,
      complete: 0,
      tips: 0,
      feat: 0,
      finished: 0,
      first_try: 0,
      stars: 0,
      coins: 0,
    });
  }
  await db.insertInto('rounds').values(rows).execute();
  return made;
}

/** The answers of a pupil who plays one round after the other: mistakes are mended at the second try. */
function* answers(rounds: OpenDeal[], rng: Rng): Generator<AnswerEvent, undefined> {
  for (const { id: roundId, dealt } of rounds) {
    let n = 0;
    for (const item of dealt) {
      const right = rng.next() >= WRONG;
      const tries = right ? [item.solution.answer] : [mistakeIn(item, rng), item.solution.answer];
      for (const given of tries) {
        const event = { id: newId(), roundId, exerciseId: item.exercise.id, n, given };
        yield { ...event, ms: 3000, tick: n * 180, at: Date.now() };
        n++;
      }
    }
  }
  return undefined;
}

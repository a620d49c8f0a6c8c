import { createRng, type Rng } from '../../engine/exercise/index.ts';
import { isTarget } from '../../engine/measure/index.ts';
import type { CategoryId } from '../../engine/spelling/catalogue/index.ts';
import { misspellings } from '../../engine/spelling/index.ts';
import { daysOffOf } from '../../server/calendar/days-off.ts';
import { isSchoolday } from '../../server/calendar/school-weeks.ts';
import { changeFields } from '../../server/care/changing.ts';
import { evaluate } from '../../server/care/evaluating.ts';
import { makePlan } from '../../server/care/making.ts';
import { movePlan } from '../../server/care/moving.ts';
import { findPlan } from '../../server/care/repository.ts';
import { saveSession } from '../../server/care/sessions.ts';
import { goalChoices } from '../../server/care/starts.ts';
import { fieldsOf, goalsOf, versionsOf } from '../../server/care/stored.ts';
import type { PlanField } from '../../server/contract/care-plan.ts';
import { daysAfter } from '../../server/contract/days.ts';
import { FEATURES } from '../../server/contract/features.ts';
import type { PlanMoment } from '../../server/contract/plan-tests.ts';
import { nameOfDay } from '../../server/data/day.ts';
import type { Db } from '../../server/data/database.ts';
import type { PlanRow, PupilRow, UserRow } from '../../server/data/schema.ts';
import { switchFeature } from '../../server/features/features.ts';
import type { Words } from '../../server/practice/dealer.ts';
import { createExists, openDictionary, readRefused } from '../../server/words/index.ts';
import { decide } from '../../server/tests/deciding.ts';
import { createDifficulties, type DifficultyOf } from '../../server/tests/difficulties.ts';
import { formAt } from '../../server/tests/for-pupil.ts';
import { planTestChecked } from '../../server/tests/plan-checked.ts';
import { makeEndTest } from '../../server/tests/plan-end.ts';
import { enterOnPaper } from '../../server/tests/plan-entry.ts';
import { setOfPlan } from '../../server/tests/plan-measure.ts';
import { composePlanTest, storePlanTest } from '../../server/tests/plan-set.ts';
import { planTestsView } from '../../server/tests/plan-view.ts';
import { answersOf, itemsOf, sittingOf } from '../../server/tests/repository.ts';
import { uuid } from './uuid.ts';

/** A goal has at least so many words: two tests and practice are made of them. */
const FEWEST_WORDS = 120;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A plan of the demo: when it began, for how many weeks of school, and how much of its tests was right, where they were taken. */
interface DemoPlan {
  username: string;
  daysAgo: number;
  weeks: number;
  goals: 1 | 2;
  help: string;
  /** What the child says. */
  voice?: string;
  /** Shares of the words that were right; `end` closes the plan. */
  begin?: number;
  end?: number;
  /** Said where it is looked back on. */
  said?: string;
}

const PLANS: readonly DemoPlan[] = [
  {
    ...{ username: 'phileine5', daysAgo: 12, weeks: 10, goals: 1 },
    help: 'Phileine weet de regel te vertellen, maar past hem onder het schrijven nog niet toe.',
  },
  {
    ...{ username: 'benjamin5', daysAgo: 33, weeks: 12, goals: 2, begin: 0.43 },
    help: 'Benjamin schrijft veel woorden zoals hij ze hoort. In zijn verhalen zie je dezelfde fouten terug als in het dictee.',
    voice: 'Ik wil een verhaal schrijven zonder dat er overal een streep onder staat.',
  },
  {
    ...{ username: 'dani5', daysAgo: 96, weeks: 6, goals: 2, begin: 0.4, end: 0.85 },
    help: 'Dani heeft moeite met lange woorden en raakt dan de draad van de klanken kwijt.',
    voice: 'Korte woorden kan ik al. Bij lange raak ik de weg kwijt.',
    said: 'Dani hakt lange woorden nu zelf in stukken. De aanpak werd elke week gevolgd.',
  },
  {
    ...{ username: 'fleur5', daysAgo: 95, weeks: 6, goals: 1, begin: 0.47, end: 0.63 },
    help: 'Fleur twijfelt bij bijna elk woord en gumt veel. Zij wil weten welke regel waar hoort.',
    said: 'Fleur gumt minder en legt uit waarom ze iets kiest. In de klas blijven we ernaar vragen.',
  },
  {
    ...{ username: 'otis5', daysAgo: 97, weeks: 6, goals: 2, begin: 0.5, end: 0.53 },
    help: 'Otis schrijft snel en kijkt niet na. Hij oefende tot nu toe weinig.',
    said: 'Otis was vaak afwezig. Het plan begint na de vakantie opnieuw, met vaste momenten.',
  },
  {
    ...{ username: 'ravi5', daysAgo: 94, weeks: 6, goals: 1, begin: 0.37, end: 0.93 },
    help: 'Ravi verwisselt klinkers die op elkaar lijken, ook bij woorden die hij vaak ziet.',
    said: 'Ravi is zichtbaar zekerder geworden en helpt nu een ander kind.',
  },
  {
    ...{ username: 'uma5', daysAgo: 96, weeks: 6, goals: 2, begin: 0.43, end: 0.6 },
    help: 'Uma sprak thuis lang een andere taal en hoort sommige klanken nog niet uit elkaar.',
    said: 'Uma luistert het woord nu twee keer af voor ze schrijft. Verder zoals het ging.',
  },
];

const APPROACH =
  'Drie keer per week een kwartier aan de instructietafel: woorden hardop in klankgroepen delen, de regel noemen, schrijven en samen nakijken. Daarna oefent Spelwereld verder.';
const STARTING =
  'Van nieuwe woorden gaat nog niet de helft goed, van woorden die vaak geoefend zijn meer. Hardop in klankgroepen verdelen helpt.';
/** What was done in sessions, in turn. */
const DONE = [
  'Woorden in klankgroepen gehakt, daarna geschreven.',
  'De regel samen verwoord en bij tien woorden toegepast.',
  'Dictee van tien woorden, samen nagekeken.',
  'Woorden uit het eigen schrift verbeterd.',
];
/** What is won in some weeks of practice, and what a goal asks at least. */
const WON = 0.25;
const LEAST_TARGET = 0.7;
const AGREED = 'De leerkracht schrijft elk moment op. Thuis hoeft er niets bij.';

interface Place {
  db: Db;
  words: Words;
  difficulties: () => Promise<DifficultyOf>;
  exists: (form: string) => boolean;
  teacher: UserRow;
  now: number;
}

/** Plans of the demo school: one that runs, one that is being written, and those of last year with what they came to. */
export async function makeCare(db: Db, words: Words, now: number): Promise<void> {
  const user = (username: string) =>
    db.selectFrom('users').selectAll().where('username', '=', username).executeTakeFirstOrThrow();
  const teacher = await user('meester.joost');
  const office = await user('kantoor');
  for (const feature of FEATURES)
    await switchFeature(db, { accountId: teacher.account_id!, feature, on: true, basedOn: 0, by: office.id });
  const exists = createExists(openDictionary(), readRefused().never);
  const place = { db, words, difficulties: createDifficulties(db, () => words.items), exists, teacher, now };
  for (const [i, plan] of PLANS.entries()) await writePlan(place, plan, i);
}

async function writePlan(place: Place, told: DemoPlan, turn: number): Promise<void> {
  const { db, words, teacher, now } = place;
  const pupil = await pupilOf(db, told.username);
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', pupil.account_id)
    .executeTakeFirstOrThrow();
  const { free } = await daysOffOf(db, account, nameOfDay(now));
  const rng = createRng(`zorg/${told.username}`);
  const id = uuid(rng);
  const began = now - told.daysAgo * DAY_MS;
  const at = { planId: id, pupil, actorId: teacher.id, free };
  await makePlan(db, { ...at, id, copyOf: undefined, now: began });
  const plan = () => findPlan(db, { pupil: pupil.id, plan: id });
  const choices = await goalChoices(db, words, pupil.id);
  const enough = choices.filter(({ id: category }) => words.asked({ category }).length >= FEWEST_WORDS);
  const weak = enough.filter(({ target }) => target !== null);
  // What goes well already is a goal only where nothing else is left, and where more can be asked.
  const more = enough.filter(({ start }) => isTarget(targetFrom(told.begin, start?.p ?? 0), start?.p ?? 0));
  const testable = weak.length >= told.goals ? weak : more;
  // Not for all the same: one of the weakest of each.
  const first = turn % Math.max(1, Math.min(4, testable.length - told.goals + 1));
  const goals = testable.slice(first, first + told.goals).map(({ id: category, title, start }) => {
    const target = targetFrom(told.begin, start?.p ?? 0);
    const text = `${pupil.first_name} schrijft na ${told.weeks} schoolweken ${Math.round(target * 100)} % van nieuwe woorden met ‘${title}’ goed.`;
    return { id: uuid(rng), kind: 'categorie' as const, category, text, target };
  });
  const own = (text: string) => [{ key: 'eigen', text }];
  const fields = {
    ...{ weeks: told.weeks, perWeek: 3, minutes: 15, size: 3, support: 3 },
    ...{ hulpvraag: own(told.help), aanpak: own(APPROACH), afspraken: own(AGREED), goals },
    ...(told.begin !== undefined && {
      beginsituatie: own(STARTING),
      parents: { informedOn: nameOfDay(began), agreed: true, by: teacher.name, note: '' },
    }),
    ...(told.voice !== undefined && { voice: told.voice, voiceBy: teacher.name }),
  };
  const versions = versionsOf(await plan());
  const basedOn = Object.fromEntries(Object.keys(fields).map((name) => [name, versions[name as PlanField]!]));
  const today = nameOfDay(began);
  await changeFields(db, place, { ...at, body: { fields, basedOn }, now: began, today });
  if (told.begin === undefined) return;
  await takeTest(place, { plan: await plan(), pupil, moment: 'begin', right: told.begin, at: began, rng });
  await movePlan(db, { ...at, now: began, today }, { to: 'actief', reason: '' });
  const { from_day, to_day } = await plan();
  const last = told.end === undefined ? nameOfDay(now) : to_day;
  for (let day = from_day, n = 0; day < last; day = daysAfter(day, n % 3 === 2 ? 3 : 2), n++) {
    // Somebody is ill now and then.
    if (!isSchoolday(day, free) || rng.next() < 0.15) continue;
    const note = DONE[n % DONE.length]!;
    const body = { day, minutes: 15, kind: 'begeleid' as const, withPlay: false, note, struck: null };
    await saveSession(db, {
      id: uuid(rng),
      planId: id,
      pupilId: pupil.id,
      body,
      actorId: teacher.id,
      today: last,
    });
  }
  if (told.end === undefined) return;
  const ended = Date.parse(`${to_day}T12:00:00Z`);
  await takeTest(place, { plan: await plan(), pupil, moment: 'eind', right: told.end, at: ended, rng });
  await lookBack(place, await plan(), { ...told, ended, rng });
}

/** A target that can be reached from a start test, and lies above what practice says: by steps of 0.05. */
function targetFrom(begin: number | undefined, now: number): number {
  const wished = Math.max(LEAST_TARGET, (begin ?? now) + WON, now + 0.05);
  const most = now + 0.05 < 0.9 ? 90 : 95;
  return Math.min(most, Math.ceil(Math.round(wished * 100) / 5) * 5) / 100;
}

async function lookBack(
  { db, words, difficulties, teacher }: Place,
  plan: PlanRow,
  { ended, said = '', rng }: { ended: number; said?: string; rng: Rng },
): Promise<void> {
  const tests = await planTestsView(db, words, await difficulties(), plan, nameOfDay(ended));
  const outcomes = new Map(tests.conclusion?.goals.map(({ goal, outcome }) => [goal, outcome]));
  const goals = goalsOf(plan).map(({ id }) => ({
    goal: id,
    outcome: outcomes.get(id) ?? ('niet te zeggen' as const),
    why: '',
  }));
  const isDone = goals.every(({ outcome }) => outcome === 'bereikt');
  const day = nameOfDay(ended);
  await evaluate(db, {
    id: uuid(rng),
    planId: plan.id,
    pupilId: plan.pupil_id,
    body: {
      ...{ day, instrument: 'Eindtoets op papier', goals, text: said, nextOn: null, version: plan.version },
      conclusion: isDone ? 'stoppen' : 'doorgaan',
    },
    outcomes,
    doneShare: fieldsOf(plan).perWeek > 0 ? 0.85 : 1,
    actorId: teacher.id,
    today: day,
    now: ended,
  });
}

/** A test on paper, typed in by the teacher. */
async function takeTest(
  { db, words, difficulties, exists, teacher }: Place,
  {
    plan,
    pupil,
    moment,
    right,
    at,
    rng,
  }: { plan: PlanRow; pupil: PupilRow; moment: PlanMoment; right: number; at: number; rng: Rng },
): Promise<void> {
  const deps = { db, words, difficulties };
  const wish = { id: uuid(rng), plan, pupil, size: 'whole' as const, now: at };
  if (moment === 'begin')
    await storePlanTest(db, { ...wish, actorId: teacher.id }, await composePlanTest(deps, wish));
  const set = (await setOfPlan(db, plan.id))!;
  if (moment === 'eind') {
    await makeEndTest(deps, set, pupil, at);
    await db.updateTable('test_sets').set({ moment }).where('id', '=', set.id).execute();
  }
  const now = { ...set, moment };
  const items = (await itemsOf(db, set.id)).filter(({ form }) => form === formAt(now));
  const rights = rightOf(items, right, rng);
  const answers = items.map(({ n, word, sentence, category }) => {
    const isRight = rights.has(n);
    const mistakes = isRight
      ? []
      : misspellings(word, { category: category as CategoryId, exists, limit: 3 });
    const mistake = mistakes.length > 0 ? rng.pick(mistakes).text : '';
    // Of a sentence the rest is right: nothing is left for the teacher to decide.
    const given = sentence === null || mistake === '' ? mistake : sentence.replace(word, mistake);
    return isRight ? { n, is: 'goed' as const, given: '' } : { n, is: 'geschreven' as const, given };
  });
  const day = nameOfDay(at);
  await enterOnPaper(db, {
    ...{ set: now, moment, pupilId: pupil.id, actorId: teacher.id, variant: 'nl', today: day, now: at },
    body: { day, circumstances: '', answers, why: '', isSecond: false },
  });
  const sitting = (await sittingOf(db, now, pupil.id))!;
  // What can hardly be told apart stands wrong here: a test that waits for the teacher ends no plan.
  const doubted = (await answersOf(db, sitting.id)).filter(({ verdict }) => verdict === 'twijfel');
  if (doubted.length > 0)
    await decide(db, {
      ...{ set: now, pupilId: pupil.id, actorId: teacher.id, now: at },
      body: { verdicts: doubted.map(({ n }) => ({ n, verdict: 'fout' as const })), why: '' },
    });
  await planTestChecked(db, { words, difficultyOf: await difficulties() }, now, moment, at);
}

interface Asked {
  n: number;
  role: string;
  category: string;
}

/** Which words are right: of each category the share that is told, so that a plan never asks for less than its own test shows. */
function rightOf(items: readonly Asked[], right: number, rng: Rng): ReadonlySet<number> {
  const kinds = Map.groupBy(items, ({ role, category }) => (role === 'controle' ? role : category));
  return new Set(
    [...kinds].flatMap(([kind, asked]) => {
      const share = kind === 'controle' ? 0.6 : right;
      return rng.shuffle(asked.map(({ n }) => n)).slice(0, Math.round(asked.length * share));
    }),
  );
}

const pupilOf = (db: Db, username: string): Promise<PupilRow> =>
  db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .selectAll('pupils')
    .where('users.username', '=', username)
    .executeTakeFirstOrThrow();

import type { StepBack } from '../contract/board.ts';
import type { LearningLine } from '../contract/learning-line.ts';
import type { PlaceState } from '../contract/practice.ts';
import type { Tomorrow } from '../contract/tasks.ts';
import { dayFrom } from '../data/day.ts';
import type { PupilRow } from '../data/schema.ts';
import { titleOf } from '../live/broken-rule.ts';
import { readCalendar } from '../settings/read.ts';
import type { Game } from './catalogue.ts';
import type { DealSettings, Matter } from './dealer.ts';
import { OPEN_AT_START, PLACES, stateOf, type PlaceLevel } from './island.ts';
import { travel } from './islands-up-to-date.ts';
import { namedBy } from './new-island.ts';
import { levelKey } from './levels.ts';
import { listsOf, type NamedList } from './list-tasks.ts';
import { isShown, matterIn, placeOf, taskName } from './map.ts';
import { placeName } from './place-name.ts';
import { reasonForTeacher } from './policy/choices.ts';
import { nextPracticeDay } from './practice-time.ts';
import { dealRound, type PracticeDeps } from './rounds.ts';
import { readPractice, type PracticeSettings } from './settings.ts';
import { turnOf } from './steering.ts';
import { stepsBackOf } from './step-back.ts';
import type { PlayedTask } from './somvensters.ts';

const HOUR_MS = 60 * 60 * 1000;
/** About when school has begun, after midnight. */
const SCHOOL_MS = 9 * HOUR_MS;
/** Places that are told of: more nobody plays in a day. */
const MOST_TASKS = 5;

/**
 * What a pupil would get tomorrow, or on the next practice day, and why: the next round of each place that is open and not
 * done. Nothing is stored but what was earned already (`travel`). `practice` tries settings out that are not saved.
 */
export async function tomorrowOf(
  deps: PracticeDeps,
  pupil: PupilRow,
  practice?: PracticeSettings,
): Promise<Tomorrow> {
  const { db, words, catalogue, dealer } = deps;
  const travelled = await travel(deps, pupil);
  const now = Date.now();
  const calendar = practice ? () => practice.settings : await readCalendar(db, pupil);
  const day = nextPracticeDay(calendar, now, 1);
  const at = day + SCHOOL_MS;
  // By what holds on that day: a period of settings may end or begin before it.
  const then = practice ?? (await readPractice(db, pupil, day));
  const { settings, plan } = then;
  const { lists } = travelled;
  // A plan may be over by then.
  const steering = plan.focus && travelled.steering;
  const open = travelled.tasks
    .filter((task) => isShown(task, travelled))
    .map((task) => ({ task, state: stateOf(placeOf(task, travelled, catalogue.games.length), at) }))
    .flatMap((place) => {
      const turn = turnAt(place);
      return turn === undefined ? [] : [{ ...place, turn }];
    })
    .sort((a, b) => a.turn - b.turn || islandOf(b.task) - islandOf(a.task))
    .slice(0, MOST_TASKS);

  const steps = new Map((await stepsBackOf(deps, pupil, then)).map((step) => [step.category, step]));

  const due = open.map(({ task, state }): Due => ({
    id: task.id,
    category: task.category,
    name: titleOf(task.category) ?? taskName(task, words, lists),
    state,
    why: whyThere({
      state,
      level: travelled.levels.get(levelKey(task)),
      step: steps.get(levelKey(task)),
      isGoal: steering?.worked.has(levelKey(task)) === true,
      beyond: task.anchor < PLACES ? undefined : travelled.goals.has(task.category) ? 'plan' : 'ready',
    }),
    matter: matterIn(task, lists),
  }));
  const fresh = practice ? await newOfLine(deps, practice.line, travelled.tasks, pupil) : [];

  const tasks: Tomorrow['tasks'] = [];
  for (const { matter, ...place } of [...fresh, ...due].slice(0, MOST_TASKS)) {
    const game = gameFor(matter, settings);
    const seed = `${place.id}/${at}`;
    // Nobody plays it: what a game would take from its reserve is not told either.
    const wish = { pupil, matter, seed, now: at, reserve: 0, practice: then };
    const deal = game && (await dealRound(deps, { ...wish, game }));
    if (!game || !deal) continue;
    tasks.push({
      ...place,
      game: game.title,
      words: deal.dealt.slice(0, deal.size).flatMap(({ exercise, solution }) => {
        const choice = deal.choices.of[exercise.id];
        if (!choice) return [];
        const { reason, p } = choice;
        return [{ word: solution.reveal.text, reason, why: reasonForTeacher(choice), p }];
      }),
    });
  }
  return { at, ...(day > dayFrom(now, 1) && { note: laterNote(day, tasks) }), tasks };

  function turnAt({ task, state }: { task: PlayedTask; state: PlaceState }): number | undefined {
    const isTooHard = travelled.levels.get(levelKey(task))?.status === 'stap-terug';
    return turnOf({ state, isTooHard, category: levelKey(task) }, steering);
  }

  /** Number of a task's island: a pupil comes in on the last one. */
  function islandOf({ somvenster_id }: PlayedTask): number {
    return travelled.somvensters.find(({ id }) => id === somvenster_id)?.number ?? 0;
  }

  /** A game in which the matter is written, else the first that can play it. */
  function gameFor(matter: Matter, playable: DealSettings): Game | undefined {
    const fit = catalogue.games.flatMap((game) => {
      const form = dealer.formOf(game, matter, playable);
      return form ? [{ game, form }] : [];
    });
    return (fit.find(({ form }) => form === 'type') ?? fit[0])?.game;
  }
}

const dayName = new Intl.DateTimeFormat('nl', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Amsterdam',
});

/** That tomorrow is no practice day; what is set ready can be practised all the same. */
const laterNote = (day: number, tasks: Tomorrow['tasks']): string =>
  `Morgen is geen oefendag. Dit komt ${dayName.format(day)}` +
  (tasks.some(({ state }) => state === 'klaargezet') ? '; wat klaargezet is, kan morgen al.' : '.');

/** A place with what it is about. */
type Due = Omit<Tomorrow['tasks'][number], 'game' | 'words'> & { matter: Matter };

/** The first places that a line opens which is tried out: of what it names and is not open yet. */
async function newOfLine(
  { db, words }: PracticeDeps,
  line: LearningLine,
  tasks: readonly PlayedTask[],
  { account_id: accountId }: Pick<PupilRow, 'account_id'>,
): Promise<Due[]> {
  const exists = (id: string) => words.category(id) !== undefined;
  const isOpen = (id: string) =>
    tasks.some(
      (task) =>
        task.anchor < PLACES && task.opened_at !== null && (task.word_list_id ?? task.category) === id,
    );
  const ids = namedBy({ line, steps: words.line, exists }).filter((id) => !isOpen(id));
  const lists = line.kind === 'lists' ? await listsOf(db, ids, accountId) : new Map<string, NamedList>();
  return ids.slice(0, OPEN_AT_START).flatMap((id): Due[] => {
    const list = lists.get(id);
    if (line.kind === 'lists' && !list) return [];
    const category = list ? '' : id;
    const name = list?.name ?? titleOf(id) ?? placeName(words.category(id)!);
    const matter = list ? { list } : { category };
    return [{ id, category, name, state: 'open', why: 'Nieuw door deze leerlijn.', matter }];
  });
}

/** What is known of a place that is on the map. */
interface There {
  state: PlaceState;
  level: PlaceLevel | undefined;
  step: StepBack | undefined;
  /** It is worked at for a goal of an action plan. */
  isGoal: boolean;
  /** What brought it beyond the path, where it lies there. */
  beyond: 'plan' | 'ready' | undefined;
}

const answersSoFar = ({ answers }: PlaceLevel) =>
  `${answers} ${answers === 1 ? 'antwoord' : 'antwoorden'} tot nu toe`;

/** Why a place is on the map, for a teacher. */
function whyThere({ state, level, step, isGoal, beyond }: There): string {
  if (state === 'klaargezet') return 'Klaargezet voor {deze leerling}.';
  if (state === 'opfrissen') {
    const before = level?.masteredAt ? 'Eerder beheerst' : 'Eerder drie sterren gehaald';
    return `${before}; nu is herhaling nodig.${isGoal ? ' Hoort bij het handelingsplan.' : ''}`;
  }
  if (isGoal) return `Hoort bij het handelingsplan${level ? `: ${answersSoFar(level)}` : ''}.`;
  if (level?.status === 'stap-terug') return `Nog te moeilijk. ${stepText(step)}`;
  if (beyond === 'plan') return 'Was een doel van een handelingsplan en is nog niet klaar.';
  if (beyond === 'ready') return 'Eerder klaargezet en nog niet klaar.';
  if (!level) return 'De volgende in de leerlijn.';
  return `Mee bezig: ${answersSoFar(level)}.`;
}

/** What helps with what is too hard, for a teacher: what it builds on, only where the pupil can practise that. */
function stepText(step: StepBack | undefined): string {
  if (step?.first)
    return `Oefen eerst “${step.first.title}”${step.first.isNew ? ' (nog niet geoefend)' : ''}.`;
  if (step?.outside?.unplayable)
    return `Voor wat hieraan voorafgaat (“${step.outside.title}”) laat de oefeninstelling geen spel over.`;
  return step?.outside
    ? `Wat hieraan voorafgaat (“${step.outside.title}”), zit niet in de oefeninstelling.`
    : 'Uitleg helpt hier meer dan een andere taak.';
}

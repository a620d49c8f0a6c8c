import type { Logger } from 'pino';
import type { Dealt, Exercise, Form } from '../../../engine/exercise/index.ts';
import { workedAt, type Choice, type Focus, type PracticeEngine } from '../../../engine/practice/index.ts';
import { optionsOf, practiceForm, type Handover } from '../../../engine/practice/round/index.ts';
import type { Db } from '../../data/database.ts';
import type { PracticeLevelRow, PupilRow } from '../../data/schema.ts';
import { itemId, listCategory, type PracticeItems } from '../../words/practice-items.ts';
import type { Chooser } from '../../words/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { partIn } from '../plan-effect.ts';
import { newestDifficulties } from './calibrations.ts';
import { keptChoice, type RoundChoices } from './choices.ts';
import { ofOwnWords } from './engines.ts';
import { handoverOf } from './handover.ts';
import { matterFinder, type PolicyMatter } from './round-subject.ts';
import { PupilStates } from './pupil-states.ts';
import { levelsOf } from './repository.ts';
import { sittingOf } from './school-calendar.ts';
import type { Wishes } from './how-to-practise.ts';

/** A pupil with how that pupil is to practise now. */
export interface Practising {
  pupil: PupilRow;
  wishes: Wishes;
}

export interface ChoiceWish extends Practising {
  matter: PolicyMatter;
  form: Form;
  /** Exercises that make the round. */
  size: number;
  /** When it will be played, ms since the epoch. */
  now: number;
  /** What an action plan asks. */
  focus?: WishedFocus;
}

/** Goal categories, the part of answers that is to be in them, and the categories of the last answers. */
export interface WishedFocus {
  categories: readonly string[];
  share: number;
  recent: readonly string[];
}

export interface HandoverWish extends Practising {
  matter: PolicyMatter;
  dealt: readonly Dealt[];
  /** Ms since the epoch. */
  now: number;
}

/** What is expected of a pupil in a category, also before it was practised. */
export interface Expected {
  /** Share of all its words that would be written right. */
  p: number;
  sd: number;
  answers: number;
}

export interface Standing {
  levels: Map<string, PracticeLevelRow>;
  expected: Map<string, Expected>;
}

/** What each pupil practises, and how far each is: the engine of `engine/practice` on the log of answers. */
export interface Policy {
  /** Lets `make` deal a round of the words that fit the pupil best, and gives why each was dealt. Nothing is stored. */
  deal(
    wish: ChoiceWish,
    make: (choose: Chooser) => Dealt[],
  ): Promise<{ dealt: Dealt[]; choices: RoundChoices }>;
  /** What lets a browser choose within a dealt round as the pupil answers. */
  handover(wish: HandoverWish): Promise<Handover>;
  /**
   * How far the pupil is in each category that was practised, everything that is stored taken in, and what is expected in
   * these categories of the bank.
   */
  standing(practising: Practising, categories: readonly string[]): Promise<Standing>;
  /** Takes new difficulties into use when there are any. States are reckoned anew when their pupil comes along. */
  refresh(): Promise<void>;
}

/** The policy over a database. */
export async function createPolicy(
  db: Db,
  items: PracticeItems,
  catalogue: Catalogue,
  logger?: Logger,
): Promise<Policy> {
  const found = matterFinder(items);
  const all = new Set(items.categories.map(({ id }) => id));
  /** A plan may be older than the bank. */
  const known = (focus: WishedFocus) => ({
    ...focus,
    categories: focus.categories.filter((id) => all.has(id)),
  });
  let states = new PupilStates(db, items, catalogue, await newestDifficulties(db));

  return {
    deal({ pupil, wishes, matter, form, size, now, focus }, make) {
      return states.with(pupil, wishes, (held) => {
        const engine =
          'list' in matter ? held.withList(pupil.id, matter.list.id, matter.list.words) : held.engine;
        const category = 'list' in matter ? listCategory(matter.list.id) : matter.category;
        const chosen = new Map<string, Choice>();
        const choosing = { engine, pupilId: pupil.id, wishes, category, form, size, now, chosen };
        // A list that somebody made is no goal, and its engine knows no category of the bank.
        const asked = 'list' in matter || !focus ? undefined : focusFor(engine, pupil.id, known(focus), now);
        const dealt = make(chooser({ ...choosing, ...(asked && { focus: asked }) }));
        const of = dealt.flatMap(({ exercise, solution }) => {
          const choice = chosen.get(itemId(category, solution.wordId));
          return choice ? [[exercise.id, keptChoice(choice, optionsOf(exercise))] as const] : [];
        });
        const list = 'list' in matter ? { list: matter.list.words } : {};
        return { dealt, choices: { of: Object.fromEntries(of), ...list } };
      });
    },
    handover: ({ pupil, wishes, matter, dealt, now }) =>
      states.with(pupil, wishes, ({ engine, shared, ownWords }) =>
        handoverOf({
          state: engine.exportPupil(pupil.id),
          wishes,
          matter: found(matter, (list) => ownWords(engine, pupil.id, list)),
          dealt,
          now,
          calibration: 'list' in matter ? ofOwnWords(shared) : shared,
        }),
      ),
    standing: ({ pupil, wishes }, categories) =>
      states.with(pupil, wishes, async ({ engine }) => {
        const now = Date.now();
        const expected = categories.map((category) => {
          const { p, answers } = engine.mastery({ pupil: pupil.id, category, now });
          const { sd } = engine.ability({ pupil: pupil.id, category, now });
          return [category, { p, sd, answers }] as const;
        });
        return { levels: await levelsOf(db, pupil.id), expected: new Map(expected) };
      }),
    async refresh() {
      const newest = await newestDifficulties(db);
      if (newest.version === states.difficulties.version) return;
      states = new PupilStates(db, items, catalogue, newest);
      logger?.info({ version: newest.version }, 'difficulties of words renewed');
    },
  };
}

/** What a plan asks of the engine: what is worked at for its goals now. */
function focusFor(
  engine: PracticeEngine,
  pupil: string,
  { categories, share, recent }: WishedFocus,
  now: number,
): Focus {
  const masteryOf = (category: string) => engine.mastery({ pupil, category, now });
  const worked = workedAt(categories, {
    status: (category) => masteryOf(category).status,
    before: (category) => masteryOf(category).instead ?? [],
  });
  return { categories: worked, share, reached: partIn(recent, new Set([...categories, ...worked])) };
}

interface Choosing {
  engine: PracticeEngine;
  pupilId: string;
  wishes: Wishes;
  category: string;
  form: Form;
  size: number;
  now: number;
  /** What was chosen so far, by item. */
  chosen: Map<string, Choice>;
  focus?: Focus;
}

/** The most of a round that is review, usually and for calm pupils (engine/practice/DESIGN.md 6 and 8). */
const REVIEW_SHARE = 0.35;
const CALM_REVIEW_SHARE = 0.2;
/** Of the first words of a round as many as of later ones. */
const AT_LEAST = 6;

/** Asks the engine for one word after the other, as if each were dealt when it is its turn. */
function chooser({ engine, pupilId, wishes, category, form, size, now, chosen, focus }: Choosing): Chooser {
  const { review } = engine.exportPupil(pupilId);
  const usual = wishes.reviewShare ?? REVIEW_SHARE;
  const share = wishes.calm ? Math.min(CALM_REVIEW_SHARE, usual) : usual;
  let reviews = 0;
  return (made: number, last: Exercise | undefined) => {
    // The engine counts reviews by their answers; of a round that is dealt ahead there are none yet.
    const isFull = reviews + 1 > share * Math.max(chosen.size + 1, AT_LEAST);
    const choice = engine.next({
      pupil: pupilId,
      now,
      categories: [category],
      ahead: isFull ? [...chosen.keys(), ...review] : [...chosen.keys()],
      session: { id: sittingOf(now), isLast: made === size - 1 },
      form: practiceForm(form, last && optionsOf(last)),
      ...(focus && { focus }),
    });
    // All of so few words are dealt already.
    if (chosen.has(choice.wordId)) return undefined;
    if (choice.reason === 'HERHALING') reviews++;
    chosen.set(choice.wordId, choice);
    return choice.wordId.slice(category.length + 1);
  };
}

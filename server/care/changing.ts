import type { z } from 'zod';
import { isTarget } from '../../engine/measure/index.ts';
import { schoolWeeks, type FreeDays } from '../calendar/school-weeks.ts';
import {
  PLAN_PARTS,
  type GoalInput,
  type GoalStart,
  type Piece,
  type PlanField,
  type PlanFields,
} from '../contract/care-plan.ts';
import type { changePlan } from '../contract/care-plans.ts';
import { MOST_GOAL_CATEGORIES } from '../contract/care-terms.ts';
import { transact, type Db } from '../data/database.ts';
import type { PupilRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import type { Words } from '../practice/dealer.ts';
import { checkTogether } from './groups/paper.ts';
import type { DifficultyOf } from '../tests/difficulties.ts';
import { testedStarts } from '../tests/plan-checked.ts';
import { checkOverlap } from './overlap.ts';
import { proposalFor } from './proposal.ts';
import { findPlan, ownersFor } from './repository.ts';
import { canBeGoal, startsOf } from './starts.ts';
import { mayDo } from './states.ts';
import { fieldsOf, goalsOf, versionsOf, type StoredFields, type StoredGoal } from './stored.ts';
import { checkSeen, storeFields } from './storing.ts';

/** What somebody wants to change. */
interface Changing {
  planId: string;
  pupil: PupilRow;
  body: z.output<typeof changePlan.body>;
  actorId: string;
  /** Days without school. */
  free: readonly FreeDays[];
  now: number;
  today: string;
}

/** What changes are made with. */
interface ChangingDeps {
  words: Pick<Words, 'asked' | 'category'>;
  difficulties: () => Promise<DifficultyOf>;
}

/**
 * Changes fields of a plan, each based on the version that was seen: two who write in different fields both stand; in the same one the
 * second hears `conflict`, with those fields. Of a plan that runs it is kept what stood there, with the reason.
 */
export async function changeFields(
  db: Db,
  { words, difficulties }: ChangingDeps,
  { planId, pupil, body, actorId, free, now, today }: Changing,
): Promise<void> {
  const { fields, basedOn, reason } = body;
  const names = Object.keys(fields) as PlanField[];
  if (names.length === 0) return;
  const starts = await startsOf(db, pupil.id);
  const difficultyOf = fields.goals && (await difficulties());
  const proposed = fields.beginsituatie ? await proposalFor(db, pupil, now) : [];
  if (fields.owner) await checkOwner(db, pupil, fields.owner);
  await transact(db, async (trx) => {
    const plan = await findPlan(trx, { pupil: pupil.id, plan: planId });
    if (!mayDo(plan, today).includes('wijzigen'))
      throw new Problem('conflict', 'Dit plan is afgesloten. Open het eerst opnieuw.');
    const runs = plan.state !== 'concept';
    if (runs && reason === undefined)
      throw new Problem('invalid-fields', undefined, { fields: { reason: 'Schrijf kort waarom.' } });
    checkSeen(names, versionsOf(plan), basedOn);
    const before = fieldsOf(plan);
    const next = { ...before, ...storedPart(fields, before, proposed) };
    const goals = fields.goals
      ? storedGoals(fields.goals, {
          ...{ words, starts, before: goalsOf(plan) },
          tested: difficultyOf ? await testedStarts(trx, { words, difficultyOf }, plan) : new Map(),
        })
      : goalsOf(plan);
    const from = fields.from ?? plan.from_day;
    const row = {
      fields: JSON.stringify(next),
      goals: JSON.stringify(goals),
      from_day: from,
      to_day: schoolWeeks(from, next.weeks, free).lastDay,
      share: fields.share ?? plan.share,
      owner_id: fields.owner === undefined ? plan.owner_id : fields.owner,
    };
    if (runs) await checkOverlap(trx, { ...plan, ...row });
    if (fields.goals) await checkTogether(trx, { ...plan, ...row });
    await storeFields(trx, plan, row, { names, actorId, now, reason: reason ?? '' });
  });
}

async function checkOwner(db: Db, pupil: PupilRow, owner: string): Promise<void> {
  if ((await ownersFor(db, pupil)).some(({ id }) => id === owner)) return;
  throw new Problem('invalid-fields', undefined, {
    fields: { owner: 'Kies een collega die hier lesgeeft.' },
  });
}

/** The fields that are kept as JSON; pieces of text keep where they came from. */
export function storedPart(
  fields: Partial<PlanFields>,
  before: StoredFields,
  proposed: readonly Piece[],
): Partial<StoredFields> {
  const stored: Partial<StoredFields> = {};
  for (const name of PLAIN) if (fields[name] !== undefined) Object.assign(stored, { [name]: fields[name] });
  for (const part of PLAN_PARTS) {
    const pieces = fields[part];
    if (!pieces) continue;
    const fresh = new Map(proposed.map((piece) => [piece.key, piece]));
    const known = new Map([...proposed, ...before[part]].map((piece) => [piece.key, piece]));
    stored[part] = pieces.map(({ key, text }): Piece => {
      const now = fresh.get(key);
      // As the data say it today, whatever stood there before.
      if (now?.text === text) return now;
      const { source, asOf, text: was, edited = false } = known.get(key) ?? {};
      return {
        key,
        text,
        ...(source !== undefined && { source }),
        ...(asOf !== undefined && { asOf }),
        edited: source !== undefined && (edited || text !== was),
      };
    });
  }
  return stored;
}

/** Fields that are kept as they are sent. */
const PLAIN = [
  ...(['support', 'weeks', 'perWeek', 'minutes', 'size'] as const),
  ...(['parents', 'voice', 'voiceBy'] as const),
];

interface GoalsAround {
  words: Pick<Words, 'category'>;
  /** By practice, and by the start test: that goes first, also of a goal that was chosen after it. */
  starts: ReadonlyMap<string, GoalStart>;
  tested: ReadonlyMap<string, GoalStart>;
  before: readonly StoredGoal[];
}

/** Goals with what is known at their start: a goal that was there keeps its own. */
export function storedGoals(
  goals: readonly GoalInput[],
  { words, starts, tested, before }: GoalsAround,
): StoredGoal[] {
  const wrong = (i: number, field: string, message: string) =>
    new Problem('invalid-fields', undefined, { fields: { [`fields.goals.${i}.${field}`]: message } });
  const categories = goals.flatMap(({ category }) => category ?? []);
  const kinds = goals.map(({ kind }) => kind);
  const hasTwice =
    new Set(categories).size < categories.length ||
    (['zinnen', 'extern'] as const).some((kind) => kinds.filter((one) => one === kind).length > 1);
  if (hasTwice || categories.length > MOST_GOAL_CATEGORIES)
    throw new Problem('invalid-fields', undefined, {
      fields: { 'fields.goals': 'Kies 1 tot 4 spellingcategorieën, elk één keer.' },
    });
  return goals.map((goal, i) => {
    const { kind, category, target } = goal;
    if (kind === 'categorie' && (category === undefined || !canBeGoal(words, category)))
      throw wrong(i, 'category', 'Kies 1 tot 4 spellingcategorieën.');
    const was = before.find(({ id }) => id === goal.id);
    const start =
      category === undefined
        ? null
        : (tested.get(category) ??
          (was?.category === category ? was.start : null) ??
          starts.get(category) ??
          null);
    if (kind === 'categorie' && target !== null && !isTarget(target, start?.p ?? 0))
      throw wrong(i, 'target', targetWords(start));
    return { ...goal, start };
  });
}

const targetWords = (start: GoalStart | null) =>
  start === null
    ? 'Kies een doel van minstens 50 en hoogstens 95 %.'
    : `Kies een doel boven nu (${Math.round(start.p * 100)} %) en hoogstens 95 %.`;

import {
  differenceOf,
  effectBetween,
  expectedOf,
  meanEffect,
  MEAN_FROM,
  meanShare,
  type Effect,
  type Standing,
} from '../../engine/measure/index.ts';
import type { PlanEvaluation, PlanHead } from '../contract/care-plan.ts';
import { NOT_USED, type CareReport, type ReportPlan, type Shares } from '../contract/care-report.ts';
import type { PlanEvaluationRow, PlanRow } from '../data/schema.ts';
import { titleOf } from '../live/broken-rule.ts';
import { effectOf, type Pair, type PlanEffect } from '../tests/plan-effect.ts';
import type { TestsOfPlan } from '../tests/plans-taken.ts';
import { markOf } from './dossier-route.ts';
import { goalCategories } from './stored.ts';

/** A plan that ended, with all that the report says of it. */
export interface Ended {
  plan: PlanRow;
  head: PlanHead;
  groupId: string | null;
  tests: TestsOfPlan;
  /** How it was last looked back on. */
  evaluation: PlanEvaluationRow | undefined;
}

/** How hard the words of a category are, for what is expected of all of them. */
type BankOf = (category: string) => readonly number[];

/** One plan that is in the means, with the words of its goals. */
interface Used {
  effect: PlanEffect;
  bank: readonly number[];
}

/** What plans that ended did together. */
export function reportOf(ended: readonly Ended[], bankOf: BankOf): CareReport {
  const rows = ended.map((one) => rowOf(one, bankOf));
  const plans = rows.map(({ plan }) => plan);
  const used = rows.flatMap((row) => row.used ?? []);
  return {
    plans,
    total: plans.length,
    used: used.length,
    reasons: NOT_USED.flatMap((reason) => {
      const count = plans.filter(({ out }) => out === reason).length;
      return count === 0 ? [] : [{ reason, count }];
    }),
    outcomes: outcomesOf(ended),
    done: plans.reduce((sum, { done }) => sum + done, 0),
    planned: plans.reduce((sum, { planned }) => sum + planned, 0),
    change: used.length < MEAN_FROM.plans ? null : changeOf(used),
    control: controlOf(used),
    practised: besideOf(used, ({ practised }) => practised),
    sentences: besideOf(used, ({ sentences }) => sentences),
    categories: categoriesOf(used, bankOf),
  };
}

function rowOf(
  { plan, head, groupId, tests, evaluation }: Ended,
  bankOf: BankOf,
): { plan: ReportPlan; used: Used | undefined } {
  const goals = goalCategories(plan);
  const found = plan.state === 'gestopt' ? 'gestopt' : effectOf(tests, goals);
  const bank = goals.flatMap((category) => bankOf(category));
  const used = typeof found === 'string' || bank.length === 0 ? undefined : { effect: found, bank };
  const expected = (of: 'begin' | 'end') => (used ? expectedOf(used.effect.change[of], bank).p : null);
  return {
    used,
    plan: {
      ...{ id: plan.id, pupil: plan.pupil_id, groupId, group: plan.group_name, mark: markOf(plan) },
      categories: head.categories,
      closedOn: plan.closed_on!,
      // Words of which no difficulty is known any more are none that a mean can be about.
      out: used ? null : typeof found === 'string' ? found : 'te kort',
      begin: expected('begin'),
      end: expected('end'),
      finding: used?.effect.change.finding ?? null,
      conclusion: evaluation?.conclusion ?? null,
      ...{ done: head.done, planned: head.planned },
    },
  };
}

function outcomesOf(ended: readonly Ended[]): CareReport['outcomes'] {
  const counts: CareReport['outcomes'] = { bereikt: 0, deels: 0, niet: 0, 'niet te zeggen': 0 };
  for (const { evaluation } of ended)
    for (const { outcome } of evaluation ? (JSON.parse(evaluation.goals) as PlanEvaluation['goals']) : [])
      counts[outcome]++;
  return counts;
}

/** A mean difference, said in shares of the words that it is about. */
function sharesOf(standing: readonly Standing[], effects: readonly Effect[]): Shares {
  const { mean, low, high } = meanEffect(effects);
  return {
    from: meanShare(standing),
    to: meanShare(standing, mean),
    low: meanShare(standing, low),
    high: meanShare(standing, high),
    plans: effects.length,
  };
}

/** Whether a mean differs from nothing by more than chance explains. */
function isApart(effects: readonly Effect[]): boolean {
  const { low, high } = meanEffect(effects);
  return low > 0 || high < 0;
}

const newWords = ({ change: { begin, end } }: PlanEffect): Effect => effectBetween(begin, end);

const changeOf = (used: readonly Used[]): Shares =>
  sharesOf(
    used.map(({ effect: { change }, bank }) => ({ ability: change.begin, bank })),
    used.map(({ effect }) => newWords(effect)),
  );

/** One pupil's few words outside the goals say nothing: many plans together do. */
function controlOf(used: readonly Used[]): CareReport['control'] {
  const own = used.flatMap(({ effect }) => (effect.control ? [{ effect, control: effect.control }] : []));
  if (own.length < MEAN_FROM.control) return null;
  return {
    shares: sharesOf(
      own.map(({ control: { from, bank } }) => ({ ability: from, bank })),
      own.map(({ control }) => control.effect),
    ),
    isApart: isApart(own.map(({ effect, control }) => differenceOf(newWords(effect), control.effect))),
  };
}

/** A part of the end tests beside their new words. */
function besideOf(
  used: readonly Used[],
  partOf: (effect: PlanEffect) => Pair | undefined,
): CareReport['practised'] {
  const own = used.flatMap(({ effect, bank }) => {
    const pair = partOf(effect);
    return pair ? [{ ...pair, bank }] : [];
  });
  if (own.length < MEAN_FROM.plans) return null;
  const effects = own.map(({ effect }) => effect);
  return {
    shares: sharesOf(
      own.map(({ from, bank }) => ({ ability: from, bank })),
      effects,
    ),
    isApart: isApart(effects),
  };
}

function categoriesOf(used: readonly Used[], bankOf: BankOf): CareReport['categories'] {
  const pairs = used.flatMap(({ effect }) => [...effect.categories]);
  return [...Map.groupBy(pairs, ([category]) => category)]
    .filter(([, own]) => own.length >= MEAN_FROM.plans)
    .map(([id, own]) => ({
      ...{ id, title: titleOf(id) ?? id },
      ...sharesOf(
        own.map(([, { from }]) => ({ ability: from, bank: bankOf(id) })),
        own.map(([, { effect }]) => effect),
      ),
    }))
    .sort((one, other) => other.plans - one.plans || one.title.localeCompare(other.title, 'nl'));
}

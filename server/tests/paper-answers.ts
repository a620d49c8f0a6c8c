import type { z } from 'zod';
import type { enterPlanTest } from '../contract/plan-test-calls.ts';
import type { PlanMoment } from '../contract/plan-tests.ts';
import type { Variant } from '../contract/variant.ts';
import type { TestItemRow, TestSetRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';

/** A test on paper that somebody types in. */
export interface Entering {
  set: TestSetRow;
  moment: PlanMoment;
  pupilId: string;
  body: z.output<typeof enterPlanTest.body>;
  actorId: string;
  variant: Variant;
  today: string;
  now: number;
}

const CONTROL = /[\u0000-\u001f\u007f]/g;

/** A field of a sheet that is not as it should be. */
export const wrongField = (field: string, message: string) =>
  new Problem('invalid-fields', undefined, { fields: { [field]: message } });

/** A sheet with a missing line is not stored: every word is said, once. */
export function checkAnswers(items: readonly TestItemRow[], answers: readonly { n: number }[]): void {
  const known = new Set(items.map(({ n }) => n));
  const given = new Set(answers.map(({ n }) => n));
  if (given.size < answers.length || [...given].some((n) => !known.has(n)))
    throw wrongField('answers', 'Dit zijn niet de woorden van deze toets.');
  const missing = items.filter(({ n }) => !given.has(n));
  if (missing.length > 0)
    throw wrongField('answers', `Nog niet ingevuld: ${missing.map(({ n }) => n).join(', ')}.`);
}

/** What stood on paper, as it was typed in. */
export function typedOf(
  { role, word, sentence }: TestItemRow,
  { is, given }: Pick<z.output<typeof enterPlanTest.body>['answers'][number], 'is' | 'given'>,
) {
  const right = role === 'zin' ? sentence! : word;
  const written = given.replace(CONTROL, '').trim();
  return {
    given: is === 'goed' ? right : is === 'geschreven' && written !== '' ? written : null,
    missing: is === 'niet gemaakt' ? ('niet gemaakt' as const) : null,
  };
}

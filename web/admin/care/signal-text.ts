import type { CareSignal, SignalReason } from '../../../server/contract/care-signals.ts';
import { SIGNALS } from '../../../server/contract/care-terms.ts';
import { dayText, testText } from '../lvs/labels.ts';
import { text } from './signal-wording.ts';

/** So many categories are named in a line; of more how many. */
const MOST_NAMED = 4;

/** Why there is a signal, a line for each reason. */
export const reasonLines = ({ reasons, isHurried }: Pick<CareSignal, 'reasons' | 'isHurried'>): string[] => [
  ...reasons.map(lineOf),
  ...(isHurried ? [text('reasons.hurried')] : []),
];

function lineOf(reason: SignalReason): string {
  const count = reason.categories.length;
  switch (reason.kind) {
    case 'te-moeilijk':
      return text('reasons.hard', { count, names: namesOf(reason) });
    case 'achter':
      return text('reasons.behind', {
        ...{ count, measured: reason.measured ?? count, names: namesOf(reason) },
        below: SIGNALS.behind.below * 100,
      });
    case 'stilstand':
      return stuckText(reason);
    case 'lvs':
      return text('reasons.low', { tests: testsOf(reason, '; ') });
    case 'val':
      return text('reasons.fallen', { tests: testsOf(reason, ' → ') });
    case 'weinig': {
      const { weeks, answers: least } = SIGNALS.few;
      return text('reasons.few', { count: reason.answers ?? 0, weeks, least });
    }
  }
}

function stuckText(reason: SignalReason): string {
  const names = namesOf(reason);
  const { points: count } = reason;
  if (count === undefined) return text('reasons.stuck', { names });
  const { weeks } = SIGNALS.stuck;
  return count <= 0
    ? text('reasons.stuckNone', { names, weeks })
    : text('reasons.stuckPoints', { count, names, weeks });
}

/** The categories that go worst, each with its share. */
function namesOf({ categories }: SignalReason): string {
  const names = categories.slice(0, MOST_NAMED).map(({ title, p }) => text('reasons.category', { title, p }));
  const all = names.join('; ');
  const count = categories.length - names.length;
  return count > 0 ? text('reasons.more', { names: all, count }) : all;
}

/** Results of tests, the earlier one first, as one reads what happened. */
const testsOf = ({ tests }: SignalReason, between: string): string =>
  tests
    .map(({ provider, part, moment, day, level, percentile }) => {
      const test = testText({ provider, part, moment });
      const said = level?.value ?? text('reasons.percentile', { percentile: percentile ?? 0 });
      return day === undefined
        ? text('reasons.level', { test, level: said })
        : text('reasons.levelOn', { test, day: dayText(day), level: said });
    })
    .toReversed()
    .join(between);

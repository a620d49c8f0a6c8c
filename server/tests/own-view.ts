import type { OwnTest } from '../contract/own-tests.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { SittingAnswerRow, SittingRow, TestItemRow, TestSetRow } from '../data/schema.ts';
import { formAt } from './for-pupil.ts';
import { findPlacement, stagesView } from './placement-stages.ts';
import { answersOf, itemsOf } from './repository.ts';

/** Whether a test may be begun on a day. */
export const isOpen = (set: TestSetRow, now: number): boolean =>
  set.open_from <= nameOfDay(now) && nameOfDay(now) <= set.open_to;

/** Whether a pupil sees something of how it went. */
export const hasResult = (set: TestSetRow, sitting: SittingRow | undefined): boolean =>
  sitting?.state === 'nagekeken' && set.released_at !== null && set.shows !== 'niets';

/** A test as the pupil sees it: numbers and own words; nothing of what is right before it is released. */
export async function ownView(
  db: Db,
  set: TestSetRow,
  sitting: SittingRow | undefined,
  { device, now }: { device?: string | undefined; now: number },
): Promise<OwnTest> {
  const items = (await itemsOf(db, set.id)).filter(({ form }) => form === (sitting?.form ?? formAt(set)));
  const answers = sitting ? await answersOf(db, sitting.id) : [];
  const isBusy = sitting?.state === 'bezig';
  const placement = set.use === 'instap' ? await findPlacement(db, set.id) : undefined;
  return {
    title: set.title,
    state: sitting?.state ?? (isOpen(set, now) ? 'klaar' : 'dicht'),
    from: set.open_from,
    words: items.map(({ n, part, role }) => ({ n, part, isSentence: role === 'zin' })),
    ...(placement && { stages: stagesView(placement) }),
    answers: isBusy
      ? answers.map(({ n, rev, given, plays, missing }) => ({
          n,
          rev,
          given,
          plays,
          noSound: missing !== null,
        }))
      : [],
    elsewhere: isBusy && device !== undefined && sitting.device !== null && sitting.device !== device,
    ...(hasResult(set, sitting) && { result: resultOf(set, items, answers) }),
  };
}

function resultOf(
  set: TestSetRow,
  items: readonly TestItemRow[],
  answers: readonly SittingAnswerRow[],
): NonNullable<OwnTest['result']> {
  const byN = new Map(answers.map((answer) => [answer.n, answer]));
  const counted = items.flatMap((item) => {
    const answer = byN.get(item.n);
    return answer?.verdict === 'goed' || answer?.verdict === 'fout' ? [{ item, answer }] : [];
  });
  const words = counted.map(({ item, answer }) => ({
    word: item.word,
    given: answer.given,
    right: answer.verdict === 'goed',
  }));
  if (set.shows !== 'woorden en score') return { words };
  return { words, score: { right: words.filter(({ right }) => right).length, of: words.length } };
}

import { READING_IDS } from '../../engine/spelling/catalogue/index.ts';
import type {
  Effort,
  ProgressCategory,
  ProgressLevel,
  PupilProgressRow,
  Standing,
} from '../contract/progress.ts';
import type { Db } from '../data/database.ts';
import type { DayCountRow, DayLevelRow, PupilRow } from '../data/schema.ts';
import type { Words } from '../practice/dealer.ts';
import { placeName } from '../practice/place-name.ts';
import { titleOf } from '../live/broken-rule.ts';
import { pupilName } from '../pupils/name.ts';
import { listCategory } from '../words/practice-items.ts';
import type { Period } from './period.ts';
import { countCategories, countDays, levelsIn, namesOfLists, type CategoryCount } from './repository.ts';
import type { Matter } from './words-asked.ts';

const MINUTE_MS = 60_000;
/** Standard deviations to either side that hold 80 % of what is likely. */
const EIGHTY = 1.28;
const READING: ReadonlySet<string> = new Set(READING_IDS);
const LIST = listCategory('');

/** What the name of a category or list here is about. */
export const matterOf = (category: string): Matter =>
  category.startsWith(LIST) ? { list: category.slice(LIST.length) } : { category };

/** Practice time in minutes, to a tenth. */
const minutesOf = (ms: number): number => Math.round(ms / (MINUTE_MS / 10)) / 10;

/** What one knows of a category: its share of right answers in percent, with the 80 % interval. */
export function shareOf({ p, sd }: Pick<DayLevelRow, 'p' | 'sd'>): { p: number; low: number; high: number } {
  const kept = Math.min(0.999, Math.max(0.001, p));
  const logit = Math.log(kept / (1 - kept));
  const percent = (at: number) => Math.round(100 / (1 + Math.exp(-at)));
  return { p: percent(logit), low: percent(logit - EIGHTY * sd), high: percent(logit + EIGHTY * sd) };
}

function levelOf(level: DayLevelRow, base: DayLevelRow | undefined, from: string): ProgressLevel {
  const { status, reason, answers } = level;
  const share = shareOf(level);
  return {
    status,
    reason,
    known: answers,
    ...share,
    ...(base &&
      base.day !== level.day && {
        trend: { points: share.p - shareOf(base).p, since: base.day < from ? from : base.day },
      }),
  };
}

/** The progress of pupils in a period, in their order. */
export async function readRows(
  db: Db,
  pupils: readonly PupilRow[],
  period: Period,
): Promise<PupilProgressRow[]> {
  const ids = pupils.map(({ id }) => id);
  const counts = Map.groupBy(await countCategories(db, ids, period), ({ pupil_id }) => pupil_id);
  const days = await countDays(db, ids, period);
  const levels = Map.groupBy(await levelsIn(db, ids, period), ({ level }) => level.pupil_id);
  return pupils.map((pupil) => {
    const own = counts.get(pupil.id) ?? [];
    const standings = standingsOf(own, levels.get(pupil.id) ?? [], period);
    const lastDay = standings.reduce(
      (last, one) => (one.lastDay && one.lastDay > last ? one.lastDay : last),
      '',
    );
    return {
      id: pupil.id,
      name: pupilName(pupil),
      groep: pupil.groep,
      days: days.get(pupil.id) ?? 0,
      ...(lastDay && { lastDay }),
      ...effortOf(own),
      standings,
    };
  });
}

function standingsOf(
  counts: readonly CategoryCount[],
  levels: Awaited<ReturnType<typeof levelsIn>>,
  { from }: Period,
): Standing[] {
  const standings = new Map(
    counts.map((count): [string, Standing] => [
      count.category,
      { category: count.category, ...effortOf([count]), lastDay: count.last_day },
    ]),
  );
  for (const { level, base } of levels) {
    const { category } = level;
    const standing = standings.get(category) ?? {
      category,
      answers: 0,
      correct: 0,
      minutes: 0,
      lastDay: level.day,
    };
    standings.set(category, { ...standing, level: levelOf(level, base, from) });
  }
  return [...standings.values()];
}

/** The sum of what was done; its time is rounded once, or sums of the same answers would differ. */
export function effortOf(counts: readonly Pick<DayCountRow, 'answers' | 'correct' | 'ms'>[]): Effort {
  const sum = { answers: 0, correct: 0, ms: 0 };
  for (const { answers, correct, ms } of counts) {
    sum.answers += answers;
    sum.correct += correct;
    sum.ms += ms;
  }
  return { answers: sum.answers, correct: sum.correct, minutes: minutesOf(sum.ms) };
}

/** What a teacher reads of categories and lists, in the order in which they are practised: lists last, by name. */
export async function describe(
  db: Db,
  words: Pick<Words, 'category' | 'line'>,
  ids: Iterable<string>,
): Promise<ProgressCategory[]> {
  const all = new Set(ids);
  const listIds = [...all].filter((id) => id.startsWith(LIST)).map((id) => id.slice(LIST.length));
  const lists = await namesOfLists(db, listIds);
  // Of what comes back in later years, the first time.
  const place = new Map(words.line.map(({ id, groep }, i) => [id, { i, groep }] as const).reverse());
  const known = [...all].flatMap((id): ProgressCategory[] => {
    const category = words.category(id);
    if (!category) return [];
    const groep = place.get(id)?.groep;
    return [
      {
        id,
        name: placeName(category),
        title: titleOf(id) ?? placeName(category),
        kind: READING.has(id) ? 'lezen' : 'spelling',
        ...(groep !== undefined && { groep }),
      },
    ];
  });
  known.sort((a, b) => (place.get(a.id)?.i ?? Infinity) - (place.get(b.id)?.i ?? Infinity));
  const own = [...lists].map(([id, name]): ProgressCategory => {
    return { id: listCategory(id), name, title: name, kind: 'lijst' };
  });
  own.sort((a, b) => a.name.localeCompare(b.name, 'nl'));
  return [...known, ...own];
}

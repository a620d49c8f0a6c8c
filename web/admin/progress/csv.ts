import type {
  GroupProgress,
  ProgressCategory,
  PupilProgress,
  Standing,
} from '../../../server/contract/progress.ts';
import { ownYearNumber } from '../../app/wording/year.ts';
import { toCsv } from '../../../server/contract/csv.ts';
import { lookOf, trendOf } from './looks.ts';
import { needOf, needText } from './need.ts';
import { progress as text } from './wording.ts';

/** How a file of a period is called. */
export const fileName = (title: string, { from, to }: Pick<GroupProgress, 'from' | 'to'>): string =>
  text('csvFile', { title, from, to });

/** What the matrix shows, for a spreadsheet: a line per pupil, per category level, standing, growth and last day. */
export function groupCsv(
  rows: GroupProgress['pupils'],
  categories: readonly ProgressCategory[],
  /** The last day on which somebody of the group practised. */
  latest: string | undefined,
): string {
  const head = [
    text('pupil'),
    text('year'),
    text('need'),
    text('weeks.minutes'),
    text('summary.answers'),
    text('summary.correct'),
    text('summary.days'),
    text('summary.last'),
    ...categories.flatMap(({ title }) => [
      title,
      `${title}: ${text('statusIs')}`,
      `${title}: ${text('trend')}`,
      `${title}: ${text('lastDay')}`,
    ]),
  ];
  return toCsv(
    head,
    rows.map((row) => [
      row.name,
      ownYearNumber(row.groep),
      needText(needOf(row, latest), categories),
      row.minutes,
      row.answers,
      row.correct,
      row.days,
      row.lastDay,
      ...categories.flatMap(({ id }) => {
        const standing = row.standings.find((one) => one.category === id);
        return [levelOf(standing), statusOf(standing), growthOf(standing), standing?.lastDay];
      }),
    ]),
  );
}

/** The categories of a pupil, for a spreadsheet. */
export function pupilCsv({ categories, standings }: PupilProgress): string {
  const head = [
    text('category'),
    text('statusIs'),
    text('line.level'),
    text('line.low'),
    text('line.high'),
    text('trend'),
    text('summary.answers'),
    text('summary.correct'),
    text('weeks.minutes'),
    text('summary.last'),
  ];
  return toCsv(
    head,
    categories.flatMap(({ id, title }) => {
      const standing = standings.find(({ category }) => category === id);
      if (!standing) return [];
      const { level, answers, correct, minutes, lastDay } = standing;
      return [
        [
          title,
          statusOf(standing),
          levelOf(standing),
          level?.low,
          level?.high,
          growthOf(standing),
          answers,
          correct,
          minutes,
          lastDay,
        ],
      ];
    }),
  );
}

const statusOf = (standing: Standing | undefined) =>
  text(`status.${(standing && lookOf(standing)) ?? 'nieuw'}`);

/** As on the screen: where too little is known there is no number. */
const levelOf = (standing: Standing | undefined) =>
  standing && lookOf(standing) !== 'few' ? standing.level?.p : undefined;

const growthOf = (standing: Standing | undefined) =>
  standing && trendOf(standing) !== undefined ? standing.level?.trend?.points : undefined;

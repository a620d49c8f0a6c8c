import type { ProgressCategory, PupilProgressRow, Standing } from '../../../server/contract/progress.ts';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import { isReadyFor } from '../board/topic.ts';
import { lookOf, type Look } from './looks.ts';
import { topicOf } from './use-set-ready.ts';
import { progress as text } from './wording.ts';

/** What asks for help first. */
const ORDER: readonly Look[] = ['stap-terug', 'stuck', 'bezig', 'klaar', 'few', 'nieuw'];

const standingIn = ({ standings }: PupilProgressRow, { id }: ProgressCategory) =>
  standings.find(({ category }) => category === id);

const lookIn = (row: PupilProgressRow, category: ProgressCategory): Look => {
  const standing = standingIn(row, category);
  return (standing && lookOf(standing)) ?? 'nieuw';
};

/** The pupils in each standing of a category; a standing without any is not there. */
export const perLook = (rows: readonly PupilProgressRow[], category: ProgressCategory) =>
  ORDER.map((look) => ({ look, pupils: rows.filter((row) => lookIn(row, category) === look) })).filter(
    ({ pupils }) => pupils.length > 0,
  );

/** The mean level of those of whom enough is known, in percent, and how many that are; undefined without any. */
export function meanIn(rows: readonly PupilProgressRow[], category: ProgressCategory) {
  const levels = rows.flatMap((row) => {
    const standing = standingIn(row, category);
    return standing?.level && lookOf(standing) !== 'few' ? [standing.level.p] : [];
  });
  if (levels.length === 0) return undefined;
  return { p: Math.round(levels.reduce((sum, p) => sum + p, 0) / levels.length), count: levels.length };
}

/** Says why to begin with what comes before a category: it does not go well yet, or was never practised. */
export const firstText = ({ title, isNew }: NonNullable<Standing['first']>): string =>
  text(isNew ? 'cell.firstNew' : 'cell.first', { title });

/** Something to set ready for pupils who get no further. */
export interface HelpOffer {
  id: string;
  title: string;
  pupils: PupilProgressRow[];
}

/**
 * What helps those who get no further in a category or for whom it is too hard: what comes before it, or else the category
 * itself. For whom that stands ready already is left out; the category itself first, then what is for most.
 */
export function helpIn(
  rows: readonly PupilProgressRow[],
  category: ProgressCategory,
  ready: readonly ReadyTask[],
): HelpOffer[] {
  const offers = new Map<string, HelpOffer>();
  for (const row of rows) {
    const look = lookIn(row, category);
    if (look !== 'stap-terug' && look !== 'stuck') continue;
    const first = standingIn(row, category)!.first;
    const { id, title } = first ? { id: first.category, title: first.title } : category;
    if (isReadyFor(ready, topicOf({ id, title }), row.id)) continue;
    const offer = offers.get(id) ?? { id, title, pupils: [] };
    offer.pupils.push(row);
    offers.set(id, offer);
  }
  return [...offers.values()].sort(
    (a, b) =>
      Number(b.id === category.id) - Number(a.id === category.id) || b.pupils.length - a.pupils.length,
  );
}

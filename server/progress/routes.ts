import {
  getGroupProgress,
  getParentLetter,
  getPupilProgress,
  getPupilWords,
  getTyping,
  makeParentLetter,
  savePupilNote,
  type ParentLetter,
  type PupilProgress,
} from '../contract/progress.ts';
import { findAccount } from '../accounts/repository.ts';
import { audit } from '../audit/audit.ts';
import { looks } from '../audit/looks.ts';
import { transact, type Db } from '../data/database.ts';
import type { Variant } from '../contract/variant.ts';
import type { DayCountRow, DayLevelRow, PupilRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import { testsOf } from '../lvs/repository.ts';
import type { Words } from '../practice/dealer.ts';
import type { PractisableDeps } from '../practice/practisable.ts';
import { groupOf } from '../settings/repository.ts';
import { listCategory } from '../words/practice-items.ts';
import { namesApart } from '../pupils/name.ts';
import type { DayCounts } from './day-counts.ts';
import { letterOf, letterPdf } from './letter.ts';
import { notesOf, saveNote } from './notes.ts';
import { momentsOf, periodOf, type Period } from './period.ts';
import { reasonsOfRound } from './reasons.ts';
import { countsPerDay, lastChoices, levelLine, pupilsOf } from './repository.ts';
import { describe, effortOf, matterOf, readRows, shareOf } from './standings.ts';
import { addSteps } from './steps-back.ts';
import { typingOf } from './typing.ts';
import { wordsAsked } from './words-asked.ts';
import { wordsIn } from './words.ts';

/** Rounds of which it is told why their words were dealt. */
const ROUNDS_TOLD = 6;

/** The progress of groups and pupils, for staff. */
export function progressRoutes(
  calls: Calls,
  deps: PractisableDeps & { words: Words },
  counts: DayCounts,
): void {
  const { db, words } = deps;
  const looked = looks(db);

  calls.on(getGroupProgress, async ({ session, subject, query }) => {
    const group = subject.group!;
    await looked(session, 'group-progress-viewed', group.account_id, group.id);
    const period = periodOf(query);
    const pupils = await pupilsOf(db, group.id);
    await counts.bringUpToDate(pupils.map(({ id }) => id));
    const rows = await addSteps(deps, await readRows(db, pupils, period), period);
    const practised = new Set(rows.flatMap(({ standings }) => standings.map(({ category }) => category)));
    const categories = await describe(db, words, practised);
    const known = new Set(categories.map(({ id }) => id));
    const names = namesApart(pupils);
    return {
      ...period,
      categories,
      pupils: rows.map((row) => ({
        ...row,
        name: names.get(row.id)!,
        standings: row.standings.filter(({ category }) => known.has(category)),
      })),
    };
  });

  calls.on(getPupilProgress, async ({ session, subject, query }) => {
    const pupil = subject.pupil!;
    await looked(session, 'pupil-progress-viewed', pupil.account_id, pupil.id);
    const period = periodOf(query);
    await counts.bringUpToDate([pupil.id]);
    const [row] = await addSteps(deps, await readRows(db, [pupil], period), period);
    const days = await countsPerDay(db, pupil.id, period);
    const line = await levelLine(db, pupil.id, period.to);
    const reasons = await reasonsOf(db, pupil.id);
    const categories = await describe(db, words, [
      ...row!.standings.map(({ category }) => category),
      ...reasons.map(({ category }) => category),
    ]);
    const known = new Set(categories.map(({ id }) => id));
    const isKnown = ({ category }: { category: string }) => known.has(category);
    const group = await groupOf(db, pupil);
    return {
      ...period,
      ...row!,
      ...(group && { group: { ...group, account: pupil.account_id } }),
      standings: row!.standings.filter(isKnown),
      categories,
      practised: perDay(days),
      line: lines(line).filter(isKnown),
      reasons: reasons.filter(isKnown),
      notes: await notesOf(db, pupil.id),
      tests: await testsOf(db, pupil.id),
      elsewhere: await db
        .selectFrom('strange_results')
        .select(['issuer', 'at'])
        .where('pupil_id', '=', pupil.id)
        .orderBy('at')
        .execute(),
    };
  });

  calls.on(getPupilWords, async ({ session, subject, query, variant }) => {
    const pupil = subject.pupil!;
    await looked(session, 'pupil-progress-viewed', pupil.account_id, pupil.id);
    const period = periodOf(query);
    const { since, until } = momentsOf(period);
    const matter = query.category === undefined ? undefined : matterOf(query.category);
    await counts.bringUpToDate([pupil.id]);
    const asked = await wordsAsked(db, pupil.id, since, until, matter);
    return { ...period, ...wordsIn(asked, (word) => words.heardAt(word, variant)) };
  });

  calls.on(getTyping, async ({ session, subject, params }) => {
    const pupil = subject.pupil!;
    await looked(session, 'pupil-progress-viewed', pupil.account_id, pupil.id);
    const typing = await typingOf(db, pupil.id, params);
    if (!typing) throw notFound('Hoe dit woord getypt is, is niet bewaard.');
    return typing;
  });

  const letterAbout = async (pupil: PupilRow, period: Period, variant: Variant): Promise<ParentLetter> => {
    await counts.bringUpToDate([pupil.id]);
    const [row] = await readRows(db, [pupil], period);
    const { since, until } = momentsOf(period);
    const { name: school } = (await findAccount(db, pupil.account_id))!;
    const categories = await describe(
      db,
      words,
      row!.standings.map(({ category }) => category),
    );
    return letterOf({
      ...period,
      school,
      pupil: pupil.first_name,
      name: row!.name,
      groep: pupil.groep,
      variant,
      effort: row!,
      standings: row!.standings,
      categories: categories.map(({ id, title }) => ({ id, goal: words.category(id)?.goal ?? title })),
      words: wordsIn(await wordsAsked(db, pupil.id, since, until), () => ''),
    });
  };

  calls.on(getParentLetter, async ({ session, subject, query, variant }) => {
    const pupil = subject.pupil!;
    await looked(session, 'pupil-progress-viewed', pupil.account_id, pupil.id);
    return { letter: await letterAbout(pupil, periodOf(query), variant) };
  });

  calls.on(makeParentLetter, async ({ session, subject, body: { line, ...asked }, variant }) => {
    const pupil = subject.pupil!;
    await audit(db, {
      action: 'parent-letter-made',
      actorId: session.id,
      accountId: pupil.account_id,
      subject: pupil.id,
    });
    const pdf = await letterPdf(await letterAbout(pupil, periodOf(asked), variant), line);
    return { pdf: pdf.toString('base64') };
  });

  calls.on(savePupilNote, async ({ session, subject, params, body }) => {
    const pupil = subject.pupil!;
    await transact(db, async (trx) => {
      await saveNote(trx, pupil.id, session.id, { id: params.note, ...body });
      await audit(trx, {
        action: body.removed ? 'pupil-note-removed' : 'pupil-note-saved',
        actorId: session.id,
        accountId: pupil.account_id,
        subject: pupil.id,
      });
    });
    return { notes: await notesOf(db, pupil.id) };
  });
}

/** Why the words of the last rounds were dealt. */
async function reasonsOf(db: Db, pupilId: string): Promise<PupilProgress['reasons']> {
  const rounds = await lastChoices(db, pupilId, ROUNDS_TOLD);
  return rounds.map(({ started_at, choices, category, list, answered }) => ({
    at: started_at,
    category: list === null ? category : listCategory(list),
    why: reasonsOfRound(choices, answered),
  }));
}

const perDay = (rows: readonly DayCountRow[]): PupilProgress['practised'] =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([day, own]) => ({
    day,
    ...effortOf(own),
  }));

const lines = (rows: readonly DayLevelRow[]): PupilProgress['line'] =>
  [...Map.groupBy(rows, ({ category }) => category)].map(([category, own]) => ({
    category,
    points: own.map((row) => ({ day: row.day, ...shareOf(row) })),
  }));

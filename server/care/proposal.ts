import { ENOUGH_ANSWERS } from '../contract/progress.ts';
import { OLD_MONTHS } from '../contract/care-terms.ts';
import type { Piece } from '../contract/care-plan.ts';
import { daysAfter, sameDateAfter } from '../contract/days.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PupilRow } from '../data/schema.ts';
import { testsOf } from '../lvs/repository.ts';
import { titleOf } from '../live/broken-rule.ts';
import { toldRule } from '../live/mistake-wording.ts';
import { momentsOf } from '../progress/period.ts';
import { readRows } from '../progress/standings.ts';
import { wordsAsked } from '../progress/words-asked.ts';

/** Days of which mistakes and effort are told. */
const MISTAKE_DAYS = 60;
const EFFORT_DAYS = 28;
/** As much as one takes in: weak and strong categories, and how often a rule was broken to be told. */
const MOST_WEAK = 4;
const MOST_STRONG = 3;
const MOST_RULES = 2;
const OFTEN = 3;
/** Answers in those weeks below which nothing is said of a level. */
const FEW_ANSWERS = 40;

const DAY = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const LONG_DAY = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });
const LIST = new Intl.ListFormat('nl', { type: 'conjunction' });
const dayName = (day: string) => DAY.format(Date.parse(day));

/** Sentences for where a plan begins, from what is known of a pupil, each with where it comes from and of which day; no number, no sentence. */
export async function proposalFor(db: Db, pupil: PupilRow, now: number): Promise<Piece[]> {
  const today = nameOfDay(now);
  return [
    ...(await testPieces(db, pupil.id, today)),
    ...(await levelPieces(db, pupil, today)),
    ...(await mistakePieces(db, pupil.id, today)),
    ...(await effortPieces(db, pupil, today)),
  ];
}

const told = (key: string, text: string, source: string, asOf: string): Piece => ({
  key,
  text,
  source,
  asOf,
  edited: false,
});

/** The last result of each part of a pupil monitoring system, and the one before of the same kind. */
async function testPieces(db: Db, pupilId: string, today: string): Promise<Piece[]> {
  const tests = await testsOf(db, pupilId);
  const old = sameDateAfter(today, -OLD_MONTHS);
  const latest = [...new Map([...tests].reverse().map((test) => [test.part, test])).values()];
  return latest.map((test) => {
    const { provider, part, moment, takenAt, normVersion, level, skillScore } = test;
    const before = tests.find(
      (one) =>
        one !== test && one.provider === provider && one.part === part && one.normVersion === normVersion,
    );
    const when = takenAt ? `${LONG_DAY.format(Date.parse(takenAt))}, ` : '';
    const norm = normVersion ? `, norm ${normVersion}` : '';
    const measured = [
      level && `niveau ${level.value}`,
      skillScore !== undefined && `vaardigheidsscore ${skillScore}`,
    ].filter(Boolean);
    const isOld = takenAt !== undefined && takenAt < old;
    const was = before?.level ? ` De vorige keer (${before.moment}) was dat ${before.level.value}.` : '';
    return told(
      `lvs:${part}`,
      `${test.test ?? part} ${moment} (${when}${provider}${norm}): ${measured.join(', ')}${isOld ? ' (ouder dan een jaar)' : ''}.${was}`,
      'toetsresultaat',
      takenAt ?? today,
    );
  });
}

async function levelPieces(db: Db, pupil: PupilRow, today: string): Promise<Piece[]> {
  const [row] = await readRows(db, [pupil], { from: daysAfter(today, -MISTAKE_DAYS), to: today });
  const known = row!.standings.filter(
    ({ category, level }) => level && level.known >= ENOUGH_ANSWERS && titleOf(category) !== undefined,
  );
  const asOf = known.reduce((last, { lastDay }) => (lastDay && lastDay > last ? lastDay : last), '');
  if (known.length === 0 || asOf === '') return [];
  const source = (day: string) => `oefenen t/m ${dayName(day)}`;
  const weak = known
    .filter(({ level }) => level!.status !== 'klaar')
    .sort((a, b) => a.level!.high - b.level!.high)
    .slice(0, MOST_WEAK)
    .map(({ category, level, lastDay }) =>
      told(
        `zwak:${category}`,
        `${titleOf(category)}: naar schatting ${level!.p} % goed (${level!.low}–${level!.high} %), op ${level!.known} opgaven.`,
        source(lastDay ?? asOf),
        lastDay ?? asOf,
      ),
    );
  const strong = known.filter(({ level }) => level!.status === 'klaar').slice(-MOST_STRONG);
  return [
    ...weak,
    ...(strong.length > 0
      ? [
          told(
            'sterk',
            `Gaat goed: ${LIST.format(strong.map(({ category }) => titleOf(category)!))}.`,
            source(asOf),
            asOf,
          ),
        ]
      : []),
  ];
}

/** The rules that were broken most, each with a word as it was written. */
async function mistakePieces(db: Db, pupilId: string, today: string): Promise<Piece[]> {
  const period = { from: daysAfter(today, -MISTAKE_DAYS), to: today };
  const { since, until } = momentsOf(period);
  const wrong = (await wordsAsked(db, pupilId, since, until)).flatMap(({ how, ...asked }) =>
    typeof how === 'object' ? [{ ...asked, ...how, name: toldRule({ ...asked, ...how }) }] : [],
  );
  const rules = Map.groupBy(
    wrong.filter(({ name }) => name !== undefined),
    ({ name }) => name!,
  );
  return [...rules]
    .filter(([, all]) => all.length >= OFTEN)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MOST_RULES)
    .map(([name, all]) => {
      const { shown, word, at } = all[0]!;
      const asOf = nameOfDay(at);
      return told(
        `fout:${name}`,
        `Vaak fout: ${name} (${all.length} keer, zoals ${shown} voor ${word}).`,
        `oefenen t/m ${dayName(asOf)}`,
        asOf,
      );
    });
}

async function effortPieces(db: Db, pupil: PupilRow, today: string): Promise<Piece[]> {
  const [row] = await readRows(db, [pupil], { from: daysAfter(today, -EFFORT_DAYS), to: today });
  const { days, minutes, answers } = row!;
  const said =
    answers === 0
      ? 'De laatste 4 weken is er niet geoefend.'
      : `De laatste 4 weken ${days} ${days === 1 ? 'dag' : 'dagen'} geoefend, ${Math.round(minutes)} minuten${
          answers < FEW_ANSWERS ? '; te weinig om een niveau te noemen' : ''
        }.`;
  return [told('inzet', said, `oefenen t/m ${dayName(today)}`, today)];
}

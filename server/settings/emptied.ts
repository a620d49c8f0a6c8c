import { audit, type AuditEntry } from '../audit/audit.ts';
import { layered, type FieldName, type PracticeFields } from '../contract/practice-fields.ts';
import { transact, type Db } from '../data/database.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import type { PracticeSettingRow } from '../data/schema.ts';
import type { Problem } from '../http/problem.ts';
import { effectOf, few, type EffectDeps } from './effect.ts';
import { ownOn, parseFields } from './fields.ts';
import { followed, type Days } from './follow.ts';
import { pupilsById, pupilsIn, pupilsOf, settingsIn, settingsOf, type GroupPupil } from './repository.ts';

/** All that decides how the pupils of a group practise on each day. */
export interface Stand {
  settings: PracticeSettingRow[];
  pupils: GroupPupil[];
}

/** The pupils of a group, or one pupil, who may have none. */
export type Whom = { accountId: string } & (
  { groupId: string; pupilId?: undefined } | { groupId: string | null; pupilId: string }
);

/** How the pupils stand now. */
export const readStand = async (db: Db, { groupId, pupilId }: Whom): Promise<Stand> => ({
  settings: groupId === null ? [] : await settingsOf(db, groupId),
  pupils: pupilId === undefined ? await pupilsOf(db, groupId) : await pupilsById(db, [pupilId]),
});

/** How the pupils of several groups stand now, by group: as few queries as for one. */
export async function readStands(db: Db, groupIds: readonly string[]): Promise<Map<string, Stand>> {
  if (groupIds.length === 0) return new Map();
  const settings = Map.groupBy(await settingsIn(db, groupIds), ({ group_id }) => group_id);
  const pupils = Map.groupBy(await pupilsIn(db, groupIds), ({ group_id }) => group_id);
  return new Map(
    groupIds.map((id) => [id, { settings: settings.get(id) ?? [], pupils: pupils.get(id) ?? [] }]),
  );
}

/** Says of a change that it leaves pupils nothing to practise: at which field, and in Dutch for whom and why. */
export interface Fault {
  field: FieldName;
  message: string;
}

/**
 * Makes a change once it is sure that it leaves nobody without anything to practise, now or on a later day; with its
 * lines in the audit log.
 */
export async function changeKept<T>(
  deps: EffectDeps,
  whom: Whom,
  { now, refused, lines }: { now: number; refused: (fault: Fault) => Problem; lines: readonly AuditEntry[] },
  change: (trx: Db) => Promise<T>,
): Promise<T> {
  const { db } = deps;
  const before = await readStand(db, whom);
  const after = await rehearsed(db, whom, change);
  const fault = await findEmptied(deps, { before, after }, whom, now);
  if (fault) throw refused(fault);
  return transact(db, async (trx) => {
    const changed = await change(trx);
    await audit(trx, lines);
    return changed;
  });
}

class TakenBack extends Error {}

/** How things would stand after a change: it is made in a transaction that is taken back. */
async function rehearsed(db: Db, whom: Whom, change: (trx: Db) => Promise<unknown>): Promise<Stand> {
  let stand: Stand | undefined;
  try {
    await transact(db, async (trx) => {
      await change(trx);
      stand = await readStand(trx, whom);
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return stand!;
}

/**
 * What a change would do to pupils who then have nothing to practise, on a day from that of `now` on; undefined when there are
 * none. Who had nothing before for the same reason does not keep others from changing something else.
 */
export async function findEmptied(
  deps: EffectDeps,
  { before, after }: { before: Stand; after: Stand },
  { accountId, pupilId }: Pick<Whom, 'accountId' | 'pupilId'>,
  now: number,
): Promise<Fault | undefined> {
  const faultOf = faultFinder(deps, accountId);
  const found = new Map<string, { field: FieldName; reason: string; day: string; names: string[] }>();
  for (const pupil of after.pupils) {
    const was = before.pupils.find(({ id }) => id === pupil.id);
    for (const day of turns([...after.settings, pupil], now)) {
      const fields = fieldsOn(after, pupil, day);
      const matter = matterOf(fields);
      if (was && matterOf(fieldsOn(before, was, day)) === matter) continue;
      const fault = await faultOf(fields, pupil.groep, day);
      if (!fault) continue;
      const { field, message: reason } = fault;
      const same = found.get(`${day} ${field} ${reason}`);
      if (same) same.names.push(pupil.name);
      else found.set(`${day} ${field} ${reason}`, { field, reason, day, names: [pupil.name] });
      break;
    }
  }
  const [first] = found.values();
  if (!first) return undefined;
  const who = pupilId === undefined ? [`voor ${few(first.names)}`] : [];
  const head = [...who, ...from(first.day, now)].join(' ');
  const message = head === '' ? first.reason : `${head[0]!.toUpperCase()}${head.slice(1)}: ${first.reason}`;
  return { field: first.field, message };
}

/** From which day something is so, in Dutch; nothing when that is the day of `now`. */
export const from = (day: string, now: number): string[] =>
  day > nameOfDay(now) ? [`vanaf ${inFull.format(noonOf(day))}`] : [];

/** Finds why fields leave a pupil of a school year nothing on a day; the same is worked out once. */
export function faultFinder(deps: EffectDeps, accountId: string) {
  const known = new Map<string, Promise<Fault | undefined>>();
  const find = async (fields: PracticeFields, groep: number, day: string): Promise<Fault | undefined> => {
    const { errors } = await effectOf(deps, fields, { accountId, groep: [groep] }, day);
    const [first] = Object.entries(errors) as [FieldName, string][];
    return first && { field: first[0], message: first[1] };
  };
  return (fields: PracticeFields, groep: number, day: string) => {
    const key = `${day} ${groep} ${matterOf(fields)}`;
    let fault = known.get(key);
    if (!fault) known.set(key, (fault = find(fields, groep, day)));
    return fault;
  };
}

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
const inFull = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

/** The days from that of `now` on which something begins or is over, that day itself first; as 2026-11-16. */
export function turns(periods: readonly Days[], now: number): string[] {
  const today = nameOfDay(now);
  const days = new Set([today]);
  for (const { from_day, to_day } of periods) {
    if (from_day !== null) days.add(from_day);
    if (to_day !== null) days.add(nameOfDay(dayFrom(noonOf(to_day), 1)));
  }
  return [...days].filter((day) => day >= today).sort();
}

/** How a pupil practises on a day. */
export function fieldsOn({ settings }: Stand, pupil: GroupPupil, day: string): PracticeFields {
  const setting = followed(settings, pupil.setting_id, day);
  return layered(setting ? parseFields(setting.fields) : {}, ownOn(pupil, day));
}

/** What decides whether something is left to practise. */
const matterOf = ({ learningLine, formsOff, gamesOff, noMisspellings }: PracticeFields): string =>
  JSON.stringify([learningLine, formsOff, gamesOff, noMisspellings]);

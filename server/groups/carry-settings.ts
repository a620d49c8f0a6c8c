import { newId } from '../contract/id.ts';
import { BLOCK_OF_NOW } from '../contract/learning-line.ts';
import { FIELD_NAMES, isSame, layered, type SomeFields } from '../contract/practice-fields.ts';
import type { YearOutline } from '../contract/school-years.ts';
import { LONGEST_SETTING_NAME } from '../contract/settings.ts';
import type { Db } from '../data/database.ts';
import type { PracticeSettingRow } from '../data/schema.ts';
import {
  applyPupils,
  applySettings,
  pupilState,
  reverted,
  settingState,
  statesOf,
  type Doing,
  type PupilState,
  type SettingState,
} from '../settings/changes.ts';
import { changesIn, findPupilSettings } from '../settings/repository.ts';

/** Somebody who goes from one group to another that is new. */
interface Going {
  pupil: string;
  from: string;
  to: string;
}

/** Who goes where, and what groups are called. */
export interface Journey {
  going: readonly Going[];
  /** Names of the groups of before and of the new ones. */
  names: ReadonlyMap<string, string>;
  /** The first day of a new school year, as 2027-08-01; without it pupils go to another group in the same year. */
  newYear?: string;
}

/** What is to be made for new groups, and what changes for pupils. */
export interface Carried {
  settings: { id: string; group: string; state: SettingState }[];
  pupils: { id: string; state: PupilState }[];
  told: YearOutline['settings'];
}

const USUAL: SettingState = {
  name: 'Standaard',
  from: null,
  to: null,
  wholeGroup: false,
  isDefault: true,
  archived: false,
  fields: {},
};

const sameFields = (a: SomeFields, b: SomeFields) => {
  const [left, right] = [layered(a), layered(b)];
  return FIELD_NAMES.every((name) => isSame(name, left[name], right[name]));
};

/** Without where one began and what was practised in the year that is over; how one practises stays. */
function forNextYear(fields: SomeFields, of: 'group' | 'pupil'): SomeFields {
  const { learningLine: line, ...rest } = fields;
  delete rest.start;
  // A pupil with a line of its own goes on with it; the categories of a whole group were those of its year.
  const goesOn = line?.kind === 'categories' ? of === 'pupil' : line?.kind !== 'lists';
  const isBlockOver = line?.kind === 'block' && line.block !== BLOCK_OF_NOW;
  return line && goesOn && !isBlockOver ? { ...rest, learningLine: line } : rest;
}

/** What is known when settings are carried. */
interface Known extends Journey {
  settings: readonly PracticeSettingRow[];
  /** Of pupils of whom something is stored. */
  pupils: ReadonlyMap<string, PupilState>;
}

/**
 * The practice settings that go with pupils to new groups: what holds in the group that most of them come from holds in
 * the new one; who practised otherwise goes on doing so. In a new school year start levels, lists and blocks stay behind,
 * unless they stand in a setting whose period runs on into it. Changes nothing.
 */
export async function carrySettings(db: Db, journey: Journey): Promise<Carried> {
  const { going } = journey;
  const carried: Carried = { settings: [], pupils: [], told: { kept: [], fresh: [], freshPupils: 0 } };
  if (going.length === 0) return carried;
  const settings = await db
    .selectFrom('practice_settings')
    .selectAll()
    .where('group_id', 'in', [...new Set(going.map(({ from }) => from))])
    .where('archived_at', 'is', null)
    .execute();
  const known = { ...journey, settings, pupils: await pupilStates(db, going) };
  for (const to of new Set(going.map((one) => one.to))) carryInto(to, known, carried);
  return carried;
}

/** What goes to one new group, added to `carried`. */
function carryInto(to: string, known: Known, carried: Carried) {
  const { settings, names, newYear } = known;
  const { kept, fresh } = carried.told;
  const coming = known.going.filter((one) => one.to === to);
  const group = names.get(to) ?? '';
  const made = new Map<string, SettingState>();
  const make = (state: SettingState, from: string) => makeIn(made, state, names.get(from) ?? '');
  const tell = (id: string, from: string, pupils: number | null) =>
    kept.push({ group, setting: made.get(id)!.name, from: names.get(from) ?? '', pupils });
  const isOver = ({ to_day }: PracticeSettingRow) =>
    newYear !== undefined && to_day !== null && to_day < newYear;
  const then = (state: SettingState): SettingState =>
    newYear === undefined || state.to !== null
      ? state
      : { ...state, fields: forNextYear(state.fields, 'group') };
  const defaultOf = (from: string) => {
    const row = settings.find(({ group_id, is_default }) => group_id === from && is_default === 1);
    return row ? settingState(row) : USUAL;
  };

  const sources = byNumber(coming);
  const main = sources[0]!;
  const base = then(defaultOf(main));
  if (!same(base, USUAL)) tell(make(base, main), main, null);
  if (sources.some((from) => !same(then(defaultOf(from)), defaultOf(from)))) fresh.push(group);
  const ofAll = settings.filter((row) => row.group_id === main && row.whole_group === 1 && !isOver(row));
  for (const row of ofAll) tell(make(then(settingState(row)), main), main, null);

  for (const from of sources) {
    const ownBase = then(defaultOf(from));
    const otherwise = sameFields(ownBase.fields, base.fields) ? undefined : { ...ownBase, isDefault: false };
    const followers = new Map<string, number>();
    for (const { pupil } of coming.filter((one) => one.from === from)) {
      const state = known.pupils.get(pupil) ?? { chosen: null, fields: {} };
      const chosen = settings.find(({ id, group_id }) => id === state.chosen && group_id === from);
      const goesAlong = chosen && chosen.is_default === 0 && !isOver(chosen);
      const wanted = goesAlong ? then(settingState(chosen)) : otherwise;
      const id = wanted ? make(wanted, from) : null;
      if (id !== null) followers.set(id, (followers.get(id) ?? 0) + 1);
      const fields = newYear === undefined ? state.fields : forNextYear(state.fields, 'pupil');
      if (!same(fields, state.fields)) carried.told.freshPupils++;
      const after = { ...state, chosen: id, fields };
      if (!same(after, state)) carried.pupils.push({ id: pupil, state: after });
    }
    for (const [id, count] of followers) tell(id, from, count);
  }
  for (const [id, state] of made) carried.settings.push({ id, group: to, state });
}

/** Adds a setting to those of a new group, or finds the one that says the same. Of two with one name, one says where it is from. */
function makeIn(made: Map<string, SettingState>, state: SettingState, from: string): string {
  const alike = [...made].find(
    ([, one]) =>
      sameFields(one.fields, state.fields) &&
      same({ ...one, fields: {} }, { ...state, name: one.name, fields: {} }),
  );
  if (alike && alike[1].name.startsWith(state.name)) return alike[0];
  const isFree = (name: string) =>
    ![...made.values()].some((one) => one.name.toLocaleLowerCase('nl') === name.toLocaleLowerCase('nl'));
  const names = [state.name, `${state.name} ${from}`].map((name) =>
    name.slice(0, LONGEST_SETTING_NAME).trim(),
  );
  for (let n = 2; !names.some(isFree); n++)
    names.push(`${state.name.slice(0, LONGEST_SETTING_NAME - 4)} (${n})`);
  const id = newId();
  made.set(id, { ...state, name: names.find(isFree)! });
  return id;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Groups that pupils come from, that with the most pupils first. */
function byNumber(coming: readonly Going[]): string[] {
  const counts = new Map<string, number>();
  for (const { from } of coming) counts.set(from, (counts.get(from) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([from]) => from);
}

/** What pupils were given to follow and where they differ, of those of whom something is stored. */
async function pupilStates(db: Db, going: readonly Going[]): Promise<Map<string, PupilState>> {
  const moving = new Set(going.map(({ pupil }) => pupil));
  const rows = await db
    .selectFrom('pupil_settings')
    .innerJoin('pupils', 'pupils.id', 'pupil_settings.pupil_id')
    .selectAll('pupil_settings')
    .where('group_id', 'in', [...new Set(going.map(({ from }) => from))])
    .execute();
  return new Map(
    rows.filter((row) => moving.has(row.pupil_id)).map((row) => [row.pupil_id, pupilState(row)]),
  );
}

/** Makes what was carried; the new groups are there and the pupils are in them. */
export async function storeCarried(trx: Db, { settings, pupils }: Carried, doing: Doing): Promise<void> {
  const made = settings.map(({ id, group, state }) => ({ id, groupId: group, row: undefined, after: state }));
  await applySettings(trx, made, doing);
  const states = new Map(pupils.map(({ id, state }) => [id, state]));
  const rows = await findPupilSettings(trx, states.keys());
  const moved = rows.map((row) => ({ row, after: states.get(row.pupil_id)! }));
  await applyPupils(trx, moved, doing);
}

/** Gives pupils back what they followed before a change; what was changed since in other fields stays. */
export async function takeBackCarried(trx: Db, change: string, doing: Doing): Promise<void> {
  const changes = (await changesIn(trx, change)).flatMap((row) =>
    row.pupil_id === null ? [] : [{ pupil: row.pupil_id, ...statesOf<PupilState>(row) }],
  );
  const rows = await findPupilSettings(
    trx,
    changes.map(({ pupil }) => pupil),
  );
  const steps = rows.map((row) => ({
    row,
    after: changes
      .filter(({ pupil }) => pupil === row.pupil_id)
      .reduce((now, { before, after }) => reverted(now, before ?? after, after), pupilState(row)),
  }));
  await applyPupils(trx, steps, doing);
}

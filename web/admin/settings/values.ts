import type { Form } from '../../../engine/exercise/index.ts';
import {
  FIELD_NAMES,
  isSame,
  type FieldName,
  type PracticeFields,
  type SomeFields,
} from '../../../server/contract/practice-fields.ts';
import { BLOCK_OF_NOW } from '../../../server/contract/learning-line.ts';
import type { Change, Patch, Period, SettingOptions } from '../../../server/contract/settings.ts';
import { yearText } from '../../app/wording/year.ts';
import { dayOf, ZONE } from '../../app/day.ts';
import { fieldText } from './field-wording.ts';
import { methods } from './method-wording.ts';
import { text } from './wording.ts';

const percent = (share: number) => Math.round(100 * share);

/** What a field says, in a few words. */
export function valueText<F extends FieldName>(
  name: F,
  value: PracticeFields[F],
  options: SettingOptions | undefined,
): string {
  const given: { [K in FieldName]: (of: PracticeFields[K]) => string } = {
    calm: onOff,
    support: onOff,
    reducedMotion: onOff,
    largeLetters: onOff,
    wideLetters: onOff,
    noMisspellings: onOff,
    onlineVoices: onOff,
    ruler: onOff,
    captions: onOff,
    font: (of) => fieldText(`fonts.${of}`),
    tint: (of) => fieldText(`tints.${of}`),
    keyboard: (of) => fieldText(`value.${of}`),
    voice: (of) => fieldText(`value.${of}`),
    tempo: (of) => fieldText('value.tempo', { p: percent(of) }),
    volumes: ({ speech, effects, music }) =>
      fieldText('value.volumes', {
        speech: percent(speech),
        effects: percent(effects),
        music: percent(music),
      }),
    learningLine: (of) => lineText(of, options),
    start: startText,
    targetSuccess: (of) => fieldText('value.percentGood', { p: percent(of) }),
    reviewShare: (of) => fieldText('value.percentMost', { p: percent(of) }),
    formsOff: (of) => offText(of.map((form: Form) => fieldText(`forms.${form}`))),
    gamesOff: (of) => offText(of.map((id) => options?.games.find((game) => game.id === id)?.title ?? id)),
    minutes: (of) => (of === null ? fieldText('value.noMinutes') : fieldText('value.minutes', { count: of })),
    days: daysText,
    hours: (of) =>
      of === null
        ? fieldText('value.anyHour')
        : fieldText('value.hours', { from: clock(of.from), to: clock(of.to) }),
    weekGoal: (of) => fieldText('value.days', { count: of }),
  };
  return given[name](value);
}

const onOff = (on: boolean) => fieldText(on ? 'value.on' : 'value.off');

/** A time as 08:30, in words: 8.30. */
const clock = (time: string) => time.replace(/^0/, '').replace(':', '.');

/** A day of the week, from 1 for Monday: ma, maandag. */
export const weekdayText = (day: number, weekday: 'long' | 'short'): string =>
  // The days after Sunday 22 November 2026.
  new Intl.DateTimeFormat('nl', { weekday, timeZone: 'UTC' }).format(Date.UTC(2026, 10, 22 + day));

const LAST_SCHOOL_DAY = 5;
/** Days of the week, in a few words. */
function daysText(days: PracticeFields['days']): string {
  if (days === null) return fieldText('value.everyDay');
  const sorted = [...new Set(days)].sort();
  const isSchoolWeek = sorted.length === LAST_SCHOOL_DAY && sorted.at(-1) === LAST_SCHOOL_DAY;
  if (isSchoolWeek) return fieldText('value.schoolDays');
  return sorted.length === 0
    ? fieldText('value.noDay')
    : sorted.map((day) => weekdayText(day, 'long')).join(', ');
}

const MOST_NAMES = 4;
function offText(names: readonly string[]): string {
  if (names.length === 0) return fieldText('value.allOn');
  const rest = names.length - MOST_NAMES;
  const shown = names.slice(0, MOST_NAMES).join(', ') + (rest > 0 ? ` +${rest}` : '');
  return fieldText('value.someOff', { names: shown });
}

/** Where a pupil begins. */
export function startText(start: PracticeFields['start']): string {
  if (start === null) return fieldText('value.startYear');
  const year = yearText(start.groep);
  const half = start.half === 1 ? year : fieldText('value.yearHalf', { year });
  return start.belief ? fieldText('value.byTest', { half }) : half;
}

function lineText(line: PracticeFields['learningLine'], options: SettingOptions | undefined): string {
  switch (line.kind) {
    case 'adaptive':
      return fieldText('value.adaptive');
    case 'categories': {
      const { floor, ceiling } = line;
      const years =
        floor === undefined && ceiling === undefined
          ? ''
          : fieldText('value.years', { from: yearText(floor ?? 3), to: yearText(ceiling ?? 8) });
      return fieldText('value.categoriesCount', { count: line.categories.length }) + years;
    }
    case 'lists': {
      const names = line.lists.map((id) => options?.lists.find((list) => list.id === id)?.name);
      return names.every(Boolean) && names.length <= 3
        ? names.join(', ')
        : fieldText('value.listsCount', { count: line.lists.length });
    }
    case 'block': {
      const method = options?.methods.find(({ id }) => id === line.method);
      return [
        method?.name ?? line.method,
        line.block === BLOCK_OF_NOW
          ? methods('now')
          : (method?.blocks.find(({ id }) => id === line.block)?.name ?? line.block),
      ].join(': ');
    }
  }
}

/** What a field said and says, in a few words. Where those would be the same, what only one of the two holds. */
export function changeText<F extends FieldName>(
  name: F,
  before: PracticeFields[F],
  after: PracticeFields[F],
  options: SettingOptions,
): { was: string; becomes: string } {
  const [was, becomes] = [valueText(name, before, options), valueText(name, after, options)];
  if (was !== becomes) return { was, becomes };
  const [had, has] = [namesIn(name, before, options), namesIn(name, after, options)];
  const gone = had.filter((one) => !has.includes(one)).join(', ');
  const added = has.filter((one) => !had.includes(one)).join(', ');
  return {
    was: gone ? fieldText('value.without', { was, names: gone }) : was,
    becomes: added ? fieldText('value.with', { becomes, names: added }) : becomes,
  };
}

/** What is chosen one by one in a field, by name. */
function namesIn<F extends FieldName>(
  name: F,
  value: PracticeFields[F],
  { categories, lists, games }: SettingOptions,
): string[] {
  const line = name === 'learningLine' ? (value as PracticeFields['learningLine']) : undefined;
  if (line?.kind === 'categories')
    return line.categories.map((id) => categories.find((one) => one.id === id)?.title ?? id);
  if (line?.kind === 'lists') return line.lists.map((id) => lists.find((one) => one.id === id)?.name ?? id);
  if (name === 'gamesOff')
    return (value as string[]).map((id) => games.find((one) => one.id === id)?.title ?? id);
  return name === 'formsOff' ? (value as Form[]).map((form) => fieldText(`forms.${form}`)) : [];
}

/** Fields in which two are not the same. */
export const differing = (a: PracticeFields, b: PracticeFields): FieldName[] =>
  FIELD_NAMES.filter((name) => !isSame(name, a[name], b[name]));

/**
 * What is to be saved of a form: what differs from the level above and is not stored so yet, and what goes back to it.
 * `own` is what was stored.
 */
export function patchOf(values: PracticeFields, base: PracticeFields, own: SomeFields): Patch {
  const wanted = differing(values, base);
  const stored = (name: FieldName) => own[name] as PracticeFields[typeof name] | undefined;
  const set = wanted.filter(
    (name) => stored(name) === undefined || !isSame(name, stored(name)!, values[name]),
  );
  return {
    set: Object.fromEntries(set.map((name) => [name, values[name]])) as SomeFields,
    clear: FIELD_NAMES.filter((name) => own[name] !== undefined && !wanted.includes(name)),
  };
}

/** What a change was about, in words. */
export const whatText = (what: Change['what']): string =>
  what
    .map((one) =>
      one === 'made' ||
      one === 'name' ||
      one === 'period' ||
      one === 'wholeGroup' ||
      one === 'isDefault' ||
      one === 'archived' ||
      one === 'chosen'
        ? text(`history.${one}`)
        : fieldText(`field.${one}`).toLowerCase(),
    )
    .join(', ');

const dayFormat = new Intl.DateTimeFormat('nl', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' });
/** A day as 2026-11-16, in words; with the year when it is not this year. */
export function dayText(day: string): string {
  const isThisYear = day.slice(0, 4) === dayOf().slice(0, 4);
  return (isThisYear ? dayFormat : dayOfYear).format(new Date(day));
}

/** From which day to which something holds, in words. */
export function periodText({ from, to }: Period): string {
  if (from !== null && to !== null) return text('list.fromTo', { from: dayText(from), to: dayText(to) });
  if (from !== null) return text('list.from', { from: dayText(from) });
  return to === null ? text('list.always') : text('list.to', { to: dayText(to) });
}

const momentFormat = new Intl.DateTimeFormat('nl', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
});
/** A moment in words. */
export const momentText = (at: number): string => momentFormat.format(at);

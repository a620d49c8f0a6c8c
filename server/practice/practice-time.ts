import type { PupilMap } from '../contract/practice.ts';
import type { PracticeFields } from '../contract/practice-fields.ts';
import { minutesOf, type Opening, type WEEKDAYS } from '../contract/practice-time.ts';
import { dayFrom, timeOnDay, weekdayOf } from '../data/day.ts';
import type { Calendar } from '../settings/read.ts';

/** What a practice setting says of when is practised. */
type When = Pick<PracticeFields, 'days' | 'hours'>;

const DAYS_OF_WEEK = 7;

/** Whether there is practice time on the day of a moment. */
const isPracticeDay = ({ days }: When, moment: number): boolean =>
  days === null || days.includes(weekdayOf(moment) as (typeof WEEKDAYS)[number]);

/** When new rounds may be begun on a day, if at all; ms since the epoch. `midnight` is the one before it. */
function spanOf(when: When, midnight: number): { from: number; to: number } | undefined {
  if (!isPracticeDay(when, midnight)) return undefined;
  const { hours } = when;
  if (hours === null) return { from: midnight, to: dayFrom(midnight, 1) };
  return { from: timeOnDay(midnight, minutesOf(hours.from)), to: timeOnDay(midnight, minutesOf(hours.to)) };
}

/** What holds on the days from `now` on, a week ahead. */
const weekFrom = (calendar: Calendar, now: number) =>
  Array.from({ length: DAYS_OF_WEEK + 1 }, (_, away) => {
    const midnight = dayFrom(now, away);
    return { midnight, when: calendar(midnight) };
  });

/** The practice time that is now or comes first; undefined for weeks without a day, by settings that follow each other. */
function nextSpan(week: ReturnType<typeof weekFrom>, now: number) {
  for (const { midnight, when } of week) {
    const span = spanOf(when, midnight);
    if (span && now < span.to) return { when, ...span };
  }
  return undefined;
}

/** Whether a round may be begun at a moment, and how long that stays so. */
export function practiceTime(calendar: Calendar, now: number): PupilMap['practiceTime'] {
  const week = weekFrom(calendar, now);
  if (week.every(({ when }) => when.days === null && when.hours === null)) return {};
  const next = nextSpan(week, now);
  if (!next) return { closed: NOT_NOW, changesIn: dayFrom(now, 1) - now };
  const { when, from, to } = next;
  if (now < from) return { closed: closedLine(when, now, from), changesIn: from - now };
  return { changesIn: to - now };
}

/** The same in a teacher's words. */
export function openingOf(calendar: Calendar, now: number): Opening {
  const next = nextSpan(weekFrom(calendar, now), now);
  if (!next) return { isOpen: false };
  return now < next.from ? { isOpen: false, opens: opensText(next.when, now, next.from) } : { isOpen: true };
}

/** Midnight before the first day with practice time, from the one that lies `away` days from `now`; ms since the epoch. */
export function nextPracticeDay(calendar: Calendar, now: number, away: number): number {
  let day = dayFrom(now, away);
  for (let more = 1; more < DAYS_OF_WEEK && !isPracticeDay(calendar(day), day); more++)
    day = dayFrom(now, away + more);
  return day;
}

const ZONE = 'Europe/Amsterdam';
const weekday = new Intl.DateTimeFormat('nl', { timeZone: ZONE, weekday: 'long' });
const clock = new Intl.DateTimeFormat('nl', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' });

const NOT_NOW = 'Nu is het geen oefentijd.';

/** A moment as a child says it: 8.30 uur, 16 uur. */
const clockText = (moment: number) => `${clock.format(moment).replace(':', '.').replace('.00', '')} uur`;

/** That it is no practice time, and when it comes, in a child's words. */
const closedLine = (when: When, now: number, from: number): string =>
  `${NOT_NOW} ${capital(opensText(when, now, from))} kun je weer oefenen.`;

/** When practice time comes: "morgen vanaf 8.30 uur". */
function opensText({ hours }: When, now: number, from: number): string {
  const at = hours === null ? undefined : `vanaf ${clockText(from)}`;
  return [dayText(now, from), at].filter((part) => part !== undefined).join(' ');
}

/** Which day it is, seen from `now`; undefined for today. */
function dayText(now: number, then: number): string | undefined {
  if (then < dayFrom(now, 1)) return undefined;
  if (then < dayFrom(now, 2)) return 'morgen';
  const name = weekday.format(then);
  return then < dayFrom(now, DAYS_OF_WEEK) ? name : `volgende week ${name}`;
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

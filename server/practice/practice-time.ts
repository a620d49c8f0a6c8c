import type { PupilMap } from '../contract/practice.ts';
import type { PracticeFields } from '../contract/practice-fields.ts';
import { minutesOf, type WEEKDAYS } from '../contract/practice-time.ts';
import { dayFrom, timeOnDay, weekdayOf } from '../data/day.ts';

/** What a practice setting says of when is practised. */
type When = Pick<PracticeFields, 'days' | 'hours'>;
/** What holds at any moment: settings hold in periods. */
type Calendar = (moment: number) => When;

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

/** Whether a round may be begun at a moment, and how long that stays so. */
export function practiceTime(calendar: Calendar, now: number): PupilMap['practiceTime'] {
  const days = Array.from({ length: DAYS_OF_WEEK + 1 }, (_, away) => {
    const midnight = dayFrom(now, away);
    return { midnight, when: calendar(midnight) };
  });
  if (days.every(({ when }) => when.days === null && when.hours === null)) return {};
  for (const { midnight, when } of days) {
    const span = spanOf(when, midnight);
    if (span && now < span.from)
      return { closed: closedLine(when, now, span.from), changesIn: span.from - now };
    if (span && now < span.to) return { changesIn: span.to - now };
  }
  // Weeks without a day, by settings that follow each other.
  return { closed: NOT_NOW, changesIn: dayFrom(now, 1) - now };
}

/** Midnight before the first day with practice time, from the one that lies `away` days from `now`; ms since the epoch. */
export function nextPracticeDay(when: When, now: number, away: number): number {
  let day = dayFrom(now, away);
  for (let more = 1; more < DAYS_OF_WEEK && !isPracticeDay(when, day); more++)
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
function closedLine({ hours }: When, now: number, from: number): string {
  const at = hours === null ? undefined : `vanaf ${clockText(from)}`;
  const words = [dayText(now, from), at].filter((part) => part !== undefined).join(' ');
  return `${NOT_NOW} ${capital(words)} kun je weer oefenen.`;
}

/** Which day it is, seen from `now`; undefined for today. */
function dayText(now: number, then: number): string | undefined {
  if (then < dayFrom(now, 1)) return undefined;
  if (then < dayFrom(now, 2)) return 'morgen';
  const name = weekday.format(then);
  return then < dayFrom(now, DAYS_OF_WEEK) ? name : `volgende week ${name}`;
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

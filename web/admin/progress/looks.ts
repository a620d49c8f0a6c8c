import {
  ENOUGH_ANSWERS,
  TREND_POINTS,
  type ProgressLevel,
  type Standing,
} from '../../../server/contract/progress.ts';
import { shortDay } from './days.ts';
import { progress as text } from './wording.ts';

/**
 * How a standing is shown: with too few answers a level is no more than a guess, and what no longer grows is told apart
 * from what is too hard.
 */
export type Look = ProgressLevel['status'] | 'stuck' | 'few';
export const LOOKS: readonly Look[] = ['klaar', 'bezig', 'stuck', 'stap-terug', 'few'];

/** A sign per look, so that colour never is the only difference. */
export const SIGN: Record<Look, string> = {
  klaar: '✓',
  bezig: '▸',
  stuck: '=',
  'stap-terug': '!',
  few: '?',
  nieuw: '–',
};

/** The reason of the policy for what is practised much and no longer grows. */
const STUCK = 'komt-niet-verder';

/** How a standing looks; undefined where there is no level yet. */
export function lookOf({ level }: Pick<Standing, 'level'>): Look | undefined {
  if (!level) return undefined;
  if (level.known < ENOUGH_ANSWERS) return 'few';
  return level.status === 'stap-terug' && level.reason === STUCK ? 'stuck' : level.status;
}

/** Up, down or the same; undefined where there is nothing to compare with, or too little is known. */
export function trendOf(standing: Pick<Standing, 'level'>): 'up' | 'down' | 'same' | undefined {
  const points = standing.level?.trend?.points;
  if (points === undefined || lookOf(standing) === 'few') return undefined;
  return points >= TREND_POINTS ? 'up' : points <= -TREND_POINTS ? 'down' : 'same';
}

/** An arrow per trend. */
export const ARROW = { up: '↗', down: '↘', same: '→' } as const;

/** A trend in words, with the day from which on it is; that day stays on one line. */
export function trendText(standing: Pick<Standing, 'level'>): string | undefined {
  const trend = trendOf(standing);
  if (trend === undefined) return undefined;
  const { points, since } = standing.level!.trend!;
  return text(`trends.${trend}`, { points: Math.abs(points), day: shortDay(since).replace(' ', '\u00a0') });
}

/** How a standing is called; of a step back why, and of what is not measured yet how much is missing. */
export function statusText(standing: Pick<Standing, 'level'>): string {
  const look = lookOf(standing);
  return [look ? text(`status.${look}`) : text('notSeen'), look && whyText(look, standing.level!)]
    .filter(Boolean)
    .join(': ');
}

/** The reason of the policy where even the easiest words are out of reach. */
const NO_WORD = 'geen-woord-haalbaar';
/** What is still asked of a pupil who is good enough, by the reason of the policy. */
const NEARLY = { 'nog-een-dag': 'nearly.day', 'te-weinig-zelf-gemaakt': 'nearly.written' } as const;

function whyText(look: Look, { reason, known }: ProgressLevel): string | undefined {
  // Words that are only there for contrast were answered too, but say nothing of the category.
  if (look === 'few') return text('missing', { count: ENOUGH_ANSWERS - known });
  if (look === 'stuck') return text('noGrowth');
  if (look === 'stap-terug') return text(reason === NO_WORD ? 'noWord' : 'tooHard');
  return look === 'bezig' && reason in NEARLY ? text(NEARLY[reason as keyof typeof NEARLY]) : undefined;
}

/** All that a cell says, in words. */
export function standingText(standing: Standing): string {
  const { level, answers, correct, lastDay } = standing;
  return [
    statusText(standing),
    level && text('share', { p: level.p }),
    level && text('interval', { low: level.low, high: level.high }),
    trendText(standing),
    answers > 0 ? text('answered', { correct, answers }) : undefined,
    lastDay && text('lastOn', { day: shortDay(lastDay) }),
  ]
    .filter(Boolean)
    .join(', ');
}

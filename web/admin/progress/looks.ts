import {
  ENOUGH_ANSWERS,
  TREND_POINTS,
  type ProgressLevel,
  type Standing,
} from '../../../server/contract/progress.ts';
import { progress as text } from './wording.ts';

/** How a standing is shown: with too few answers a level is no more than a guess. */
export type Look = ProgressLevel['status'] | 'few';
export const LOOKS: readonly Look[] = ['klaar', 'bezig', 'stap-terug', 'few'];

/** A sign per look, so that colour never is the only difference. */
export const SIGN: Record<Look, string> = { klaar: '✓', bezig: '▸', 'stap-terug': '!', few: '?', nieuw: '–' };

/** How a standing looks; undefined where there is no level yet. */
export function lookOf({ level }: Pick<Standing, 'level'>): Look | undefined {
  if (!level) return undefined;
  return level.known < ENOUGH_ANSWERS ? 'few' : level.status;
}

/** Up, down or the same; undefined where there is nothing to compare with, or too little is known. */
export function trendOf(standing: Pick<Standing, 'level'>): 'up' | 'down' | 'same' | undefined {
  const trend = standing.level?.trend;
  if (trend === undefined || lookOf(standing) === 'few') return undefined;
  return trend >= TREND_POINTS ? 'up' : trend <= -TREND_POINTS ? 'down' : 'same';
}

/** An arrow per trend. */
export const ARROW = { up: '↗', down: '↘', same: '→' } as const;

/** A trend in words. */
export function trendText(standing: Pick<Standing, 'level'>): string | undefined {
  const trend = trendOf(standing);
  const points = Math.abs(standing.level?.trend ?? 0);
  if (trend === undefined) return undefined;
  return trend === 'same' ? text('trendSame') : text(trend === 'up' ? 'trendUp' : 'trendDown', { points });
}

const BACK = ['te-moeilijk', 'geen-woord-haalbaar', 'komt-niet-verder'] as const;

/** How a standing is called; of a step back why, and of what is not measured yet how much is missing. */
export function statusText(standing: Pick<Standing, 'level'>): string {
  const look = lookOf(standing);
  return [look ? text(`status.${look}`) : text('notSeen'), look && whyText(look, standing.level)]
    .filter(Boolean)
    .join(': ');
}

function whyText(look: Look, level: ProgressLevel | undefined): string | undefined {
  // Words that are only there for contrast were answered too, but say nothing of the category.
  if (look === 'few') return text('missing', { count: ENOUGH_ANSWERS - (level?.known ?? 0) });
  const why = look === 'stap-terug' ? BACK.find((one) => one === level?.reason) : undefined;
  return why && text(`back.${why}`);
}

/** All that a cell says, in words. */
export function standingText(standing: Standing): string {
  const { level, answers, correct } = standing;
  return [
    statusText(standing),
    level && text('share', { p: level.p }),
    level && text('interval', { low: level.low, high: level.high }),
    trendText(standing),
    answers > 0 ? text('answered', { correct, answers }) : undefined,
  ]
    .filter(Boolean)
    .join(', ');
}

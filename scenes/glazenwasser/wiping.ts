import type { Input, Rect, Via } from '../../engine/stage/index.ts';
import type { Pane } from './foam.ts';
import type { Point } from './glass.ts';
import type { Site } from './washing.ts';
import { arrowTowards, strokesOver } from './rules.ts';
import { SPEED } from './slide.ts';

/** Speed in u/s of a hand that wipes, usually and in the example. */
export const HAND = { usual: 1000, quick: 1700 } as const;
/** Points on a stroke are so far apart. */
const STEP = 36;
/** A press takes a little longer than the way. */
const SLACK = 40;

/** The next real input that wipes more of an area of a pane (in u of the pane); null when it is all clean. */
export function wipeInput(site: Site, pane: Pane, area: Rect, via: Via): Input | null {
  const { rect, glass } = pane;
  const { stage, wiper, brush } = site;
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const here = { x: wiper.at.x - rect.x, y: wiper.at.y - rect.y };
  const byTap = stage.calm || stage.settings.support;
  const spot = glass.nearestSoap(area, byTap && via === 'pointer' ? middle : here);
  if (!spot) return null;
  if (via === 'keyboard') {
    if (wiper.isBusy) return { kind: 'wait', ms: 34 };
    // Thirds lie beside each other: up and down lead to another pane only.
    const beside = byTap && here.y >= 0 && here.y <= rect.height;
    const { code, far } = arrowTowards(here, beside ? { x: spot.x, y: here.y } : spot);
    return { kind: 'key', code, ms: byTap ? SLACK : (far / SPEED) * 1000 + SLACK };
  }
  if (byTap) return { kind: 'tap', x: rect.x + spot.x, y: rect.y + rect.height / 2 };
  const path = dense(strokesOver(area, brush.r).map(({ x, y }) => ({ x: rect.x + x, y: rect.y + y })));
  const speed = site.isExample ? HAND.quick : HAND.usual;
  return { kind: 'drag', path: path.map(({ x, y }) => [x, y]), ms: (path.length * STEP * 1000) / speed };
}

/** The same way with points close together. */
export function dense(points: readonly Point[]): Point[] {
  return points.flatMap((to, i) => {
    const from = points[i - 1] ?? to;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
    return Array.from({ length: steps }, (_, k) => ({
      x: from.x + ((to.x - from.x) * (k + 1)) / steps,
      y: from.y + ((to.y - from.y) * (k + 1)) / steps,
    }));
  });
}

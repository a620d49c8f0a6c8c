import type { GameStage } from '../../engine/stage/index.ts';
import type { Flight } from './flight.ts';

/** Where a finger steers: the sky and the desk. */
const SKY = { top: 176, bottom: 752 } as const;
/** A finger that went so far up or down leads the plane; until then it only dives. */
const LEADS = 26;
/** A touch of fewer steps of 1/60 s is a tap: fly there. */
const TAP = 10;

interface ControlsHelp {
  enabled(): boolean;
  /** A finger is on a place; whether there is a ring to steer for. */
  point(x: number, y: number): boolean;
}

/**
 * Held, the plane dives; let go, it swings up. A finger that goes up or down leads it, one that taps calls it to that height, one
 * on a ring steers for that. Arrows dive
 * and rise. With motor support arrows go from card to card, and who is pointed out is flown to.
 */
export function controls(stage: GameStage, flight: Flight, { enabled, point }: ControlsHelp) {
  if (stage.settings.support) return;
  let from: number | undefined;
  let since = 0;
  stage.gesture({
    id: 'vliegen',
    label: 'Vliegen: pijl omlaag duikt, pijl omhoog stijgt',
    area: () => {
      const { left, right } = stage.view;
      return { x: left, y: SKY.top, width: right - left, height: SKY.bottom - SKY.top };
    },
    enabled,
    onStart(x, y) {
      from = undefined;
      if (point(x, y)) return;
      from = y;
      since = stage.clock.tick;
      flight.dive(true);
    },
    onMove(_x, y) {
      if (from === undefined || !enabled()) return;
      if (Number.isNaN(from) || Math.abs(y - from) > LEADS) {
        from = NaN;
        flight.lead(y);
      }
    },
    onEnd() {
      if (from !== undefined && stage.clock.tick - since < TAP && !Number.isNaN(from) && enabled())
        flight.lead(from);
      from = undefined;
      flight.letGo();
    },
    onKey(code, down) {
      if (code === 'ArrowUp') flight.climb(down && enabled());
      else if (code === 'ArrowDown' || code === 'Space') flight.dive(down && enabled());
    },
  });
}

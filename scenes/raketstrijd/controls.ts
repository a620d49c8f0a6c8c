import type { GameStage } from '../../engine/stage/index.ts';
import { SPACE, wayTo } from './rules.ts';
import type { Rocket } from './rocket.ts';

/** A finger this near to the rocket brakes, in u. */
const ON = 48;
/** Below this a finger steers no more: signs and stars lie there. */
const BOTTOM = 716;
/** Where a finger steers from above, under the prompt. */
const TOP = 176;

interface ControlsHelp {
  mayFly(): boolean;
  /** Straight ahead, or at the only rock there is. */
  shoot(aims: boolean): void;
}

/**
 * Arrows turn, push and brake, Space shoots, Enter aims first where there is one rock. Held, a finger turns the rocket to it and pushes; on the rocket it brakes. With motor
 * support arrows go from rock to rock, and what is picked is flown to.
 */
export function controls(stage: GameStage, rocket: Rocket, { mayFly, shoot }: ControlsHelp) {
  if (stage.settings.support) return;
  const { ship } = rocket;
  const held = new Set<string>();
  let finger: { x: number; y: number } | undefined;
  const follow = () => {
    if (!finger) return;
    const way = wayTo(ship, finger);
    const isOn = way.far < ON;
    ship.aim = isOn ? undefined : Math.atan2(way.y, way.x);
    ship.thrusts = !isOn;
    ship.brakes = isOn;
  };
  const letGo = () => {
    if (finger) ship.letGo();
    finger = undefined;
  };
  stage.onStep(() => (mayFly() ? follow() : letGo()));
  stage.gesture({
    id: 'sturen',
    label: 'Draaien met de pijltjes, gas geven met pijl omhoog, spatie schiet',
    area: () => {
      const left = Math.max(SPACE.left, stage.view.left);
      const right = Math.min(SPACE.right, stage.view.right);
      return { x: left, y: TOP, width: right - left, height: BOTTOM - TOP };
    },
    enabled: () => mayFly() || held.size > 0 || finger !== undefined,
    onStart(x, y) {
      rocket.takeOver();
      finger = { x, y };
    },
    onMove: (x, y) => void (finger &&= { x, y }),
    onEnd: letGo,
    onKey(code, down) {
      if (!down) held.delete(code);
      else if (!mayFly()) return;
      else held.add(code);
      if (code === 'Space' || code === 'Enter') return void (down && shoot(code === 'Enter'));
      if (down) rocket.takeOver();
      else if (rocket.isBusy) return;
      ship.aim = undefined;
      ship.turn = Number(held.has('ArrowRight')) - Number(held.has('ArrowLeft'));
      ship.thrusts = held.has('ArrowUp');
      ship.brakes = held.has('ArrowDown');
    },
  });
}

import type { GameStage } from '../../engine/stage/index.ts';
import { SPACE, wayTo, type Spot } from './rules.ts';
import type { Rocket } from './rocket.ts';

/** A finger this near to the rocket brakes, in u. */
const ON = 48;
/** Below this a finger steers no more: signs and stars lie there. */
const BOTTOM = 716;
/** Where a finger steers from above, under the prompt. */
const TOP = 176;

/** A finger that is up again within so many ms has tapped: the rocket flies through that place. */
const TAP_MS = 280;
/** So near to what was tapped it is there. */
const THERE = 40;

interface ControlsHelp {
  mayFly(): boolean;
  /** What is meant by a tap: a star that floats on, or just that place. */
  meant(at: Spot): Spot;
  /** Straight ahead, or at the only rock there is. */
  shoot(aims: boolean): void;
}

/**
 * Arrows turn, push and brake, Space shoots, Enter aims first where there is one rock. A tap
 * sends the rocket there; held, a finger turns it and pushes; on the rocket it brakes. With motor
 * support arrows go from rock to rock, and what is picked is flown to.
 */
export function controls(stage: GameStage, rocket: Rocket, { mayFly, meant, shoot }: ControlsHelp) {
  if (stage.settings.support) return;
  const { ship } = rocket;
  const held = new Set<string>();
  let finger: Spot | undefined;
  let since = 0;
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
  const up = () => {
    const at = finger;
    letGo();
    if (!at || !mayFly() || stage.clock.now - since > TAP_MS || wayTo(ship, at).far < ON) return;
    stage.fx.burst('stars', at.x, at.y, { count: 3 });
    const target = meant(at);
    rocket.send({ id: target, target, reach: THERE });
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
      since = stage.clock.now;
    },
    onMove: (x, y) => void (finger &&= { x, y }),
    onEnd: (x) => (Number.isNaN(x) ? letGo() : up()),
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

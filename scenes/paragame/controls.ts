import { steer, type GameStage } from '../../engine/stage/index.ts';
import type { Flyer } from './flyer.ts';
import { GROUND } from './places.ts';

/** Where a finger steers: the sky and the meadow, down to the cards. */
const SKY = { top: 172, bottom: GROUND + 44 } as const;
/** So near to the parachutist a finger brakes. */
const ON = { x: 46, y: 120 } as const;

interface ControlsHelp {
  isOpen(): boolean;
  point(x: number): void;
}

/**
 * Arrows steer, brake and dive; a finger points at where to go, and brakes on the parachutist. With motor support arrows go from
 * card to card, and who is pointed out is flown to.
 */
export function controls(stage: GameStage, flyer: Flyer, { isOpen, point }: ControlsHelp) {
  if (stage.settings.support) return;
  const { flight } = flyer;
  const held = new Set<string>();
  const mayFly = () => isOpen() && flight.isFree;
  const press = (code: string, down: boolean) => {
    if (!down) held.delete(code);
    else if (!mayFly()) return;
    else held.add(code);
    const side = Number(held.has('right')) - Number(held.has('left'));
    if (side !== flight.side) flight.lean(side);
    flight.brakes = held.has('up');
    flight.dives = held.has('down');
    if (down) flight.jump();
  };
  steer(stage, {
    id: 'sturen',
    label: 'Sturen met de pijltjes, remmen met pijl omhoog',
    area: () => {
      const { left, right } = stage.view;
      return { x: left, y: SKY.top, width: right - left, height: SKY.bottom - SKY.top };
    },
    enabled: () => mayFly() || held.size > 0,
    turn: press,
    key: (_code, down) => press('up', down),
    point(x, y) {
      if (!mayFly()) return;
      const isOn = Math.abs(x - flyer.x) < ON.x && y < flyer.y && y > flyer.y - ON.y;
      if (isOn && !flight.isWaiting) flight.brakeAWhile();
      else point(x);
    },
  });
}

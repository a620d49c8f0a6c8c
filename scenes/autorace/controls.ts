import { steer, type GameStage } from '../../engine/stage/index.ts';
import type { Heat } from './circuit.ts';
import { HORIZON } from './places.ts';
import type { Race } from './race.ts';

interface ControlsHelp {
  race: Race;
  /** Whether the car can be steered now. */
  enabled(): boolean;
  heat(): Heat | undefined;
  /** Whether the turbo or the car lies at this place, and which lane does. */
  isTurbo(x: number, y: number): boolean;
  isCar(x: number, y: number): boolean;
  laneAt(x: number, y: number): number;
  brake(): void;
  turbo(): void;
  honk(): void;
}

/**
 * Arrows change lanes, and so does a stroke of the finger; a lane that is tapped is certain, and so is the own one with Enter or
 * Space. With motor support arrows go from card to card.
 */
export function controls(
  stage: GameStage,
  { race, enabled, heat, isTurbo, isCar, laneAt, brake, turbo, honk }: ControlsHelp,
) {
  if (stage.settings.support) return;
  steer(stage, {
    id: 'sturen',
    label: 'Van baan wisselen met de pijltjes, kiezen met enter',
    swipes: true,
    area: () => {
      const { left, right, bottom } = stage.view;
      return { x: left, y: HORIZON + 60, width: right - left, height: bottom - HORIZON - 60 };
    },
    enabled,
    turn(heading, down) {
      if (!down || !enabled()) return;
      if (heading === 'left') heat()?.turn(-1);
      else if (heading === 'right') heat()?.turn(1);
      else if (heading === 'down') brake();
      else if (race.isFull || !race.isTouched) turbo();
      else heat()?.go();
    },
    key: (_code, down) => void (down && enabled() && heat()?.go()),
    point(x, y) {
      if (isTurbo(x, y)) turbo();
      else if (isCar(x, y)) honk();
      else heat()?.point(laneAt(x, y));
    },
  });
}

import { steer, type GameStage } from '../../engine/stage/index.ts';
import type { Flight } from './flight.ts';

interface ControlsHelp {
  isOpen(): boolean;
  /** Enter with a crate on the rope: brings it to the deck. */
  ready(): void;
  /** Backspace: lets go of it. */
  letGo(): void;
}

/** A finger points over the helicopter, so that it is seen. */
const ABOVE = 20;

/**
 * Arrows fly, Space lowers the rope or winds it up, Enter lowers it too, or brings what hangs there to the deck; a finger points at
 * where to go. With motor support arrows go from thing to thing, and what is picked is flown.
 */
export function controls(stage: GameStage, flight: Flight, { isOpen, ready, letGo }: ControlsHelp) {
  if (stage.settings.support) return;
  const held = new Set<string>();
  const lean = () => {
    const way = (more: string, less: string) => Number(held.has(more)) - Number(held.has(less));
    flight.lean(way('right', 'left'), way('down', 'up'));
  };
  steer(stage, {
    id: 'sturen',
    label: 'Vliegen met de pijltjes, spatie laat de magneet zakken',
    enabled: () => isOpen() || held.size > 0,
    turn(heading, down) {
      if (!down) held.delete(heading);
      else if (isOpen()) held.add(heading);
      lean();
    },
    keys: ['Backspace'],
    key(code, down) {
      if (!down || !isOpen()) return;
      if (code === 'Space') flight.winch();
      else if (code === 'Backspace') letGo();
      else if (flight.load === undefined && !flight.errand) flight.winch();
      else ready();
    },
    point: (x, y) => isOpen() && flight.goTo(x, y - ABOVE),
  });
}

import type { Door } from './door.ts';
import { showNote } from './note.ts';
import type { Garden } from './quest.ts';
import type { Trip } from './trip.ts';

const MS = { enter: 240, longest: 1300 } as const;

/** The hero walks, `haste` times as fast as usual, to a door that stands open and goes in; behind the last one is the centre. */
export async function enterDoor(game: Garden, trip: Trip, door: Door, haste: number) {
  const { stage, hero } = game;
  const { chamber } = trip;
  hero.haste = haste;
  const steps = trip.stepsTo(door.spot, 'any');
  trip.dash(door.spot);
  await stage.clock.wait(Math.min(MS.longest, Math.max(0, steps) * hero.stepMs + 20));
  hero.stop();
  const { x, y } = chamber.foot(door.tile);
  if (game.at === game.of - 1 && !game.isExample)
    void showNote(stage, 'Je bent in het midden!', x, y, chamber.ground.size * 2);
  hero.klodder.setDepth(chamber.depth(door.tile) + 2);
  hero.isGuided = true;
  await stage.tween({ targets: hero.klodder, to: { x, y: y - 6, alpha: 0 }, ms: MS.enter });
}

import type { Container } from '../../engine/stage/index.ts';
import type { Workshop } from './job.ts';
import { COMING_FROM, MIDDLE } from './places.ts';

/** How long a cake rolls in at tempo 0 and 1. */
const ROLL_MS = [640, 400] as const;

/** The boot kicks a cake on, and the belt brings it from out of view to the middle. */
export async function rollIn({ stage, machine }: Workshop, cake: Container) {
  const ms = stage.lerp(ROLL_MS[0], ROLL_MS[1]);
  cake.setX(COMING_FROM);
  void machine.kick();
  machine.roll(ms);
  await stage.tween({ targets: cake, to: { x: MIDDLE }, ms, ease: 'Cubic.Out' });
}

import type { RoundResult } from '../../engine/exercise/index.ts';
import type { Container, Crew, GameStage } from '../../engine/stage/index.ts';
import type { Boat } from './boat.ts';
import { HOME } from './chart.ts';
import { DEPTHS } from './depths.ts';
import { paradeOf, type Berth } from './parade.ts';

const MS = { apart: 110, come: 900, beat: 620, all: 5600, lead: 2600 } as const;
const SIGN = { widest: 880, boat: 74, high: 78 } as const;
const COLOURS = 3;
const LEAD = [
  { x: 300, y: 612 },
  { x: 1130, y: 612 },
] as const;
const SCALE = [1, 3, 5, 4, 5] as const;

/** The end: a regatta of little boats, one for each word of the round, each with its word on a flag. At most 6 s. */
export async function regatta(
  stage: GameStage,
  { crew, boat }: { crew: Crew; boat: Boat },
  words: readonly string[],
  { stars }: RoundResult,
) {
  const began = stage.clock.now;
  stage.sound.play('hoorn');
  const cards = words.map((text) => stage.kit.wordCard(0, 0, { text }, { maxWidth: SIGN.widest }));
  const berths = paradeOf(cards.map(({ width }) => ({ width: width + SIGN.boat, height: SIGN.high })));
  const boats = cards.map((card, i) => {
    const dinghy = stage.image(`roeiboot-${i % COLOURS}`, -card.width / 2 - 6, 4);
    card.setX(SIGN.boat / 2);
    dinghy.setX(-card.width / 2);
    const whole = stage.scene.add.container(0, 0, [dinghy, card]).setDepth(DEPTHS.finale);
    return arrive(stage, whole, berths[i]!, i);
  });
  void Promise.all(boats);
  void lead(boat);
  for (const [i, note] of SCALE.entries()) {
    crew.cheer(MS.beat);
    stage.sound.play(`goed${note}`, { volume: 0.6 });
    if (i === 2 && stars > 1) stage.fx.burst('confetti', 683, 320, { count: 24, spread: 800 });
    await stage.clock.wait(MS.beat);
  }
  stage.sound.play('applaus', { volume: 0.7 });
  await stage.clock.wait(Math.max(0, MS.all - (stage.clock.now - began)));
}

/** The boat of the pupil, in full dress, sails along before them all. */
async function lead(boat: Boat) {
  boat.dress();
  await boat.sail([HOME, ...LEAD], MS.lead);
  boat.moor(true);
}

/** One sails in from the port, and rocks where it lies. */
async function arrive(stage: GameStage, boat: Container, { x, y, scale }: Berth, i: number) {
  boat.setPosition(-500, y).setScale(scale);
  await stage.tween({ targets: boat, to: { x }, ms: MS.come, delay: i * MS.apart, ease: 'Cubic.Out' });
  void stage.tween({ targets: boat, to: { y: y - 7 }, ms: 700, yoyo: true, repeat: -1, pop: true });
}

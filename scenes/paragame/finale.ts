import type { GameStage, Image, Klodder, KlodderName } from '../../engine/stage/index.ts';
import { SCREENS } from './art/sizes.ts';
import { DEPTHS } from './places.ts';

/** Those who jump along, around the pupil's own, who may look like Moes. */
const OTHERS: readonly KlodderName[] = ['omavlek', 'pleun', 'dok', 'sjaak', 'tik'];
/** The flower in the sky: its heart, and how far from it Klodders and their chutes are. */
const FLOWER = { x: 683, y: 440, klodders: 104, size: 72, petal: 1.36 } as const;
const MS = { fall: 900, apart: 130, whole: 3600, turn: 5200, beat: 560 } as const;
/** The heart turns so far, in radians. */
const TURN = 0.9;

interface Petal {
  klodder: Klodder;
  chute: Image;
  /** Where in the flower, in radians from the top. */
  at: number;
  /** How far it has come from above: 0 to 1. */
  share: number;
}

/** The end: all Klodders jump, and are a flower in the sky together, with their chutes for petals. */
export async function flowerInTheSky(stage: GameStage, own: Klodder) {
  const from = { x: own.x, y: own.y };
  const petals = OTHERS.map((name, i): Petal => {
    const klodder = stage.klodder(name, { x: -400, y: -400, size: FLOWER.size, depth: DEPTHS.flyer });
    const chute = stage.image(`scherm-${(i * 3 + 1) % SCREENS}`, -400, -400).setDepth(DEPTHS.flyer - 1);
    return { klodder, chute, at: (i / OTHERS.length) * Math.PI * 2, share: 0 };
  });
  const heart = { share: 0, turn: 0 };
  const draw = () => {
    own.setPosition(
      from.x + (FLOWER.x - from.x) * heart.share,
      from.y + (FLOWER.y + 30 - from.y) * heart.share,
    );
    for (const petal of petals) place(petal, stage.reducedMotion ? 0 : heart.turn);
  };
  own.face('proud');
  own.setDepth(DEPTHS.flyer + 1);
  stage.sound.play('sprong');
  const stop = stage.onStep(draw);
  void stage.tween({ targets: heart, to: { share: 1 }, ms: MS.fall, ease: 'Sine.InOut' });
  for (const [i, petal] of petals.entries()) {
    petal.klodder.face('happy');
    void stage.tween({
      targets: petal,
      to: { share: 1 },
      ms: MS.fall,
      delay: i * MS.apart,
      ease: 'Sine.Out',
    });
  }
  await stage.clock.wait(MS.fall + MS.apart * OTHERS.length);
  stage.sound.play('flap');
  stage.sound.play('applaus');
  void stage.tween({ targets: heart, to: { turn: TURN }, ms: MS.turn, ease: 'Sine.InOut' });
  for (let spent = 0; spent < MS.whole; spent += MS.beat) {
    stage.fx.burst('confetti', FLOWER.x + (((spent / MS.beat) % 3) - 1) * 260, 250, {
      count: 14,
      spread: 260,
    });
    await stage.clock.wait(MS.beat);
  }
  stop();
}

/** Where one of them is: it comes down from above, with its chute outwards. */
function place({ klodder, chute, at, share }: Petal, turn: number) {
  const way = at + turn;
  const [dx, dy] = [Math.sin(way), -Math.cos(way)];
  const above = (1 - share) * 620;
  const spot = (far: number) => ({ x: FLOWER.x + dx * far, y: FLOWER.y + dy * far - above });
  const own = spot(FLOWER.klodders);
  klodder.setPosition(own.x, own.y + FLOWER.size / 2);
  const out = spot(FLOWER.klodders + 10);
  chute
    .setPosition(out.x, out.y)
    .setScale(FLOWER.petal * Math.min(1, share * 1.2))
    .setRotation(way);
}

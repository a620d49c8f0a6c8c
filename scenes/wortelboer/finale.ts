import type { Crew, GameStage, Image } from '../../engine/stage/index.ts';
import { arc, type Harvest } from './harvest.ts';
import { BARROW, DEPTHS } from './places.ts';

/** Where cart and scales stand, and where the rabbits queue. */
const CART = { x: 890, y: 652, from: 1560 } as const;
const SCALES = { x: 1180, y: 634 } as const;
const QUEUE = { x: 600, y: 712, pitch: 104, count: 4, from: -180 } as const;
/** Carrots lie on the cart beside each other. */
const LOAD = { x: -150, pitch: 33, y: -44, turn: 7, scale: 0.62 } as const;
const HAND = { x: 46, y: -58 } as const;
const FARMER = { x: 1050, y: 742 } as const;
const OWN = { x: 760, y: 742 } as const;
const MS = { cart: 620, load: 240, between: 90, queue: 520, sale: 300, sold: 140, end: 700 } as const;
const MOST = 10;

interface Goods {
  crew: Crew;
  barrow: Image;
  harvest: Harvest;
}

/** The market: carrots go from the barrow onto the cart and the scales, and rabbits queue to pay for them. Under 6 s. */
export async function market(stage: GameStage, { crew, barrow, harvest }: Goods) {
  const { clock, sound } = stage;
  const depth = DEPTHS.flying;
  const cart = stage.image('kraam', CART.from, CART.y).setDepth(depth);
  const scales = stage.image('weegschaal', SCALES.x, SCALES.y).setDepth(depth).setAlpha(0);
  sound.play('kar');
  await stage.tween({ targets: cart, to: { x: CART.x }, ms: MS.cart, ease: 'Cubic.Out' });
  void stage.tween({ targets: scales, to: { alpha: 1 }, ms: MS.load });
  for (const [who, to] of [
    [crew.host, FARMER],
    [crew.own, OWN],
  ] as const) {
    who.setDepth(depth + 8);
    void who.walkTo(to.x, to.y, MS.cart);
  }
  const crops = harvest.crops.slice(-MOST);
  const carrots = crops.map((crop, i) =>
    harvest
      .carrot(crop, i)
      .setPosition(BARROW.x, BARROW.y)
      .setScale(LOAD.scale)
      .setDepth(depth + 1),
  );
  await Promise.all(
    carrots.map(async (carrot, i) => {
      await clock.wait(i * MS.between);
      sound.play('weegschaal', { rate: 0.9 + i * 0.06, volume: 0.7 });
      const x = CART.x + LOAD.x + i * LOAD.pitch;
      const turn = i % 2 ? LOAD.turn : -LOAD.turn;
      void stage.tween({ targets: carrot, to: { angle: turn }, ms: MS.load });
      await arc(stage, carrot, { x, y: CART.y + LOAD.y, up: 90, ms: MS.load });
    }),
  );
  barrow.setVisible(false);
  await queue(stage, carrots.slice(0, QUEUE.count));
  crew.cheer(MS.end);
  stage.fx.burst('confetti', CART.x, CART.y - 160, { count: 28, spread: 320 });
  await clock.wait(MS.end);
}

type Carrot = ReturnType<Harvest['carrot']>;

/** One rabbit after another pays with a coin, and goes home with its carrot. */
async function queue(stage: GameStage, carrots: readonly Carrot[]) {
  const depth = DEPTHS.flying + 4;
  const rabbits = Array.from({ length: QUEUE.count }, (_, i) =>
    stage
      .image('konijn', QUEUE.from - i * QUEUE.pitch, QUEUE.y)
      .setScale(-1.5, 1.5)
      .setDepth(depth),
  );
  await Promise.all(
    rabbits.map((rabbit, i) => hopTo(stage, rabbit, QUEUE.x - i * QUEUE.pitch, MS.queue + i * 60)),
  );
  for (const [i, carrot] of carrots.entries()) {
    const rabbit = rabbits[i]!;
    const { x, y } = rabbit;
    stage.sound.play('munt');
    void stage.kit.flyCoin({ x, y: y - 60 }, { x: SCALES.x, y: SCALES.y - 40 });
    carrot.setDepth(depth + 1);
    await arc(stage, carrot, { x: x + HAND.x, y: y + HAND.y, up: 60, ms: MS.sale });
    void stage.tween({ targets: rabbit, to: { y: y - 18 }, ms: MS.sold, yoyo: true, repeat: 1, pop: true });
    await stage.clock.wait(MS.sold);
  }
}

/** It hops there. */
async function hopTo(stage: GameStage, rabbit: Image, x: number, ms: number) {
  const { y } = rabbit;
  const hops = ms / MS.sold;
  void stage.tween({ targets: rabbit, to: { y: y - 16 }, ms: MS.sold / 2, yoyo: true, repeat: Math.round(hops) - 1, pop: true }); // prettier-ignore
  await stage.tween({ targets: rabbit, to: { x }, ms, ease: 'Sine.Out' });
}

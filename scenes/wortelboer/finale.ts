import type { Crew, GameStage, Image } from '../../engine/stage/index.ts';
import { arc, type Harvest } from './harvest.ts';
import { BARROW, DEPTHS } from './places.ts';

/** Where cart and scales stand, and where the rabbits queue. */
const CART = { x: 890, y: 652, from: 1560 } as const;
const SCALES = { x: 1180, y: 634 } as const;
/** Each carrot is weighed: the scale dips under it. */
const PAN = { y: -76, dip: 0.94 } as const;
const QUEUE = { x: 600, y: 712, pitch: 118, count: 4, from: -180, up: 70, scale: 1.5 } as const;
/** Carrots lie on the cart beside each other. */
const LOAD = { x: -150, pitch: 33, y: -44, turn: 7, scale: 0.62 } as const;
const HAND = { x: 58, y: -30 } as const;
const FARMER = { x: 1050, y: 742 } as const;
const OWN = { x: 760, y: 742 } as const;
const MS = {
  cart: 620,
  load: 240,
  weigh: 200,
  between: 90,
  queue: 520,
  sale: 300,
  sold: 140,
  end: 700,
} as const;
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
  for (const who of crew.both) who.setDepth(depth + 8);
  void crew.host.walkTo(FARMER.x, FARMER.y, MS.cart);
  void crew.own.walkTo(OWN.x, OWN.y, MS.cart);
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
      const x = CART.x + LOAD.x + i * LOAD.pitch;
      const turn = i % 2 ? LOAD.turn : -LOAD.turn;
      await arc(stage, carrot, { x: SCALES.x, y: SCALES.y + PAN.y, up: 60, ms: MS.weigh });
      sound.play('weegschaal', { rate: 0.9 + i * 0.06, volume: 0.7 });
      void stage.tween({ targets: scales.setScale(1), to: { scaleY: PAN.dip }, ms: MS.between / 2, yoyo: true, pop: true }); // prettier-ignore
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
      .setFlipX(true)
      .setScale(QUEUE.scale)
      .setDepth(depth),
  );
  const come = (rabbit: Image, i: number) =>
    arc(stage, rabbit, { x: QUEUE.x - i * QUEUE.pitch, y: QUEUE.y, up: QUEUE.up, ms: MS.queue + i * 60 });
  await Promise.all(rabbits.map(come));
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

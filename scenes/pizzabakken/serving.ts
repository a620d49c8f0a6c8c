import type { GameStage } from '../../engine/stage/index.ts';
import type { Guests } from './guests.ts';
import type { Order } from './order.ts';
import type { Pizza } from './pizza.ts';

const MS = { melt: 340 } as const;
/** Where a cut pizza is handed out from. */
const SHARE = { x: 300, y: 470, scale: 0.42 } as const;

/** Cheese runs over the letters until they glow golden. */
export async function melt(stage: GameStage, order: Order, pizza: Pizza) {
  const { x, y } = pizza.thing;
  stage.fx.burst('steam', x, y - 20, { count: 6, spread: pizza.length * 0.7 });
  const cheese = order.cheese().map((image) => ({ image, across: image.scaleX, high: image.scaleY }));
  const molten = { share: 0 };
  const draw = () => {
    for (const { image, across, high } of cheese) {
      if (!image.scene) continue;
      const size = 0.5 + molten.share / 2;
      image
        .setVisible(true)
        .setAlpha(molten.share)
        .setScale(across * size, high * size);
    }
  };
  draw();
  await stage.tween({
    targets: molten,
    to: { share: 1 },
    ms: MS.melt,
    ease: 'Sine.Out',
    onUpdate: draw,
  });
}

/** Each guest gets one slice. */
export async function share(stage: GameStage, guests: Guests, order: Order, { thing }: Pizza) {
  await stage.tween({ targets: thing, to: { ...SHARE }, ms: 340 });
  await Promise.all(
    order.slices.map(async (slice, i) => {
      const guest = guests.all[i % 3]!;
      await stage.clock.wait(i * 120);
      const x = (guest.x - thing.x) / thing.scale - slice.middle;
      const y = (guest.y - 46 - thing.y) / thing.scale;
      await stage.tween({ targets: slice.thing, to: { x, y }, ms: 300 });
      stage.sound.play('hap', { rate: 1 + 0.1 * i });
      guest.face('happy');
      void stage.tween({ targets: slice.thing, to: { alpha: 0 }, ms: 200, delay: 60 });
      void guest.munch(500);
      await stage.clock.wait(260);
    }),
  );
}

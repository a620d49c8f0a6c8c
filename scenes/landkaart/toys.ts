import type { Container, Image, Stage } from '../../engine/stage/index.ts';
import type { Point } from './island.ts';

/** What is told of the toy of a theme, and who lives there. */
export const THEME_WORDS: Record<string, { toy: string; host: string; hello: string }> = {
  weide: { toy: 'Molen', host: 'Moes', hello: 'Moes zwaait: welkom op het Weide-eiland!' },
  duinstrand: { toy: 'Zandkasteel', host: 'Pleun', hello: 'Pleun roept: pas op, natte voeten!' },
  fluisterbos: { toy: 'Echoboom', host: 'Oma Vlek', hello: 'Oma Vlek fluistert: hoor je de bomen?' },
  bakkersberg: { toy: 'Oven', host: 'Kruim', hello: 'Kruim knikt: het ruikt hier naar vers brood.' },
  havenstad: { toy: 'Kraan', host: 'Dok', hello: 'Dok lacht: alles staat op zijn plek. Bijna.' },
  sneeuwtop: { toy: 'Sneeuwbol', host: 'Tik', hello: 'Tik springt: brr, blijf bewegen!' },
  vulkaanbaai: { toy: 'Geiser', host: 'Vonk', hello: 'Vonk gloeit: lekker warm hier, hè?' },
  sterrenklip: { toy: 'Telescoop', host: 'Fien', hello: 'Fien wijst: kijk, daar valt een ster!' },
};

/** The toy of an island: what it looks like, and what it does when it is clicked. */
export interface Toy {
  readonly thing: Container;
  play(): void;
  /** What goes on by itself. */
  step?(ms: number): void;
}

type Build = (
  stage: Stage,
  at: Point,
  image: (name: string, x: number, y: number) => Image,
  thing: Container,
) => Omit<Toy, 'thing'>;

/** Puts up the toy of a theme. */
export function makeToy(stage: Stage, theme: string, at: Point): Toy {
  const image = (name: string, x: number, y: number) => stage.image(`${theme}:${name}`, x, y);
  const thing = stage.scene.add.container(at.x, at.y, [image('speelgoed', 0, 0)]).setDepth(at.y);
  const made = TOYS[theme]?.(stage, at, image, thing) ?? { play: () => undefined };
  return { thing, ...made };
}

/** Only one run of a toy at a time: clicking again during it does nothing. */
function onceAtATime(run: () => Promise<void>): () => void {
  let busy = false;
  return () => {
    if (busy) return;
    busy = true;
    void run().then(() => (busy = false));
  };
}

const MILL = { usual: 14, gust: 240, calmDown: 90 } as const;

const TOYS: Record<string, Build> = {
  /** The sails turn; a gust of wind makes them spin. */
  weide(stage, _, image, thing) {
    const sails = image('deel', 0, -90);
    thing.add(sails).setScale(0.9);
    let speed: number = MILL.usual;
    return {
      play() {
        speed = MILL.gust;
        stage.sound.play('speelgoed');
      },
      step(ms) {
        if (speed > MILL.usual) speed = Math.max(MILL.usual, speed - (MILL.calmDown * ms) / 1000);
        else if (stage.reducedMotion || stage.calm) return;
        sails.angle += (speed * ms) / 1000;
      },
    };
  },
  /** A wave splashes, and the flag goes up. */
  duinstrand(stage, at, image, thing) {
    const flag = image('deel', 0, -70).setScale(1, 0.3);
    thing.addAt(flag, 0);
    return {
      play: onceAtATime(async () => {
        stage.sound.play('speelgoed');
        stage.fx.burst('splash', at.x, at.y - 6, { count: 18, tint: 0x8fd6ec });
        await stage.tween({ targets: flag, to: { scaleY: 1.15 }, ms: 260 });
        await stage.tween({ targets: flag, to: { scaleY: 1 }, ms: 140 });
        await stage.clock.wait(2400);
        await stage.tween({ targets: flag, to: { scaleY: 0.3 }, ms: 300 });
      }),
    };
  },
  /** The tree wakes up and calls; three rings go out, each softer. */
  fluisterbos(stage, at, image, thing) {
    const awake = image('roept', 0, 0).setVisible(false);
    thing.add(awake);
    return {
      play: onceAtATime(async () => {
        awake.setVisible(true);
        for (let i = 0; i < 3; i++) {
          stage.sound.play('speelgoed', { volume: 1 - i * 0.32, rate: 1 - i * 0.04 });
          const ring = image('deel', at.x, at.y - 20)
            .setDepth(at.y + 1)
            .setScale(0.6);
          void stage
            .tween({ targets: ring, to: { scale: 2.4, alpha: 0 }, ms: 900 })
            .then(() => ring.destroy());
          await stage.clock.wait(420);
        }
        awake.setVisible(false);
      }),
    };
  },
  /** The door opens, a loaf jumps out. */
  bakkersberg(stage, at, image, thing) {
    const open = image('roept', 0, 0).setVisible(false);
    thing.add(open);
    return {
      play: onceAtATime(async () => {
        stage.sound.play('speelgoed');
        open.setVisible(true);
        stage.fx.burst('steam', at.x + 25, at.y - 128, { count: 10 });
        const bread = image('deel', 0, -20).setScale(0.3);
        thing.add(bread);
        await stage.tween({ targets: bread, to: { y: -96, scale: 1 }, ms: 380 });
        await stage.tween({ targets: bread, to: { x: 46, y: 2 }, ms: 360, ease: 'Quad.In' });
        await stage.clock.wait(1200);
        await stage.tween({ targets: bread, to: { alpha: 0 }, ms: 200 });
        bread.destroy();
        open.setVisible(false);
      }),
    };
  },
  /** The load is lowered, swings and comes up. */
  havenstad(stage, _, image, thing) {
    const load = image('deel', 56, -114).setScale(0.62);
    thing.add(load);
    return {
      play: onceAtATime(async () => {
        stage.sound.play('speelgoed');
        await stage.tween({ targets: load, to: { scaleY: 1.15, scaleX: 0.72 }, ms: 700 });
        await stage.tween({ targets: load, to: { angle: 9 }, ms: 260, yoyo: true });
        await stage.tween({ targets: load, to: { angle: -9 }, ms: 260, yoyo: true });
        await stage.tween({ targets: load, to: { scaleY: 0.62, scaleX: 0.62 }, ms: 700 });
      }),
    };
  },
  /** It shakes, and it snows inside and around. */
  sneeuwtop(stage, at, image, thing) {
    const flakes = image('deel', 0, -66).setAlpha(0.45);
    thing.add(flakes);
    return {
      play: onceAtATime(async () => {
        stage.sound.play('speelgoed');
        flakes.setAlpha(1);
        await stage.tween({ targets: thing, to: { angle: 5 }, ms: 90, yoyo: true, pop: true });
        await stage.tween({ targets: thing, to: { angle: -5 }, ms: 90, yoyo: true, pop: true });
        stage.fx.burst('snow', at.x, at.y - 120, { count: 30, spread: 120 });
        await stage.tween({ targets: flakes, to: { angle: flakes.angle + 260 }, ms: 2200, ease: 'Quad.Out' });
        await stage.tween({ targets: flakes, to: { alpha: 0.45 }, ms: 300 });
      }),
    };
  },
  /** A column of water shoots up and falls back. */
  vulkaanbaai(stage, at, image, thing) {
    const water = image('deel', 0, -30).setScale(0.8, 0.12);
    thing.addAt(water, 1);
    return {
      play: onceAtATime(async () => {
        stage.sound.play('speelgoed');
        await stage.tween({ targets: water, to: { scaleY: 1 }, ms: 320, ease: 'Back.Out' });
        stage.fx.burst('splash', at.x, at.y - 130, { count: 16, tint: 0xa9e2f3 });
        stage.fx.burst('steam', at.x, at.y - 130, { count: 8 });
        await stage.tween({ targets: water, to: { scaleY: 0.86 }, ms: 200, yoyo: true });
        await stage.tween({ targets: water, to: { scaleY: 0.12 }, ms: 420, ease: 'Quad.In' });
      }),
    };
  },
  /** The tube turns, and a star falls over the island. */
  sterrenklip(stage, at, image, thing) {
    const tube = image('deel', 0, -70);
    thing.add(tube);
    return {
      play: onceAtATime(async () => {
        stage.sound.play('speelgoed');
        await stage.tween({ targets: tube, to: { angle: -18 }, ms: 420 });
        const star = image('vallend', at.x + 300, at.y - 300).setDepth(4000);
        await stage.tween({ targets: star, to: { x: at.x - 260, y: at.y + 40 }, ms: 1100, ease: 'Quad.In' });
        stage.fx.burst('stars', star.x, star.y, { count: 14 });
        star.destroy();
        await stage.tween({ targets: tube, to: { angle: 0 }, ms: 420 });
      }),
    };
  },
};

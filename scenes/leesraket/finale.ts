import type { Crew, GameStage, Image, Klodder } from '../../engine/stage/index.ts';
import { DEPTHS, ROCKET } from './places.ts';
import { heightOf, MARKERS } from './rules.ts';
import type { Tower } from './tower.ts';

const CAPSULE = { from: -80 } as const;
const MS = {
  board: 520,
  count: 280,
  ignite: 260,
  lift: 760,
  sky: 320,
  enter: 620,
  fly: 1500,
  flag: 260,
} as const;
/** How the rocket is seen in the sky: where, and how high at most. */
const SKY = { x: 560, y: 420, tallest: 470, day: 0x9fd8f2, night: 0x1b2350, far: 420 } as const;
/** Beside each other on what was reached: the flag, and the pupil's own Klodder. */
const FLAG = { x: 34, y: -96, owner: -46 } as const;
/** How far markers are from the rocket, to the left and to the right. */
const ASIDE = [-310, 330] as const;
const PUFFS = 7;
/** What else floats there, at the other side: clouds, and higher up stars. */
const DRIFT = { clouds: 3, scale: 0.62, high: 0.5 } as const;

interface Pad {
  tower: Tower;
  crew: Crew;
  /** All parts stand straight: the crane did it. */
  isSure: boolean;
}

/** The capsule comes on, they count down, and the rocket flies: the straighter it was built, the higher. Under 6 s. */
export async function launch(stage: GameStage, { tower, crew, isSure }: Pad) {
  const { clock, sound, fx } = stage;
  const rocket = tower.thing;
  await board(stage, tower, crew);
  for (let i = 0; i < 3; i++) {
    sound.play('aftel', { rate: 1 + i * 0.12 });
    crew.own.face(i < 2 ? 'look' : 'happy');
    void stage.tween({
      targets: rocket,
      to: { angle: i % 2 ? 0.6 : -0.6 },
      ms: MS.count / 2,
      yoyo: true,
      pop: true,
    });
    await clock.wait(MS.count);
  }
  sound.play('start');
  const flame = stage.image('vlam', 0, 6);
  rocket.addAt(flame, 0);
  for (let i = 0; i < PUFFS; i++)
    fx.burst('steam', ROCKET.x + (i - PUFFS / 2) * 44, 500, { count: 5, spread: 60 });
  stage.camera.shake(400, 4);
  flicker(stage, flame);
  await clock.wait(MS.ignite);
  rocket.setDepth(DEPTHS.flight + 4);
  await stage.tween({ targets: rocket, to: { y: -40 }, ms: MS.lift, ease: 'Cubic.In' });
  await fly(stage, tower, crew.own, isSure ? MARKERS.length - 1 : heightOf(tower.offsets));
}

/** Fien gets into the capsule, which comes down on the tower. */
async function board(stage: GameStage, tower: Tower, { host }: Crew) {
  host.setVisible(false);
  const capsule = stage.image('capsule', 0, CAPSULE.from - tower.thing.y);
  tower.thing.add(capsule);
  stage.sound.play('kraan');
  await stage.tween({ targets: capsule, to: { y: tower.place }, ms: MS.board, ease: 'Bounce.Out' });
  stage.sound.play('klonk');
}

function flicker(stage: GameStage, flame: Image) {
  void stage.tween({ targets: flame, to: { scaleY: 1.25, scaleX: 0.9 }, ms: 110, yoyo: true, repeat: -1 });
}

/** The sky: it gets darker, and what floats there passes by until the height is reached. */
async function fly(stage: GameStage, tower: Tower, own: Klodder, height: number) {
  const { left, right, top, bottom } = stage.view;
  const rocket = tower.thing;
  const sheet = (fill: number) =>
    stage.scene.add
      .rectangle((left + right) / 2, (top + bottom) / 2, right - left + 40, bottom - top + 40, fill)
      .setDepth(DEPTHS.flight)
      .setAlpha(0);
  const day = sheet(SKY.day);
  const night = sheet(SKY.night);
  const marks = MARKERS.map((name, i) =>
    stage
      .image(name, SKY.x + ASIDE[i % 2]!, SKY.y - i * SKY.far)
      .setDepth(DEPTHS.flight + 2)
      .setAlpha(0),
  );
  const drift = marks.map((_, i) =>
    stage
      .image(
        i < DRIFT.clouds ? 'wolk' : 'sterren',
        SKY.x - ASIDE[i % 2]! * 1.5,
        SKY.y - (i + DRIFT.high) * SKY.far,
      )
      .setScale(DRIFT.scale)
      .setDepth(DEPTHS.flight + 1)
      .setAlpha(0),
  );
  const floating = [...marks, ...drift];
  const tall = tower.height + 120;
  const scale = Math.min(0.72, SKY.tallest / tall);
  rocket
    .setPosition(SKY.x, bottom + tall * scale)
    .setScale(scale)
    .setAngle(0);
  await stage.tween({ targets: [day, ...floating], to: { alpha: 1 }, ms: MS.sky });
  void stage.tween({
    targets: rocket,
    to: { y: SKY.y + (tall * scale) / 2 },
    ms: MS.enter,
    ease: 'Cubic.Out',
  });
  const way = { far: 0 };
  const start = floating.map(({ y }) => y);
  await stage.tween({
    targets: way,
    to: { far: height * SKY.far },
    ms: MS.fly,
    ease: 'Sine.InOut',
    onUpdate: () => {
      floating.forEach((one, i) => one.setY(start[i]! + way.far));
      night.setAlpha(Math.min(1, way.far / (SKY.far * (MARKERS.length - 1))) ** 2);
    },
  });
  const x = SKY.x + ASIDE[height % 2]!;
  const flag = stage
    .image('vlag', x + FLAG.x, SKY.y + FLAG.y)
    .setDepth(DEPTHS.flight + 3)
    .setScale(0);
  own.setPosition(x + FLAG.owner, SKY.y + FLAG.y + 60).setDepth(DEPTHS.flight + 5);
  own.face('proud');
  void own.hop();
  await stage.tween({ targets: flag, to: { scale: 1 }, ms: MS.flag, ease: 'Back.Out', pop: true });
  stage.sound.play('sterren');
  stage.fx.burst('confetti', flag.x, flag.y - 30, { count: 30, spread: 300 });
  stage.fx.burst('stars', SKY.x, SKY.y - 200, { count: 16, spread: 260 });
  await stage.clock.wait(900);
}

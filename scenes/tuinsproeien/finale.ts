import type { Crew, GameStage, Image } from '../../engine/stage/index.ts';
import type { Border } from './border.ts';
import { DEPTHS } from './places.ts';

/** Flowers that come up all over the lawn, from the back to the front. */
const LAWN = { rows: 4, perRow: 8, left: 90, right: 1276, top: 450, pitch: 84, size: [1.25, 1.9] } as const;
/** The bow in which the butterflies gather. */
const BOW = { left: 250, right: 1116, y: 300, high: 92 } as const;
/** Where the two come to stand. */
const HEROES = { host: 500, own: 880, y: 718, ms: 800 } as const;
const FLUTTER = { ms: 150, least: 0.35 } as const;
/** In ms, from the beginning. */
const MS = {
  bloom: 55,
  grow: 420,
  pan: 2300,
  fly: 1100,
  apart: 70,
  end: 5600,
  hop: 640,
  rainbow: 900,
} as const;
const PAN = { far: 46, zoom: 1.05, y: 372 } as const;

/** All is in bloom: a slow look over it, and a butterfly for each word, coloured where it was right at once. */
export async function bloom(stage: GameStage, border: Border, crew: Crew, kinds: number) {
  const began = stage.clock.now;
  const rng = stage.rng.fork('finale');
  stage.sound.play('applaus');
  const rainbow = stage
    .image('regenboog', 683, 230)
    .setDepth(DEPTHS.border - 1)
    .setAlpha(0)
    .setScale(2.9);
  void stage.tween({ targets: rainbow, to: { alpha: 0.7 }, ms: MS.rainbow });
  for (let row = 0; row < LAWN.rows; row++)
    for (let i = 0; i < LAWN.perRow; i++) {
      const share = (i + (row % 2 ? 0.5 : 0)) / (LAWN.perRow - 0.5);
      const x = LAWN.left + (LAWN.right - LAWN.left) * share + rng.between(-16, 16);
      const y = LAWN.top + row * LAWN.pitch + rng.between(-10, 10);
      const scale = LAWN.size[0] + ((LAWN.size[1] - LAWN.size[0]) * row) / (LAWN.rows - 1);
      const flower = stage
        .image(`perk-${rng.below(kinds)}`, x, y)
        .setDepth(DEPTHS.plant + row)
        .setScale(0.05);
      const delay = (row * LAWN.perRow + i) * MS.bloom;
      const grown = { targets: flower, to: { scale }, ms: MS.grow, delay, ease: 'Back.Out', pop: true };
      void stage.tween(grown);
      if (i % 3 === 0)
        stage.clock.after(delay, () => stage.sound.play('bloem-open', { rate: 0.9 + row * 0.15 }));
    }
  void crew.host.walkTo(HEROES.host, HEROES.y, HEROES.ms);
  void crew.own.walkTo(HEROES.own, HEROES.y, HEROES.ms);
  void look(stage);
  border.grown.forEach(({ isFirst }, i) => void flyUp(stage, border, i, isFirst, rng.below(4)));
  while (stage.clock.now - began + MS.hop < MS.end) {
    crew.cheer();
    await stage.clock.wait(MS.hop);
  }
}

/** A slow look from left to right. */
async function look({ camera }: GameStage) {
  await camera.glideTo(683 - PAN.far, PAN.y, MS.pan / 2, PAN.zoom);
  await camera.glideTo(683 + PAN.far, PAN.y, MS.pan, PAN.zoom);
}

/** It leaves its flower, and takes its place in the bow. */
async function flyUp(stage: GameStage, border: Border, i: number, isFirst: boolean, kind: number) {
  const from = border.heads[i]!;
  const count = border.grown.length;
  const share = count > 1 ? i / (count - 1) : 0.5;
  const to = {
    x: BOW.left + (BOW.right - BOW.left) * share,
    y: BOW.y - Math.sin(share * Math.PI) * BOW.high,
  };
  const wings = stage
    .image(isFirst ? `vlinder-${kind}` : 'vlinder-bleek', from.x, from.y)
    .setDepth(DEPTHS.air)
    .setScale(isFirst ? 1 : 0.72);
  flutter(stage, wings, i);
  await stage.tween({ targets: wings, to, ms: MS.fly, delay: i * MS.apart, ease: 'Sine.InOut' });
  if (isFirst) stage.fx.burst('stars', to.x, to.y, { count: 3, spread: 20 });
}

function flutter(stage: GameStage, wings: Image, i: number) {
  if (stage.reducedMotion) return;
  const to = { scaleX: wings.scaleX * FLUTTER.least };
  void stage.tween({ targets: wings, to, ms: FLUTTER.ms + (i % 3) * 20, yoyo: true, repeat: -1 });
}

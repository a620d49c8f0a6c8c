import type { Crew, GameStage } from '../../engine/stage/index.ts';
import { beautyOf, lookOf } from './hen.ts';
import type { Nest } from './nest.ts';
import { DEPTHS, POP } from './places.ts';
import type { Rooster } from './rooster.ts';

/** The fence comes up from below, and the clean chickens strut along behind it. */
const FENCE = { y: 664, from: 200, width: 320, count: 6, left: -117 } as const;
const PARADE = { count: 7, x: 170, pitch: 171, y: 640, from: 900, hop: 26, beat: 170 } as const;
/** The eggs of the round in a bow, like a rainbow, in degrees: the fewer they are, the larger, so that it stays a bow. */
const BOW = {
  x: 683,
  y: 548,
  rx: 560,
  ry: 336,
  top: 270,
  wide: 124,
  apart: 24,
  most: 18,
  size: [0.9, 1.2],
} as const;
/** Those of which one is kept. */
const CHOICE = { count: 3, x: 156, y: 352, size: 2, hit: { width: 130, height: 160 } } as const;
const KEPT = { y: 348, size: 2.6 } as const;
/** In ms; choosing and the end are counted from the beginning. */
const MS = {
  fence: 260,
  walk: 1250,
  apart: 45,
  egg: 180,
  grow: 200,
  choose: 4000,
  kept: 380,
  end: 5800,
  beat: 600,
} as const;

/** All are clean: a beauty parade over the fence, the eggs of the round in a bow, and one of them is kept. */
export async function parade(stage: GameStage, nest: Nest, rooster: Rooster, crew: Crew) {
  const began = stage.clock.now;
  const left = (until: number) => Math.max(0, until - (stage.clock.now - began));
  void rooster.sing(10);
  crew.cheer();
  raise(stage, 'haag', DEPTHS.finale - 1);
  raise(stage, 'hek', DEPTHS.finale + 2);
  for (const one of crew.both) one.setDepth(DEPTHS.finale + 3);
  const birds = Array.from({ length: PARADE.count }, (_, i) => {
    const x = PARADE.x + (PARADE.count - 1 - i) * PARADE.pitch;
    const bird = beautyOf(stage, lookOf(i))
      .setPosition(x - PARADE.from, PARADE.y)
      .setDepth(DEPTHS.finale);
    const walk = { targets: bird, to: { x }, ms: MS.walk, delay: i * MS.apart, ease: 'Sine.Out' };
    return { bird, came: stage.tween(walk) };
  });
  const dance = () =>
    birds.forEach(({ bird }, i) => {
      const hop = { targets: bird, to: { y: PARADE.y - PARADE.hop }, ms: PARADE.beat, yoyo: true };
      void stage.tween({ ...hop, delay: (i % 2) * PARADE.beat, ease: 'Quad.Out', pop: true });
    });
  dance();
  stage.clock.after(MS.walk / 2, dance);
  layBow(stage, nest.names.slice(-BOW.most));
  await Promise.all(birds.map(({ came }) => came));
  stage.sound.play('applaus');
  const name = await choice(stage, nest, () => left(MS.choose));
  stage.keep(name);
  const kept = stage
    .image(`ei-${name}`, BOW.x, CHOICE.y)
    .setDepth(DEPTHS.finale + 4)
    .setScale(CHOICE.size);
  stage.sound.play('ei-plop');
  await stage.tween({ targets: kept, to: { y: KEPT.y, scale: KEPT.size }, ms: MS.kept, ...POP });
  kept.setPosition(BOW.x, KEPT.y).setScale(KEPT.size);
  while (left(MS.end) > MS.beat) {
    dance();
    crew.cheer();
    stage.fx.burst('confetti', BOW.x, KEPT.y - 110, { count: 14, spread: 460 });
    await stage.clock.wait(MS.beat);
  }
}

function raise(stage: GameStage, name: 'hek' | 'haag', depth: number) {
  for (let i = 0; i < FENCE.count; i++) {
    const piece = stage.image(name, FENCE.left + i * FENCE.width, FENCE.y + FENCE.from).setDepth(depth);
    void stage.tween({ targets: piece, to: { y: FENCE.y }, ms: MS.fence, ease: 'Back.Out' });
  }
}

/** One egg after the other, from the left to the right. */
function layBow(stage: GameStage, names: readonly string[]) {
  const apart = Math.min(BOW.apart, BOW.wide / Math.max(1, names.length - 1));
  const [least, most] = BOW.size;
  const scale = least + (most - least) * (1 - Math.min(1, names.length / BOW.most));
  names.forEach((name, i) => {
    const angle = ((BOW.top + (i - (names.length - 1) / 2) * apart) * Math.PI) / 180;
    const egg = stage
      .image(`ei-${name}`, BOW.x + Math.cos(angle) * BOW.rx, BOW.y + Math.sin(angle) * BOW.ry)
      .setDepth(DEPTHS.finale + 1)
      .setRotation(angle + Math.PI / 2)
      .setScale(0);
    const delay = 200 + i * (MS.walk / BOW.most);
    void stage.tween({ targets: egg, to: { scale }, ms: MS.egg, delay, ...POP });
  });
}

/** What the pupil picks; after a while the last one that was laid. */
function choice(stage: GameStage, nest: Nest, left: () => number): Promise<string> {
  const names = nest.last(CHOICE.count);
  stage.keep(names[0]!);
  stage.kit.explain.show('Kies een ei om te bewaren!');
  stage.announce('Kies een ei om te bewaren.');
  return new Promise((resolve) => {
    const eggs = names.map((name, i) => {
      const x = BOW.x + (i - (names.length - 1) / 2) * CHOICE.x;
      const egg = stage.scene.add
        .container(x, CHOICE.y, [stage.image('eirand', 0, 0), stage.image(`ei-${name}`, 0, 0)])
        .setDepth(DEPTHS.finale + 3)
        .setScale(0.5);
      void stage.tween({ targets: egg, to: { scale: CHOICE.size }, ms: MS.grow, ...POP });
      return { name, egg };
    });
    const take = (name: string) => {
      stage.kit.explain.hide();
      for (const { egg } of eggs) egg.destroy();
      resolve(name);
    };
    for (const { name, egg } of eggs)
      stage.offer(egg, {
        id: `ei-${name}`,
        kind: 'keepsake',
        value: name,
        label: `Bewaar dit ei: ${name}`,
        size: { width: CHOICE.hit.width / CHOICE.size, height: CHOICE.hit.height / CHOICE.size },
        onPick: () => take(name),
        onPress: (pressed) => egg.setY(CHOICE.y + (pressed ? 4 : 0)),
      });
    stage.clock.after(left(), () => eggs[0]!.egg.scene && take(names[0]!));
  });
}

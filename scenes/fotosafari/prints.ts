import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { ANIMALS, type Animal, type Land } from './art/names.ts';
import type { Beast } from './beast.ts';
import { AT, DEPTHS, EVENING, POP, SHOW } from './places.ts';
import { SHARP } from './rules.ts';

/** What is on a photo; without an animal it is the landscape alone. */
export interface Shot {
  land: Land;
  animal?: Animal;
  /** 0 to 1. */
  sharp: number;
  isEvening?: boolean;
}

const MS = { out: 260, dry: 420, seen: 420, fly: 420, thumb: 620, fall: 300 } as const;
/** How an animal stands in the window of a photo, and how far it is seen double where it is vague. */
const MOTIF = { x: -4, y: 66, scale: 0.62, double: 25 } as const;
const PILE = { most: 4, size: 0.2 } as const;
const THUMB = { scale: 0.9, y: -96 } as const;
const PAPER = 0xf3efe4;

type Part = Image | Phaser.GameObjects.Rectangle;

/** The window of a photo around (0, 0): land and animal, as sharp as it was. */
export function windowOf(stage: GameStage, { land, animal, sharp, isEvening }: Shot): Part[] {
  const things: Part[] = [stage.image(`${land}-foto`, 0, 0)];
  if (isEvening) things.push(stage.scene.add.rectangle(0, 0, 166, 150, EVENING.colour, EVENING.photo));
  if (!animal) return things;
  const { eyes, legs, hip } = ANIMALS[animal];
  const { x, y, scale } = MOTIF;
  const part = (name: string, dx: number, dy: number) =>
    stage.image(name, x + dx * scale, y + dy * scale).setScale(scale);
  const figure = [
    ...legs.map((leg) => part(`${animal}-poot`, leg, hip)),
    part(animal, 0, 0),
    part('ogen-blij', eyes[0], eyes[1]).setScale(scale * eyes[2]),
  ];
  if (sharp >= SHARP.good) return [...things, ...figure];
  const by = (MOTIF.double * (1 - sharp) ** 1.3) / scale;
  const pale = sharp < SHARP.vague ? 0.5 : 0.8;
  for (const one of figure) one.setAlpha(pale);
  const ghosts = [-by, by].map((dx) => part(animal, dx, 0).setAlpha(0.4));
  return [...things, ...figure, ...ghosts];
}

/** Photos as they come out of the camera, and the album that they go into. */
export class Prints {
  /** All that are in the album, in their order. */
  readonly shots: Shot[] = [];
  readonly #stage: GameStage;
  readonly #pile: Container[] = [];
  #shown: Container | undefined;

  constructor(stage: GameStage) {
    this.#stage = stage;
    stage.image('album', AT.album.x, AT.album.y).setDepth(DEPTHS.panel);
  }

  /** A photo on its paper in the tent. */
  hang(shot: Shot, x: number, y: number, scale: number, layer: number): Container {
    return this.print(shot)
      .setPosition(x, y)
      .setScale(scale)
      .setDepth(DEPTHS.finale + layer);
  }

  /** A photo on its paper, around the middle of its window. */
  print(shot: Shot, isStar = shot.animal !== undefined && shot.sharp >= SHARP.good): Container {
    const stage = this.#stage;
    const parts: (Part | Container)[] = [stage.image('foto', 0, 0), ...windowOf(stage, shot)];
    if (isStar) parts.push(stage.kit.star(66, 96, true).setScale(0.5));
    return stage.scene.add.container(0, 0, parts);
  }

  /** It slides out of the camera, dries from grey to colour, and is looked at. Resolves when it can go on. */
  async dry(shot: Shot, { motif }: Beast, from: { x: number; y: number }) {
    const stage = this.#stage;
    const print = this.print(shot).setPosition(from.x, from.y).setScale(0.4).setDepth(DEPTHS.print);
    const grey = stage.scene.add.rectangle(0, 0, 166, 150, PAPER);
    print.add(grey);
    this.#shown = print;
    stage.sound.play('uitrol');
    // Beside the board of who is on it, where there is most room.
    const side = motif.x < SHOW.x ? 1 : -1;
    const beside = motif.x + side * (motif.width / 2 + SHOW.aside);
    const x = Math.max(SHOW.least, Math.min(2 * SHOW.x - SHOW.least, beside));
    await stage.tween({ targets: print, to: { x, y: SHOW.y, scale: SHOW.scale }, ms: MS.out, ...POP });
    await stage.tween({ targets: grey, to: { alpha: 0 }, ms: MS.dry });
    if (shot.sharp >= SHARP.good) stage.fx.burst('stars', x + 90, SHOW.y + 120, { count: 10, spread: 110 });
    await stage.clock.wait(MS.seen);
  }

  /** What was looked at goes into the album. */
  async stow() {
    const print = this.#shown;
    if (!print) return;
    this.#shown = undefined;
    const stage = this.#stage;
    const { x, y } = this.#next();
    const turn = (this.#pile.length % 3) * 7 - 7;
    const to = { x, y, scale: PILE.size, angle: turn };
    // Behind the next animals, so that it hides none of their words.
    print.setDepth(DEPTHS.corners);
    await stage.tween({ targets: print, to, ms: MS.fly, ease: 'Sine.In' });
    this.#lay(print);
  }

  /** Photos that were in the album before. */
  restore(shots: readonly Shot[]) {
    for (const shot of shots) {
      this.shots.push(shot);
      if (shots.length - this.shots.length >= PILE.most) continue;
      const { x, y } = this.#next();
      this.#lay(this.print(shot, false).setPosition(x, y).setScale(PILE.size));
    }
  }

  /** A thumb was before the lens, or there was nobody on it: a look, and down it flutters. */
  async spoil(shot: Shot, from: { x: number; y: number }, isThumb: boolean) {
    const stage = this.#stage;
    const print = this.print({ ...shot, sharp: isThumb ? 1 : shot.sharp }, false);
    if (isThumb) print.add(stage.image('duim', 0, 0));
    const y = Math.max(300, from.y + THUMB.y);
    print.setPosition(from.x, from.y).setScale(0.3).setDepth(DEPTHS.print);
    stage.sound.play(isThumb ? 'duim' : 'uitrol');
    await stage.tween({ targets: print, to: { y, scale: THUMB.scale }, ms: MS.out, ...POP });
    await stage.clock.wait(isThumb ? MS.thumb : MS.thumb / 2);
    const to = { y: y + 420, angle: 50, alpha: 0 };
    void stage.tween({ targets: print, to, ms: MS.fall, ease: 'Quad.In' }).then(() => print.destroy());
  }

  #next() {
    const i = this.#pile.length;
    return { x: AT.album.x - 34 + (i % 2) * 70, y: AT.album.y - 12 - (i % 3) * 3 };
  }

  #lay(print: Container) {
    print.setDepth(DEPTHS.panel + 1);
    this.#pile.push(print);
    if (this.#pile.length > PILE.most) this.#pile.at(-1 - PILE.most)?.destroy();
  }
}

import type { Choice } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Image, Klodder, Rect, WordCard } from '../../engine/stage/index.ts';
import { SMALL } from './art/sizes.ts';
import type { Pane } from './foam.ts';
import { Glass } from './glass.ts';
import { NEIGHBOURS } from './large-window.ts';
import { fit } from './places.ts';
import { READABLE } from './rules.ts';

/** Room around a card in its window, and beside its letters that counts as the place of the word. */
const ROOM = { card: 6, word: 10, letters: 48 } as const;
const DARK = { ink: 0x1e2747, alpha: 0.18 } as const;
/** Where the ribbon hangs beside or below the glass, how large it is, and what the finger hits. */
const RIBBON = {
  beside: 58,
  below: 34,
  small: 0.52,
  length: 112,
  over: 20,
  hit: { width: 80, height: 124 },
} as const;
const MS = { lamp: 260, pop: 320, glint: 420, blind: 320, pull: 130, fade: 140 } as const;

/** Where a ribbon hangs: beside the window, or below it (`-1` left, `1` right, `0` below). */
type RibbonSide = -1 | 0 | 1;

/** A small window: a room with a card in it or a sleeping cat, and a ribbon to pull. */
export class SmallWindow implements Pane {
  readonly rect: Rect;
  readonly glass: Glass;
  /** The answer that hangs here; a cat sleeps where there is none. */
  readonly choice: Choice | undefined;
  readonly card: WordCard | undefined;
  readonly ribbon: Image;
  /** What is picked: the ribbon, or the whole window. */
  readonly thing: Container;
  readonly hitSize: { width: number; height: number };
  /** Whether it is out of play. */
  isOut = false;
  readonly #stage: GameStage;
  readonly #root: Container;
  readonly #inside: Container;
  readonly #dark: Container;
  readonly #cat: Image | undefined;
  #blind: Image | undefined;
  #lit = false;
  #friend: Klodder | undefined;

  constructor(
    stage: GameStage,
    root: Container,
    rect: Rect,
    number: number,
    choice: Choice | undefined,
    side: RibbonSide,
  ) {
    const { x, y, width, height } = rect;
    const [cx, cy] = [x + width / 2, y + height / 2];
    this.#stage = stage;
    this.#root = root;
    this.rect = rect;
    this.glass = new Glass(width, height);
    this.choice = choice;
    const room = fit(stage.image(`kamer-klein-${number % 3}`, cx, cy), width, height);
    this.#inside = stage.scene.add.container(0, 0);
    const shade = stage.scene.add.rectangle(cx, cy, width, height, DARK.ink, DARK.alpha);
    this.#dark = stage.scene.add.container(0, 0, [shade]);
    const frame = stage.image('raam-smal', cx, cy);
    const [across, down] = [SMALL.width + SMALL.frame * 2, SMALL.height + SMALL.frame * 2];
    frame.setScale(
      (frame.scaleX * (width + SMALL.frame * 2)) / across,
      (frame.scaleY * (height + SMALL.frame * 2)) / down,
    );
    root.add([room, this.#dark, this.#inside]);
    if (choice) {
      this.card = stage.kit.wordCard(cx, cy, choice.option!, {
        size: ROOM.letters,
        maxWidth: Math.max(width, SMALL.width) - ROOM.card,
      });
      const room = Math.min((width - ROOM.card) / this.card.width, (height - ROOM.card) / this.card.height);
      this.card.setScale(Math.min(1, room));
      this.#inside.add(this.card);
    } else {
      this.#cat = stage.image(`kat-slaapt-${number % 2}`, cx + 8, y + height - 10);
      this.#inside.add(this.#cat);
    }
    root.add(frame);
    const at =
      side === 0
        ? { x: cx, y: y + height + RIBBON.below }
        : { x: cx + side * (width / 2 + RIBBON.beside), y: cy };
    const size = side === 0 ? RIBBON.small : Math.min(1, height / RIBBON.length);
    this.ribbon = stage.image('lint-uit', at.x, at.y).setScale(size);
    this.thing = stage.scene.add.container(side === 0 ? cx : at.x, side === 0 ? cy + RIBBON.below / 2 : cy);
    this.hitSize =
      side === 0
        ? { width: width + SMALL.frame * 2, height: height + SMALL.frame * 2 + RIBBON.below }
        : { width: RIBBON.hit.width, height: Math.min(RIBBON.hit.height, height + RIBBON.over) };
    root.add([this.ribbon, this.thing]);
  }

  /** The place of the word within the glass. */
  get word(): Rect {
    if (!this.card) return { x: 60, y: 20, width: this.rect.width - 120, height: this.rect.height - 40 };
    const { width, height, scale } = this.card;
    const w = Math.min(this.rect.width, width * scale + ROOM.word);
    const h = Math.min(this.rect.height, height * scale + ROOM.word);
    return { x: (this.rect.width - w) / 2, y: (this.rect.height - h) / 2, width: w, height: h };
  }

  /** Whether what hangs here can be read. */
  get isReadable(): boolean {
    return this.glass.shareOf(this.word) >= READABLE;
  }

  get middle() {
    return { x: this.rect.x + this.rect.width / 2, y: this.rect.y + this.rect.height / 2 };
  }

  /** Whether what hangs here was read: the soap may come back, the ribbon stays. */
  get isLit(): boolean {
    return this.#lit;
  }

  /** What is inside shows now, for the first time; where that is a word, the ribbon takes colour. */
  light(): boolean {
    if (this.#lit) return false;
    this.#lit = true;
    if (!this.choice) return true;
    if (this.#stage.hasImage('lint')) this.ribbon.setFrame('lint');
    void this.#stage.tween({
      targets: this.ribbon,
      to: { angle: 9 },
      ms: 140,
      yoyo: true,
      repeat: 2,
      pop: true,
    });
    return true;
  }

  /** It leaves play: its card is hatched and its ribbon loses its colour. */
  ruleOut() {
    this.isOut = true;
    if (this.card) this.card.look = 'out';
    if (this.#stage.hasImage('lint-uit')) this.ribbon.setFrame('lint-uit');
  }

  /** A blind hangs before it. */
  shut() {
    const { x, y, width, height } = this.rect;
    this.#blind = fit(this.#stage.image('rolluik', x, y), width, height);
    this.#root.addAt(this.#blind, this.#root.getIndex(this.#inside) + 1);
  }

  /** The blind rolls up. */
  async raise() {
    const blind = this.#blind;
    this.#blind = undefined;
    if (!blind) return;
    await this.#stage.tween({ targets: blind, to: { scaleY: 0.02 }, ms: MS.blind, ease: 'Quad.In' });
    blind.destroy();
  }

  /** The ribbon is pulled. */
  async pull() {
    const { ribbon } = this;
    this.#stage.sound.play('lint');
    await this.#stage.tween({
      targets: ribbon,
      to: { y: ribbon.y + 14 },
      ms: MS.pull,
      yoyo: true,
      pop: true,
    });
  }

  /** Nothing can be read yet: the ribbon only wiggles. */
  wiggle() {
    void this.#stage.tween({
      targets: this.ribbon,
      to: { angle: -12 },
      ms: 90,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
  }

  /** The card shows, or makes room for what is written in the breath. */
  showCard(shown: boolean) {
    if (this.card) void this.#stage.tween({ targets: this.card, to: { alpha: shown ? 1 : 0 }, ms: MS.fade });
  }

  /** The cat wakes, and falls asleep again. */
  wake() {
    const cat = this.#cat;
    if (!cat?.scene) return;
    const frame = (which: string) => {
      const name = `kat-${which}-${cat.frame.name.endsWith('1') ? 1 : 0}`;
      if (cat.scene && this.#stage.hasImage(name)) cat.setFrame(name);
    };
    this.#stage.sound.play('miauw');
    frame('wakker');
    this.#stage.clock.after(1400, () => frame('slaapt'));
  }

  /** Right: a glint, the lamp goes on, and a neighbour waves. */
  async open(neighbour: number) {
    const stage = this.#stage;
    if (this.card) this.card.look = 'right';
    void this.#glint();
    stage.sound.play('raam-open');
    this.lamp();
    const { x, y, width, height } = this.rect;
    const friend = stage.klodder(NEIGHBOURS[neighbour % NEIGHBOURS.length]!, {
      x: x + width - 40,
      y: y + height + 60,
      size: Math.min(72, height * 0.58),
      face: 'happy',
    });
    this.#friend = friend;
    // Behind the card: the word stays in view.
    this.#inside.addAt(friend, 0);
    await stage.tween({
      targets: friend,
      to: { y: y + height - 4 },
      ms: MS.pop,
      ease: 'Back.Out',
      pop: true,
    });
    void friend.hop(14);
  }

  lamp() {
    const { x, y } = this.middle;
    void this.#stage.tween({ targets: this.#dark, to: { alpha: 0 }, ms: MS.lamp });
    const glow = this.#stage.image('gloed', x, y - 10).setAlpha(0);
    fit(glow, this.rect.width * 1.25, this.rect.height * 1.6);
    this.#root.addAt(glow, this.#root.getIndex(this.#inside));
    void this.#stage.tween({ targets: glow, to: { alpha: 0.8 }, ms: MS.lamp });
  }

  async #glint() {
    const { x, y, width, height } = this.rect;
    const glint = this.#stage.image('glans', x + 50, y + height / 2).setAlpha(0.8);
    glint.setScale(glint.scaleX * 0.4, height / 348);
    this.#root.add(glint);
    await this.#stage.tween({
      targets: glint,
      to: { x: x + width - 50, alpha: 0.2 },
      ms: MS.glint,
      pop: true,
    });
    glint.destroy();
  }

  /** Everything of it that is not in the window's own container. */
  destroy() {
    this.#friend?.destroy();
  }
}

import type { GameStage, Image, Rect } from '../../engine/stage/index.ts';
import type { Foam, Pane } from './foam.ts';
import type { Point } from './glass.ts';
import { DEPTHS } from './places.ts';
import { thirdAt } from './rules.ts';
import { Squeak } from './squeak.ts';

/** A finger that moved less than this meant a tap. */
const TAP = 14;
/** How far outside the windows a stroke may begin. */
const AROUND = 26;
/** Speed of the squeegee by key, in u/s. */
export const SPEED = 780;
/** Foam on the squeegee: how much of it fits, when it drips, and where it lies on the rubber. */
const LOAD = { full: 90, drips: 0.55, size: 0.9, y: -16, tallX: -14 } as const;
/** Suds left beside a stroke: so far apart, and so large. */
const SUDS = { apart: 46, size: 30 } as const;
const SWEEP_MS = 260;

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface WiperHelp {
  foam: Foam;
  isOpen(): boolean;
  /** u that one press of an arrow slides at least. */
  atLeast(): number;
  /** Something came clean on a pane. */
  wiped(pane: Pane): void;
  /** Another key of the game's own went down. */
  key(code: string): void;
}

/** How a round squeegee wipes: radius of a stroke and of a tap; `tall` wipes whole columns, so wide to each side. */
export interface Brush {
  r: number;
  tap: number;
  tall?: number;
}

/** The squeegee: wiped with a finger, or slid with the arrows. */
export class Wiper {
  readonly at: Point = { x: 0, y: 0 };
  readonly #stage: GameStage;
  readonly #help: WiperHelp;
  readonly #squeak: Squeak;
  readonly #image: Image;
  readonly #foam: Image;
  #panes: readonly Pane[] = [];
  #brush: Brush = { r: 55, tap: 90 };
  #down: { from: Point; moved: boolean } | undefined;
  #held: string[] = [];
  #slide: { way: Point; left: number } | undefined;
  #load = 0;
  #since = 0;
  /** Left and right end of a stroke with the tall squeegee. */
  #ends: [number, number] | undefined;

  constructor(stage: GameStage, help: WiperHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#squeak = new Squeak(stage);
    this.#image = stage.image('trekker', 0, 0).setDepth(DEPTHS.squeegee).setVisible(false);
    this.#foam = stage
      .image('schuim-2', 0, 0)
      .setDepth(DEPTHS.squeegee + 1)
      .setVisible(false);
    stage.gesture({
      id: 'vegen',
      label: 'veeg over het raam',
      area: () => this.area,
      enabled: () => this.#panes.length > 0,
      onStart: (x, y) => this.#start({ x, y }),
      onMove: (x, y) => this.#move({ x, y }),
      onEnd: (x, y) => this.#end(Number.isNaN(x) ? undefined : { x, y }),
    });
    stage.gesture({
      id: 'vegen-toetsen',
      label: 'veeg met de pijltjes',
      area: () => NOWHERE,
      enabled: () => this.#panes.length > 0 && help.isOpen(),
      keys: ['Digit1', 'Digit2', 'Digit3', 'Digit4', 'Digit5', 'Digit6'],
      onKey: (code, isDown) => this.#key(code, isDown),
    });
  }

  /** These panes can be wiped now, from this place on. */
  take(panes: readonly Pane[], brush: Brush, at: Point) {
    this.#panes = panes;
    this.#brush = brush;
    this.at.x = at.x;
    this.at.y = at.y;
    this.#load = 0;
    const frame = brush.tall ? 'trekker-hoog' : 'trekker';
    if (this.#stage.hasImage(frame)) this.#image.setFrame(frame);
    this.#image
      .setVisible(true)
      .setAlpha(1)
      .setScale(brush.tall ? 1 : brush.r / 62);
    this.#place();
  }

  /** The squeegee is put away. */
  putAway() {
    this.#panes = [];
    this.stop();
    this.#image.setVisible(false);
    this.#foam.setVisible(false);
  }

  /** Nothing is held any more. */
  stop() {
    this.#down = undefined;
    this.#held.length = 0;
    this.#slide = undefined;
    this.#squeak.stop();
  }

  /** Where a stroke may begin: around all panes that can be wiped. */
  get area(): Rect {
    const rects = this.#panes.map(({ rect }) => rect);
    const left = Math.min(...rects.map(({ x }) => x)) - AROUND;
    const top = Math.min(...rects.map(({ y }) => y)) - AROUND;
    const right = Math.max(...rects.map(({ x, width }) => x + width)) + AROUND;
    const bottom = Math.max(...rects.map(({ y, height }) => y + height)) + AROUND;
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  /** Whether the squeegee is at work now. */
  get isBusy(): boolean {
    return this.#down !== undefined || this.#slide !== undefined;
  }

  get isShown(): boolean {
    return this.#image.visible;
  }

  /** The pane that the squeegee is at. */
  get pane(): Pane | undefined {
    return this.#paneAt(this.at);
  }

  /** The squeegee jumps to a place, without wiping on its way. */
  jump(to: Point) {
    this.#slide = undefined;
    this.at.x = to.x;
    this.at.y = to.y;
    this.#place();
  }

  /** Wipes a part of a pane in one sweep. */
  sweep(pane: Pane, part: Rect) {
    const { rect, glass } = pane;
    glass.wipeRect({ ...part, x: part.x - rect.x, y: part.y - rect.y });
    this.#help.foam.wipeRect(part, part.height >= rect.height ? 8 : 0);
    this.#stage.sound.play('schuim');
    this.at.x = part.x;
    this.at.y = part.y + part.height / 2;
    void this.#stage.tween({
      targets: this.at,
      to: { x: part.x + part.width },
      ms: SWEEP_MS,
      onUpdate: () => this.#place(),
    });
    this.#stage.fx.burst('bellen', part.x + part.width / 2, part.y + part.height / 2, {
      count: 6,
      spread: part.width,
    });
    this.#help.wiped(pane);
  }

  /** Every step: a held arrow slides the squeegee. */
  frame(ms: number) {
    this.#squeak.frame(ms);
    const slide = this.#slide;
    if (!slide) return;
    if (!this.#help.isOpen()) return this.stop();
    const far = (SPEED * ms) / 1000;
    slide.left -= far;
    const { x, y, width, height } = this.area;
    const to = {
      x: Math.max(x + AROUND, Math.min(x + width - AROUND, this.at.x + slide.way.x * far)),
      y: Math.max(y + AROUND, Math.min(y + height - AROUND, this.at.y + slide.way.y * far)),
    };
    this.#stroke(to);
    if (slide.left > 0) return;
    const held = this.#held.at(-1);
    if (!held) this.#heapEnds();
    this.#slide = held ? { way: ARROWS[held]!, left: 0 } : undefined;
  }

  #start(at: Point) {
    this.#down = undefined;
    if (!this.#help.isOpen()) return;
    this.#slide = undefined;
    this.#down = { from: at, moved: false };
    this.at.x = at.x;
    this.at.y = at.y;
    this.#place();
  }

  #move(to: Point) {
    const down = this.#down;
    if (!down || !this.#help.isOpen()) return;
    down.moved ||= Math.hypot(to.x - down.from.x, to.y - down.from.y) > TAP;
    if (down.moved) this.#stroke(to);
  }

  #end(at: Point | undefined) {
    const down = this.#down;
    this.#down = undefined;
    if (!down || !at || !this.#help.isOpen()) return;
    if (!down.moved) this.#tap(at);
    this.#drop();
  }

  #tap(at: Point) {
    const pane = this.#paneAt(at);
    if (!pane) return;
    const { calm, settings } = this.#stage;
    if (settings.support) return this.sweep(pane, pane.rect);
    if (calm) return this.sweep(pane, thirdAt(pane.rect, at.x));
    const { tap, tall } = this.#brush;
    this.#stage.sound.play('schuim', { volume: 0.7 });
    if (tall) return this.#wipe(at, at);
    this.#wipe(at, at, tap);
    this.#stage.fx.burst('bellen', at.x, at.y, { count: 5, spread: 60 });
  }

  #key(code: string, isDown: boolean) {
    const way = ARROWS[code];
    if (!way) {
      if (isDown) this.#help.key(code);
      return;
    }
    this.#held = this.#held.filter((one) => one !== code);
    if (!isDown) return;
    if (this.#stage.calm || this.#stage.settings.support) return this.#step(way);
    this.#held.push(code);
    this.#slide = { way, left: this.#help.atLeast() };
  }

  /** In calm mode one press of an arrow clears a third of the pane: this one, or the next that way. */
  #step(way: Point) {
    const pane = this.#paneAt(this.at);
    if (!pane) return;
    const { rect, glass } = pane;
    const here = thirdAt(rect, this.at.x - 1);
    if (glass.shareOf({ ...here, x: here.x - rect.x, y: 0 }) < 1) return this.sweep(pane, here);
    const middle = { x: here.x + here.width / 2, y: here.y + here.height / 2 };
    const to = { x: middle.x + way.x * here.width, y: middle.y + way.y * (here.height + 60) };
    const next = this.#paneAt(to);
    if (next) this.sweep(next, thirdAt(next.rect, to.x));
  }

  #stroke(to: Point) {
    const from = { x: this.at.x, y: this.at.y };
    this.at.x = to.x;
    this.at.y = to.y;
    this.#wipe(from, to);
    this.#place();
  }

  #wipe(from: Point, to: Point, r: number = this.#brush.r) {
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    let bits = 0;
    const { tall } = this.#brush;
    for (const pane of this.#panes) {
      const { x, y, width, height } = pane.rect;
      const near = Math.min(from.x, to.x) < x + width + r && Math.max(from.x, to.x) > x - r;
      if (!near || Math.min(from.y, to.y) > y + height + r || Math.max(from.y, to.y) < y - r) continue;
      const fresh = tall
        ? pane.glass.wipeColumns(from.x - x, to.x - x, tall)
        : pane.glass.wipe({ x: from.x - x, y: from.y - y }, { x: to.x - x, y: to.y - y }, r);
      bits += fresh;
      if (tall) {
        const left = Math.min(from.x, to.x) - tall;
        const right = Math.max(from.x, to.x) + tall;
        this.#ends = [Math.min(left, this.#ends?.[0] ?? left), Math.max(right, this.#ends?.[1] ?? right)];
        this.#help.foam.wipeRect({ x: left, y, width: right - left, height });
      }
      this.#help.wiped(pane);
    }
    if (!tall) {
      this.#help.foam.wipe(from, to, r);
      if (far > 0) this.#suds(from, to, r, far);
    }
    this.#load = Math.min(1, this.#load + bits / LOAD.full);
    this.#squeak.moved(far, bits > 0);
  }

  /** Suds stay behind where a stroke goes along foam. */
  #suds(from: Point, to: Point, r: number, far: number) {
    this.#since += far;
    if (this.#since < SUDS.apart) return;
    this.#since = 0;
    const [nx, ny] = [-(to.y - from.y) / far, (to.x - from.x) / far];
    for (const side of [-1, 1]) {
      const at = { x: to.x + nx * side * (r + 6), y: to.y + ny * side * (r + 6) };
      const pane = this.#paneAt(at);
      if (!pane || pane.glass.isClean({ x: at.x - pane.rect.x, y: at.y - pane.rect.y })) continue;
      this.#help.foam.dab(at, SUDS.size);
    }
  }

  /** The tall squeegee leaves a little heap at both ends of its stroke. */
  #heapEnds() {
    const ends = this.#ends;
    this.#ends = undefined;
    for (const pane of ends ? this.#panes : []) {
      const { x, y, height } = pane.rect;
      for (const [side, at] of ends!.entries()) {
        const beyond = at + (side === 0 ? -SUDS.size : SUDS.size);
        if (pane.glass.isClean({ x: beyond - x, y: height / 2 })) continue;
        for (let dy = SUDS.size / 2; dy < height; dy += SUDS.size * 0.7)
          this.#help.foam.dab({ x: at + (side === 0 ? -4 : 4), y: y + dy }, SUDS.size * 1.2);
      }
    }
  }

  /** Foam falls off the squeegee when it is lifted. */
  #drop() {
    this.#squeak.stop();
    this.#heapEnds();
    if (this.#load < LOAD.drips) return;
    this.#load = 0;
    const { x, y } = this.at;
    const lump = this.#stage
      .image('vlok', x, y + 10)
      .setDepth(DEPTHS.squeegee)
      .setScale(0.9);
    void this.#stage
      .tween({ targets: lump, to: { y: y + 200, alpha: 0 }, ms: 620, ease: 'Quad.In', pop: true })
      .then(() => lump.destroy());
    this.#stage.sound.play('druppels', { volume: 0.5 });
    this.#place();
  }

  #paneAt({ x, y }: Point): Pane | undefined {
    return this.#panes.find(
      ({ rect }) =>
        x >= rect.x - AROUND / 2 &&
        x <= rect.x + rect.width + AROUND / 2 &&
        y >= rect.y - AROUND / 2 &&
        y <= rect.y + rect.height + AROUND / 2,
    );
  }

  #place() {
    const { tall } = this.#brush;
    const y = tall
      ? this.#panes[0]
        ? this.#panes[0].rect.y + this.#panes[0].rect.height / 2
        : this.at.y
      : this.at.y;
    this.#image.setPosition(this.at.x, y);
    this.#foam
      .setVisible(this.#load > 0.08 && this.#image.visible)
      .setPosition(this.at.x + (tall ? LOAD.tallX : 0), y + (tall ? 20 : LOAD.y))
      .setScale(LOAD.size * (0.3 + 0.7 * this.#load), 0.55 * LOAD.size * (0.4 + 0.6 * this.#load));
  }
}

/** Keys have no place. */
const NOWHERE: Rect = { x: -9000, y: -9000, width: 1, height: 1 };

import type { GameStage, Image, Rect } from '../../engine/stage/index.ts';
import type { Foam, Pane } from './foam.ts';
import type { Point } from './glass.ts';
import { DEPTHS } from './places.ts';
import { around, thirdAt } from './rules.ts';
import { Slide, wayOf } from './slide.ts';
import { Squeak } from './squeak.ts';
import { Suds } from './suds.ts';

/** A finger that moved less than this meant a tap. */
const TAP = 14;
/** How far outside the windows a stroke may begin. */
const AROUND = 26;
/** How far it leans into a stroke: degrees per u, at most, and how fast it comes upright again. */
const LEAN = { per: 0.7, most: 16, follow: 0.2 } as const;
const SWEEP_MS = 260;

interface WiperHelp {
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
  readonly #suds: Suds;
  #panes: readonly Pane[] = [];
  #brush: Brush = { r: 55, tap: 90 };
  #down: { from: Point; moved: boolean } | undefined;
  readonly #slide = new Slide();
  #lean = 0;
  #lastX = 0;

  constructor(stage: GameStage, help: WiperHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#squeak = new Squeak(stage);
    this.#image = stage.image('trekker', 0, 0).setDepth(DEPTHS.squeegee).setVisible(false);
    this.#suds = new Suds(stage, help.foam);
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
    this.#suds.reset();
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
    this.#suds.reset();
  }

  /** Nothing is held any more. */
  stop() {
    this.#down = undefined;
    this.#slide.stop();
    this.#squeak.stop();
  }

  /** Where a stroke may begin: around all panes that can be wiped. */
  get area(): Rect {
    return around(
      this.#panes.map(({ rect }) => rect),
      AROUND,
    );
  }

  /** Whether the squeegee is at work now. */
  get isBusy(): boolean {
    return this.#down !== undefined || this.#slide.isOn;
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
    this.#slide.stop();
    this.#moveTo(to);
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
    this.#stage.fx.burst('bubbles', part.x + part.width / 2, part.y + part.height / 2, {
      count: 6,
      spread: part.width,
    });
    this.#help.wiped(pane);
  }

  /** Every step: a held arrow slides the squeegee. */
  frame(ms: number) {
    this.#squeak.frame(ms);
    this.#tilt();
    if (this.#slide.isOn && !this.#help.isOpen()) this.stop();
    const by = this.#slide.step(ms);
    if (!by) return;
    const { x, y, width, height } = this.area;
    this.#stroke({
      x: Math.max(x + AROUND, Math.min(x + width - AROUND, this.at.x + by.x)),
      y: Math.max(y + AROUND, Math.min(y + height - AROUND, this.at.y + by.y)),
    });
    if (!this.#slide.isOn) this.#suds.drop(this.#panes, this.at);
  }

  #start(at: Point) {
    this.#down = undefined;
    if (!this.#help.isOpen()) return;
    this.#slide.stop();
    this.#down = { from: at, moved: false };
    this.#moveTo(at);
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
    this.#squeak.stop();
    this.#suds.drop(this.#panes, this.at);
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
    this.#stage.fx.burst('bubbles', at.x, at.y, { count: 5, spread: 60 });
  }

  #key(code: string, isDown: boolean) {
    const way = wayOf(code);
    if (!way) return isDown ? this.#help.key(code) : undefined;
    if (!isDown) return this.#slide.release(code);
    if (this.#stage.calm || this.#stage.settings.support) return this.#step(way);
    this.#slide.press(code, this.#help.atLeast());
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

  /** It leans into its way. */
  #tilt() {
    const moved = this.at.x - this.#lastX;
    this.#lastX = this.at.x;
    const wanted = this.isBusy ? Math.max(-LEAN.most, Math.min(LEAN.most, moved * LEAN.per)) : 0;
    this.#lean += (wanted - this.#lean) * LEAN.follow;
    if (!this.#stage.reducedMotion) this.#image.setAngle(this.#brush.tall ? this.#lean / 3 : this.#lean);
  }

  #stroke(to: Point) {
    this.#wipe({ x: this.at.x, y: this.at.y }, to);
    this.#moveTo(to);
  }

  #moveTo({ x, y }: Point) {
    this.at.x = x;
    this.at.y = y;
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
        this.#suds.went(left, right);
        this.#help.foam.wipeRect({ x: left, y, width: right - left, height });
      }
      this.#help.wiped(pane);
    }
    if (!tall) {
      this.#help.foam.wipe(from, to, r);
      this.#suds.beside(this.#panes, from, to, r);
    }
    this.#suds.gather(bits, to);
    this.#squeak.moved(far, bits > 0);
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
    if (this.#image.visible) this.#suds.place(this.at.x, y, tall !== undefined);
  }
}

/** Keys have no place. */
const NOWHERE: Rect = { x: -9000, y: -9000, width: 1, height: 1 };

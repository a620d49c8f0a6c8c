import type { Container, GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { LONG_TRAYS } from './rules.ts';
import { DEPTHS } from './topping.ts';

/** Half the blade's length, and its neck, as drawn. */
const BLADE = { half: 432, height: 214, neck: 506 } as const;
const MIDDLE = 683;
const OUT_OF_VIEW = 2400;
const BELL = { x: 1222, y: 690, scale: 0.96, down: 4 } as const;
/** A long tray made shorter and deeper. */
const WHEEL_TRAY = { x: 640, y: 694, across: 0.36, high: 1.22 } as const;
/** Two long trays above each other are a little lower than drawn. */
const LONG_HIGH = 0.93;
const POT = { x: 112, y: 560 } as const;

/** What stands and lies on the counter: the peel, trays or shelf, the bell, and basil just because. */
export class Bench {
  readonly peel: Container;
  readonly bell: Image;
  #stage: GameStage;
  #blade: Image;
  #shaft: Image;
  #small: Image[];
  #long: Image[];
  #shelves: Image[];
  #wheelTray: Image;
  #pot: Image;

  constructor(stage: GameStage) {
    this.#stage = stage;
    const image = (frame: string, x: number, y: number) =>
      stage.image(frame, x, y).setVisible(false).setDepth(DEPTHS.tray);
    this.#small = [image('bak', 304, 696), image('bak', 846, 696)];
    this.#long = LONG_TRAYS.map((y) => image('rij', 570, y));
    for (const tray of this.#long) tray.scaleY *= LONG_HIGH;
    this.#wheelTray = image('rij', WHEEL_TRAY.x, WHEEL_TRAY.y);
    this.#wheelTray.setScale(WHEEL_TRAY.across, WHEEL_TRAY.high);
    this.#shelves = [image('plank', MIDDLE, 0), image('plank', MIDDLE, 0)];
    this.#blade = stage.image('blad', 0, 0);
    this.#shaft = stage.image('steel', 0, 0);
    this.peel = stage.scene.add.container(OUT_OF_VIEW, 520, [this.#blade, this.#shaft]);
    this.peel.setDepth(DEPTHS.peel);
    this.bell = stage.image('bel', BELL.x, BELL.y).setScale(BELL.scale).setDepth(DEPTHS.bell);
    this.bell.setVisible(false);
    this.#pot = image('basilicumpot', POT.x, POT.y).setVisible(true).setDepth(DEPTHS.pot);
  }

  /** Sets out two trays: small ones, or long ones above each other. */
  setTrays(stacked: boolean) {
    for (const tray of this.#small) tray.setVisible(!stacked);
    for (const tray of this.#long) tray.setVisible(stacked);
  }

  /** Sets out a shelf under each row of pizzas. */
  setShelves(ys: readonly number[]) {
    this.#shelves.forEach((shelf, i) => shelf.setVisible(i < ys.length).setY(ys[i] ?? 0));
  }

  /** Lays the peel for a pizza of this size, out of view; `slideIn` brings it. */
  setPeel(y: number, length: number, height: number) {
    const [across, high] = [(length + 74) / (BLADE.half * 2), (height + 14) / BLADE.height];
    this.#blade.setScale(across, high);
    this.#shaft.setPosition((BLADE.neck - 22) * across, 1);
    this.#shaft.setScale(1, Math.min(1, high + 0.15));
    this.peel.setPosition(OUT_OF_VIEW, y);
  }

  /** The pot steps aside for what fills the counter. */
  clearSides(wide: boolean) {
    void this.#stage.tween({ targets: this.#pot, to: { x: wide ? -120 : POT.x }, ms: 300, pop: true });
  }

  /** Sets out the tray in which the pizza wheel lies. */
  setWheelTray() {
    this.#wheelTray.setVisible(true);
  }

  /** The bell can't be rung now, and looks it. */
  dim(alpha: number) {
    this.bell.setAlpha(alpha);
  }

  /** The peel comes in, with whatever is to lie on it. */
  async slideIn(...onIt: { x: number }[]) {
    for (const thing of onIt) thing.x += OUT_OF_VIEW - MIDDLE;
    await this.#stage.tween({
      targets: [this.peel, ...onIt],
      to: { x: MIDDLE },
      ms: 380,
      ease: 'Cubic.Out',
    });
  }

  /** The peel goes out of view. */
  async slideOut() {
    await this.#stage.tween({ targets: this.peel, to: { x: OUT_OF_VIEW }, ms: 420, ease: 'Cubic.In' });
  }

  /** Offers the bell; ringing it is the commit. */
  offerBell(label: string, onRing: () => void): Offer {
    this.bell.setVisible(true);
    return this.#stage.offer(this.bell, {
      id: 'bel',
      kind: 'commit',
      label,
      size: { width: 180, height: 149 },
      onPress: (pressed) => this.bell.setY(BELL.y + (pressed ? BELL.down : 0)),
      onPick: () => {
        this.#ring();
        onRing();
      },
    });
  }

  /** Clears trays, shelf and bell away. */
  clear() {
    const all = [...this.#small, ...this.#long, ...this.#shelves, this.#wheelTray, this.bell];
    for (const thing of all) thing.setVisible(false);
  }

  #ring() {
    const stage = this.#stage;
    stage.sound.play('bel');
    this.bell.setAngle(0);
    void stage
      .tween({ targets: this.bell, to: { angle: 7 }, ms: 70, yoyo: true, repeat: 1, pop: true })
      .then(() => this.bell.setAngle(0));
  }
}

import type { GameStage, Graphics, Image } from '../../engine/stage/index.ts';
import { Drops } from './drops.ts';
import { BARREL, DEPTHS, NOZZLE } from './places.ts';
import { Tank, turnTo, windAt, type Spot } from './rules.ts';
import { Water } from './water.ts';

const MS = { swell: 180, squirt: 420, turn: 0.35, settle: 500 } as const;
const COLOURS = { edge: 0x1f5f45, hose: 0x3f9d6b, light: 0x7cc79b } as const;
/** The hose lies between the barrel and the nozzle in bows; so wide, in so many pieces. */
const LINE = { wide: 17, edge: 5, pieces: 30, bows: 3.5, low: 13, wild: 11, bulge: 11 } as const;
const GAUGE = { x: -1, y: -22, height: 62 } as const;
/** How loud the stream is. */
const VOLUME = 0.55;

interface HoseHelp {
  /** So much water comes down, in ms of spraying. */
  landed(x: number, y: number, ms: number): void;
  /** The barrel ran empty. */
  emptied(): void;
}

/** The hose: its nozzle, which can be opened on a place, the barrel, and all water in the air. */
export class Hose {
  readonly tank: Tank;
  readonly drops = new Drops();
  /** Where the water should land. */
  readonly aim: Spot = { x: NOZZLE.x, y: 470 };
  /** The barrel ran empty since this was last set to false. */
  hasEmptied = false;
  readonly #stage: GameStage;
  readonly #help: HoseHelp;
  readonly #windStrength: number;
  readonly #water: Water;
  readonly #nozzle: Image;
  readonly #stand: Image;
  readonly #pen: Graphics;
  readonly #level: Image;
  #isOpen = false;
  /** It closes at this moment. */
  #until = Infinity;
  #openedAt = 0;
  /** When it last moved. */
  #stirredAt = 0;
  #isFlowing = false;
  #hiss: { stop(ms?: number): void } | undefined;

  /** `wind` at most, in u/s². */
  constructor(stage: GameStage, wind: number, help: HoseHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#windStrength = wind;
    this.tank = new Tank(stage.calm);
    this.#water = new Water(stage);
    this.#pen = stage.scene.add.graphics().setDepth(DEPTHS.hose);
    this.#stand = stage.image('standaard', NOZZLE.x, NOZZLE.y).setDepth(DEPTHS.hose);
    this.#nozzle = stage.image('spuit', NOZZLE.x, NOZZLE.y).setDepth(DEPTHS.nozzle);
    stage.image('ton-binnen', BARREL.x, BARREL.y).setDepth(DEPTHS.hose);
    this.#level = stage.image('peil-ton', BARREL.x + GAUGE.x, BARREL.y + GAUGE.y).setDepth(DEPTHS.hose);
    stage.image('ton', BARREL.x, BARREL.y).setDepth(DEPTHS.nozzle);
    this.#drawLine(0);
  }

  /** Whether water is asked for now. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The wind now, in u/s². */
  get wind(): number {
    return this.#windStrength === 0 ? 0 : windAt(this.#stage.clock.now, this.#windStrength);
  }

  /** The mouth of the nozzle. */
  get mouth(): Spot {
    const { x, y, rotation } = this.#nozzle;
    return { x: x + Math.sin(rotation) * NOZZLE.reach, y: y - Math.cos(rotation) * NOZZLE.reach };
  }

  /** From when on water comes after it is opened, in ms. */
  get delayMs(): number {
    return MS.swell;
  }

  /** Where the nozzle stands: higher, where a word hangs on it. */
  stand(isRaised: boolean) {
    const y = isRaised ? NOZZLE.raised : NOZZLE.y;
    for (const one of [this.#nozzle, this.#stand]) one.setY(y);
  }

  point(x: number, y: number) {
    this.aim.x = x;
    this.aim.y = y;
    this.#stirredAt = this.#stage.clock.now;
  }

  /** It swells, and then water comes; an empty barrel only gurgles. */
  open() {
    const { clock, sound } = this.#stage;
    this.#until = Infinity;
    if (this.#isOpen) return;
    if (this.tank.isEmpty) return void sound.play('tank-leeg', { volume: 0.5, rate: 1.2 });
    this.#isOpen = true;
    this.#openedAt = this.#stirredAt = clock.now;
  }

  /** It is closed; who only tapped gets a squirt. */
  close() {
    if (this.#isOpen) this.#until = Math.max(this.#stage.clock.now, this.#openedAt + MS.squirt);
  }

  /** Closed at once. */
  shut() {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.drops.cut();
    this.#stirredAt = this.#stage.clock.now;
    this.#hiss?.stop(140);
    this.#hiss = undefined;
  }

  frame(ms: number) {
    const { clock, sound } = this.#stage;
    if (this.#isOpen && clock.now >= this.#until) this.shut();
    this.#isFlowing = this.#isOpen && clock.now - this.#openedAt >= MS.swell;
    const wanted = turnTo(this.mouth, this.aim);
    this.#nozzle.rotation += (wanted - this.#nozzle.rotation) * MS.turn;
    if (this.#isFlowing) {
      this.#hiss ??= sound.play('sproei-ruis', { volume: VOLUME });
      this.drops.emit(this.mouth, this.aim, this.wind);
      if (this.tank.use(ms)) this.#ranEmpty();
    } else if (!this.#isOpen && this.tank.fill(ms)) sound.play('tank-vol', { volume: 0.5 });
    this.drops.step(ms, (x, y) => this.#help.landed(x, y, ms));
    this.#water.draw(this.drops, ms);
    this.#level.setScale(1, Math.max(0.02, this.tank.level));
    this.#stir();
  }

  /** The air is cleared: nothing more lands. */
  drain() {
    this.shut();
    this.drops.step(1e6, () => {});
    this.#water.draw(this.drops, 1e6);
  }

  /** Drops spring up at a place. */
  splash(x: number, y: number, count: number, spread?: number) {
    this.#water.splash(x, y, count, spread);
  }

  #ranEmpty() {
    this.hasEmptied = true;
    this.shut();
    this.#stage.sound.play('tank-leeg');
    this.#help.emptied();
  }

  /** The hose wriggles while water runs and a little after; it swells before it comes. */
  #stir() {
    const { now } = this.#stage.clock;
    const since = now - this.#stirredAt;
    if (!this.#isOpen && since > MS.settle) return;
    const wild = this.#stage.reducedMotion ? 0 : this.#isOpen ? 1 : 1 - since / MS.settle;
    this.#drawLine(Math.max(0, wild));
    const swell = this.#isOpen ? Math.min(1, (now - this.#openedAt) / MS.swell) : 0;
    const pulse = this.#stage.reducedMotion ? 0 : Math.sin(now / 45) * 0.03;
    this.#nozzle.setScale(1 + 0.1 * swell * (1 - swell) * 4 + (this.#isFlowing ? pulse : 0), 1);
  }

  #drawLine(wild: number) {
    const { now } = this.#stage.clock;
    const from = { x: BARREL.x - 52, y: BARREL.y - 22 };
    const to = { x: NOZZLE.x + 6, y: NOZZLE.y + 28 };
    const bulge = this.#isOpen ? (now - this.#openedAt) / MS.swell : -1;
    const at = (i: number) => {
      const share = i / LINE.pieces;
      const ends = Math.sin(share * Math.PI);
      const wave = Math.sin(share * Math.PI * LINE.bows + (wild > 0 ? now / 90 : 0) * (wild > 0.5 ? 1 : 0));
      return {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share + ends * (LINE.low + wave * (5 + LINE.wild * wild) - 8),
        wide: LINE.wide + LINE.bulge * Math.max(0, 1 - Math.abs(bulge - share) * 5),
      };
    };
    const points = Array.from({ length: LINE.pieces + 1 }, (_, i) => at(i));
    const pen = this.#pen.clear();
    const coat = (colour: number, more: number, up = 0) => {
      pen.fillStyle(colour);
      points.forEach((one, i) => {
        const next = points[i + 1];
        pen.fillCircle(one.x, one.y - up, (one.wide + more) / 2);
        if (!next) return;
        pen.lineStyle(one.wide + more, colour).lineBetween(one.x, one.y - up, next.x, next.y - up);
      });
    };
    coat(COLOURS.edge, LINE.edge);
    coat(COLOURS.hose, 0);
    coat(COLOURS.light, -LINE.wide + 4, 4);
  }
}

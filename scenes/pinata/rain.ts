import { ARROWS, type GameStage, type Gesture, type Image } from '../../engine/stage/index.ts';
import { DEPTHS, LAWN } from './places.ts';
import { fall, isOn, type Falling, type Head } from './rules.ts';

const SWEETS = 8;
/** How many fall, and over how long; in calm mode one after the other. */
const RAIN = { count: 18, overMs: 1500, longestMs: 4400 } as const;
const CALM_RAIN = { count: 14, everyMs: 190, longestMs: 7500, across: 0.6 } as const;
const THROW = { across: 270, least: -420, most: -120 } as const;
/** The basket: its rim above its foot, how far it reaches to a side, and how fast it goes. */
const BASKET = { rim: 62, reach: 90, speed: 1400, calmSpeed: 1500 } as const;
const BOUNCE = { up: -290, away: 130 } as const;
const MS = { come: 180, lie: 900, fade: 260, hop: 90 } as const;

interface Sweet extends Falling {
  image: Image;
  due: number;
  isGolden: boolean;
  bounced: boolean;
}

interface RainHelp {
  /** On whose heads sweets bounce. */
  readonly heads: readonly Head[];
  /** One bounced on that head. */
  bounced(head: Head): void;
  caught(sweet: { x: number; y: number; isGolden: boolean }): void;
  /** One lies on the lawn; true when somebody takes it away. */
  landed(image: Image): boolean;
}

/** The rain of sweets out of a piñata that burst, and the basket that catches them. */
export class Rain {
  /** Sweets that were caught in this round. */
  caught = 0;
  readonly #stage: GameStage;
  readonly #help: RainHelp;
  readonly #basket: Image;
  readonly #gesture: Gesture;
  #sweets: Sweet[] = [];
  #began = 0;
  #longest = 0;
  #goal = 683;
  #way = 0;
  #done: (() => void) | undefined;

  constructor(stage: GameStage, help: RainHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#basket = stage.image('mand', 683, LAWN.y).setDepth(DEPTHS.basket).setVisible(false);
    this.#gesture = stage.gesture({
      id: 'mand',
      label: 'Schuif de mand naar het snoep, met de vinger of met de pijltjes',
      enabled: () => this.isFalling,
      onStart: (x) => (this.#goal = x),
      onMove: (x) => (this.#goal = x),
      onKey: (code, down) => this.#key(code, down),
    });
  }

  get isFalling(): boolean {
    return this.#done !== undefined;
  }

  /** What eyes follow: the lowest sweet in the air. */
  get focus(): { x: number; y: number } | undefined {
    return this.#lowest();
  }

  /** Sweets fly out of a place and fall; resolves when all have come down. */
  async fall(x: number, y: number, seed: string, hasGold: boolean) {
    const stage = this.#stage;
    const { calm, clock } = stage;
    const rng = stage.rng.fork(`snoep/${seed}`);
    this.#began = clock.now;
    this.#longest = (calm ? CALM_RAIN : RAIN).longestMs;
    const { count } = calm ? CALM_RAIN : RAIN;
    const across = THROW.across * (calm ? CALM_RAIN.across : 1);
    this.#goal = this.#basket.x;
    this.#sweets = Array.from({ length: count }, (_, i) => {
      const isGolden = hasGold && i === count - 4;
      const frame = isGolden ? 'snoep-goud' : `snoep-${rng.below(SWEETS)}`;
      const image = stage.image(frame, x, y).setDepth(DEPTHS.candy).setVisible(false);
      const due = calm ? i * CALM_RAIN.everyMs : rng.between(0, RAIN.overMs);
      const vx = rng.between(-across, across);
      return { image, due, isGolden, bounced: false, x, y, vx, vy: rng.between(THROW.least, THROW.most) };
    });
    stage.sound.play('snoepregen');
    this.#basket.setVisible(true).setAlpha(0);
    void stage.tween({ targets: this.#basket, to: { alpha: 1 }, ms: MS.come });
    await new Promise<void>((done) => (this.#done = done));
    this.#way = 0;
    await stage.tween({ targets: this.#basket, to: { alpha: 0 }, ms: MS.come });
    this.#basket.setVisible(false);
  }

  frame(ms: number) {
    if (!this.isFalling) return;
    const past = this.#stage.clock.now - this.#began;
    this.#move(ms);
    for (const sweet of [...this.#sweets]) if (past >= sweet.due) this.#step(sweet, ms);
    if (this.#sweets.length > 0 && past < this.#longest) return;
    for (const { image } of this.#sweets.splice(0)) image.destroy();
    const done = this.#done;
    this.#done = undefined;
    done?.();
  }

  close() {
    this.#gesture.remove();
  }

  #key(code: string, down: boolean) {
    const way = code === ARROWS.left ? -1 : code === ARROWS.right ? 1 : 0;
    if (way === 0) return;
    if (down) this.#way = way;
    else if (this.#way === way) {
      this.#way = 0;
      this.#goal = this.#basket.x;
    }
  }

  #move(ms: number) {
    const { calm } = this.#stage;
    const lowest = calm ? this.#lowest() : undefined;
    const most = ((calm ? BASKET.calmSpeed : BASKET.speed) * ms) / 1000;
    const goal = lowest?.x ?? (this.#way === 0 ? this.#goal : this.#basket.x + this.#way * most);
    const by = Math.max(-most, Math.min(most, goal - this.#basket.x));
    this.#basket.x = Math.max(LAWN.left, Math.min(LAWN.right, this.#basket.x + by));
  }

  #step(sweet: Sweet, ms: number) {
    const { image } = sweet;
    const before = sweet.y;
    fall(sweet, ms, this.#stage.calm);
    if (sweet.x < LAWN.left || sweet.x > LAWN.right) sweet.vx *= -1;
    sweet.x = Math.max(LAWN.left, Math.min(LAWN.right, sweet.x));
    image.setVisible(true).setPosition(sweet.x, sweet.y);
    image.setRotation(image.rotation + (sweet.vx * ms) / 26_000 + 0.02);
    const head = sweet.bounced ? undefined : this.#help.heads.find((one) => isOn(sweet, before, one));
    if (head) {
      sweet.bounced = true;
      sweet.vy = BOUNCE.up;
      sweet.vx += sweet.x < head.x ? -BOUNCE.away : BOUNCE.away;
      this.#help.bounced(head);
    }
    const basket = { x: this.#basket.x, y: LAWN.y - BASKET.rim, reach: BASKET.reach };
    if (isOn(sweet, before, basket)) this.#catch(sweet);
    else if (sweet.y >= LAWN.y) this.#land(sweet);
  }

  #catch(sweet: Sweet) {
    const stage = this.#stage;
    this.#drop(sweet);
    sweet.image.destroy();
    this.caught++;
    stage.sound.play('tel-op', { volume: 0.5, rate: 1 + 0.03 * (this.caught % 12) });
    void stage.tween({ targets: this.#basket, to: { scaleY: 0.9 }, ms: MS.hop, yoyo: true, pop: true });
    this.#help.caught(sweet);
  }

  #land(sweet: Sweet) {
    const stage = this.#stage;
    const { image } = sweet;
    // Calmly nothing is lost: it hops up again.
    if (stage.calm) {
      sweet.vy = BOUNCE.up * 1.4;
      sweet.y = LAWN.y - 1;
      return;
    }
    this.#drop(sweet);
    image.setY(LAWN.y);
    if (this.#help.landed(image)) return;
    void stage
      .tween({ targets: image, to: { alpha: 0 }, ms: MS.fade, delay: MS.lie })
      .then(() => image.destroy());
  }

  #drop(sweet: Sweet) {
    this.#sweets.splice(this.#sweets.indexOf(sweet), 1);
  }

  #lowest(): Sweet | undefined {
    let best: Sweet | undefined;
    for (const sweet of this.#sweets)
      if (sweet.image.visible && (!best || sweet.y > best.y) && sweet.y < LAWN.y - BASKET.rim) best = sweet;
    return best;
  }
}

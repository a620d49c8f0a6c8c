import type { Container, GameStage, Image, Offer } from '../../engine/stage/index.ts';
import { DEPTHS, HUB } from './places.ts';
import { isEven, turnBetween } from './rules.ts';

/** Frames a second while it is held, at tempo 0 and 1, and in calm mode; back goes faster. */
const SPEED = { held: [1.7, 2.4], calm: 1.1, back: 1.8 } as const;
/** Frames that one turn of the crank moves the film. */
const PER_TURN = 1.25;
/** A press shorter than this, in ms, moves on by so many frames. */
const TAP = { ms: 220, frames: 0.5 } as const;
/** A finger that lies still on the crank for so long turns it too; it lies still within so many u. */
const REST = { ms: 260, slack: 12 } as const;
/** Where a finger may take hold of the crank, around its hub, in u. */
const REACH = 104;
const BUTTONS = { y: 452, back: 1170, on: 1272, width: 90, height: 76 } as const;
const PRESSED = 4;
/** How often the arm stirs while nobody turns it, for how long, in ms, and by how much a step, in radians. */
const BECKON = { every: 1700, ms: 800, turn: 0.035 } as const;
/** The film rattles every so many frames. */
const RATTLE = 0.16;
/** Stretches over which evenness is measured, in ms. */
const STRETCH_MS = 450;
const REELS = [
  { x: HUB.x - 54, y: HUB.y - 132 },
  { x: HUB.x + 54, y: HUB.y - 132 },
] as const;
const NOWHERE = { x: -9999, y: -9999, width: 0, height: 0 } as const;
/** Keys that turn it; the first two also while letters are typed. */
const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1, Space: 1, Enter: 1 };

/** What is on the reels: it is told how far the film was turned. */
interface Reel {
  /** `frames` since the last step, back is negative. */
  onTurn(frames: number): void;
  /** Up or down was pressed: away from the crank. */
  onLeave?(): void;
  /** Frames a second when it is held, instead of the usual. */
  speed?: number;
  /** Frames a second below which it never goes once it began. */
  least?(): number;
  /** The ghost keys of the example only press: one press runs the film. */
  isDemo?: boolean;
  /** False when keys are for something else now. */
  keys?: boolean;
  /** Whether there is anything to turn now. */
  isOpen(): boolean;
}

/** The projector with its crank: circling, the held buttons or keys, or one press turn the film. */
export class Crank {
  #stage: GameStage;
  #arm: Image;
  #reels: Image[];
  #body: Image;
  /** Where they are; they are seen with motor support, and while a key has led there. The crank is the one control in view. */
  #buttons: { on: Container; back: Container };
  #offers: Offer[] = [];
  #reel: Reel | undefined;
  #held: 0 | 1 | -1 = 0;
  #pressedAt: number | undefined;
  /** A film that runs by itself after one press. */
  #runs = false;
  /** Frames that still have to come of a short press. */
  #nudge = 0;
  #grip: { x: number; y: number; angle: number; at: number; moved: boolean; ran: boolean } | undefined;
  /** Frames that a circling finger has turned since the last step. */
  #circled = 0;
  #sinceRattle = 0;
  #idle = 0;
  #stretch = { ms: 0, frames: 0 };
  #speeds: number[] = [];

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#body = stage.image('projector', HUB.x, HUB.y).setDepth(DEPTHS.projector);
    this.#reels = REELS.map(({ x, y }) => stage.image('spoel', x, y).setDepth(DEPTHS.projector + 1));
    this.#arm = stage.image('slinger', HUB.x, HUB.y).setDepth(DEPTHS.projector + 2);
    this.#buttons = {
      on: stage.scene.add.container(BUTTONS.on, BUTTONS.y, [stage.image('vooruit', 0, 0)]),
      back: stage.scene.add.container(BUTTONS.back, BUTTONS.y, [stage.image('terug', 0, 0)]),
    };
    for (const button of Object.values(this.#buttons)) button.setDepth(DEPTHS.buttons).setVisible(false);
    stage.gesture({
      id: 'slinger',
      label: 'slinger',
      area: () => ({ x: HUB.x - REACH, y: HUB.y - REACH, width: REACH * 2, height: REACH * 2 }),
      enabled: () => this.#isOpen,
      onStart: (x, y) => this.#take(x, y),
      onMove: (x, y) => this.#circle(x, y),
      onEnd: () => this.#letGo(),
    });
    // Apart, for where keys are needed to choose with.
    stage.gesture({
      id: 'slinger-toetsen',
      label: 'slinger',
      area: () => NOWHERE,
      enabled: () => this.#isOpen && this.#reel?.keys !== false,
      whileTyping: ['ArrowLeft', 'ArrowRight'],
      onKey: (code, down) => this.#key(code, down),
    });
  }

  /** Puts a film on the reels: from now on the crank turns it. */
  load(reel: Reel) {
    this.unload();
    this.#reel = reel;
    this.#speeds = [];
    this.#stretch = { ms: 0, frames: 0 };
    const { on, back } = this.#buttons;
    this.#offers = [
      this.#button(back, 'terug', 'Draai de film terug', -1),
      this.#button(on, 'vooruit', 'Draai aan de slinger', 1),
    ];
  }

  /** Takes the film off again. */
  unload() {
    this.#reel = undefined;
    for (const offer of this.#offers.splice(0)) offer.remove();
    for (const button of Object.values(this.#buttons)) button.setVisible(false);
    this.rest();
  }

  /** Lets go of it. */
  rest() {
    this.#held = 0;
    this.#nudge = this.#circled = 0;
    this.#runs = false;
    this.#grip = undefined;
    this.#pressedAt = undefined;
  }

  /** Whether the film runs by itself now. */
  get runs() {
    return this.#runs;
  }

  /** Whether one press of a key runs the film, instead of holding it. */
  get keyRuns(): boolean {
    return this.#stage.calm || this.#reel?.isDemo === true;
  }

  /** Where the crank is held, for the robot and the example, and how long until it turns then, in ms. */
  get handle() {
    return { x: HUB.x, y: HUB.y };
  }
  readonly holdMs = REST.ms;

  /** Frames a second while it is held. */
  get speed(): number {
    const { calm } = this.#stage;
    return this.#reel?.speed ?? (calm ? SPEED.calm : this.#stage.lerp(SPEED.held[0], SPEED.held[1]));
  }

  /** Whether it was turned evenly since the film was put on. */
  get wasEven() {
    return isEven(this.#speeds);
  }

  frame(ms: number) {
    const reel = this.#reel;
    if (!reel || !this.#isOpen) return;
    const frames = this.#turned(reel, ms);
    this.#measure(frames, ms);
    if (frames === 0) return this.#beckon(ms);
    this.#idle = 0;
    this.spin(frames);
    reel.onTurn(frames);
  }

  /** Turns arm and reels, and rattles; also for a film that runs on without a finger. */
  spin(frames: number) {
    const angle = (frames / PER_TURN) * Math.PI * 2;
    this.#arm.rotation += angle;
    for (const one of this.#reels) one.rotation += angle * 0.6;
    this.#body.setAngle(Math.sin(this.#arm.rotation * 2) * 0.5);
    this.#sinceRattle += Math.abs(frames);
    if (this.#sinceRattle < RATTLE) return;
    this.#sinceRattle = 0;
    this.#stage.sound.play('ratel', { rate: 0.85 + Math.min(0.5, Math.abs(frames) * 8), volume: 0.5 });
  }

  get #isOpen() {
    return this.#reel?.isOpen() === true;
  }

  /** Frames that the film goes in this step. */
  #turned(reel: Reel, ms: number): number {
    const { now } = this.#stage.clock;
    const step = (this.speed * ms) / 1000;
    let frames = this.#circled;
    this.#circled = 0;
    const rests = this.#grip && !this.#grip.moved && now - this.#grip.at > REST.ms;
    if (this.#held !== 0) frames += this.#held > 0 ? step : -step * SPEED.back;
    else if (this.#runs || rests) frames += step;
    else if (this.#nudge !== 0) {
      const part = Math.sign(this.#nudge) * Math.min(Math.abs(this.#nudge), step);
      this.#nudge -= part;
      frames += part;
    }
    const least = ((reel.least?.() ?? 0) * ms) / 1000;
    return frames < least ? least : frames;
  }

  /** Nobody turns: now and then the arm stirs, so that it is seen. */
  #beckon(ms: number) {
    this.#idle += ms;
    const { every, ms: long, turn } = BECKON;
    const at = (this.#idle % every) - (every - long);
    if (this.#stage.reducedMotion || at < 0) return;
    this.#arm.rotation += Math.sin((at / long) * Math.PI * 4) * turn;
  }

  #measure(frames: number, ms: number) {
    const stretch = this.#stretch;
    if (stretch.ms === 0 && frames <= 0) return;
    stretch.ms += ms;
    stretch.frames += frames;
    if (stretch.ms < STRETCH_MS) return;
    this.#speeds.push((stretch.frames * 1000) / stretch.ms);
    this.#stretch = { ms: 1, frames: 0 };
  }

  #button(spot: Container, name: string, label: string, way: 1 | -1): Offer {
    const [image] = spot.list as [Image];
    const show = (shown: boolean) => image.setVisible(shown || this.#stage.settings.support);
    spot.setVisible(true);
    show(false);
    return this.#stage.offer(spot, {
      id: `slinger-${name}`,
      kind: 'control',
      label,
      size: { width: BUTTONS.width, height: BUTTONS.height },
      enabled: () => this.#isOpen,
      onFocus: show,
      onPress: (down) => {
        spot.setY(BUTTONS.y + (down ? PRESSED : 0));
        if (this.#stage.calm) return;
        if (down) this.#pressedAt = this.#stage.clock.now;
        this.#held = down ? way : 0;
      },
      onPick: () => this.#picked(way),
    });
  }

  /** A whole press: in calm mode, and for who has only a press, the film runs on by itself. */
  #picked(way: 1 | -1) {
    const since = this.#pressedAt;
    this.#pressedAt = undefined;
    if (since === undefined) return this.#run(way);
    if (this.#stage.clock.now - since < TAP.ms) this.#nudge = way * TAP.frames;
  }

  #run(way: 1 | -1) {
    if (way > 0) this.#runs = !this.#runs;
    else {
      this.#runs = false;
      this.#nudge = -1;
    }
  }

  #key(code: string, down: boolean) {
    if (code === 'ArrowUp' || code === 'ArrowDown') {
      if (down) this.#reel?.onLeave?.();
      return;
    }
    const way = WAYS[code];
    if (!way) return;
    if (!this.keyRuns) this.#held = down ? way : this.#held === way ? 0 : this.#held;
    else if (down) this.#run(way);
  }

  #take(x: number, y: number) {
    const ran = this.#runs;
    this.#runs = false;
    this.#grip = {
      x,
      y,
      angle: Math.atan2(y - HUB.y, x - HUB.x),
      at: this.#stage.clock.now,
      moved: false,
      ran,
    };
  }

  /** In calm mode a mere press sets it going, or lets it stand still. */
  #letGo() {
    const grip = this.#grip;
    this.#grip = undefined;
    if (this.#stage.calm && grip && !grip.moved) this.#runs = !grip.ran;
  }

  #circle(x: number, y: number) {
    const grip = this.#grip;
    if (!grip) return;
    if (Math.hypot(x - grip.x, y - grip.y) > REST.slack) grip.moved = true;
    const angle = Math.atan2(y - HUB.y, x - HUB.x);
    if (grip.moved) this.#circled += (turnBetween(grip.angle, angle) / (Math.PI * 2)) * PER_TURN;
    grip.angle = angle;
  }
}

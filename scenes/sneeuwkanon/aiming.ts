import { ARROWS, type GameStage, type Image, type Input, type Offer } from '../../engine/stage/index.ts';
import type { Cannon } from './cannon.ts';
import type { Figure } from './figure.ts';
import { CANNON, DEPTHS } from './places.ts';
import { aimAt, between, fallsThrough, NOTCH, placeAt, pulled, pullFor, trimmed, type Aim } from './rules.ts';

/** A held arrow goes on after this long, and so often; after some time faster. In ms and notches. */
const HELD = { after: 260, every: 70, fastAfter: 900, fast: 2 } as const;
/** The hat is held up that lies so near to where snow would fall, in u; where they stand close together, in u of the pull. */
const ARMS = { most: 92, crowded: 44 } as const;
/** The four fine arrows on the hill. */
const FINE = { x: 88, y: 716, pitch: 84, size: 72 } as const;
/** Where a pull may begin, around the cannon. */
const GRIP = { left: -190, right: 130, top: -130, bottom: 92 } as const;
/** The finger of who follows the steps: so many moves and so long. */
const SHOWN = { moves: 8, ms: 200, press: 50 } as const;

type Notch = readonly [angle: number, power: number];
const KEYS: Record<string, Notch> = {
  [ARROWS.up]: [1, 0],
  [ARROWS.down]: [-1, 0],
  [ARROWS.right]: [0, 1],
  [ARROWS.left]: [0, -1],
};
const FINES = [
  ['steiler', 'pijl-op', [1, 0]],
  ['vlakker', 'pijl-neer', [-1, 0]],
  ['zachter', 'pijl-min', [0, -1]],
  ['harder', 'pijl-plus', [0, 1]],
] as const;

interface AimingHelp {
  /** Whether one may set and shoot now. */
  mayShoot(): boolean;
  figures(): readonly Figure[];
  isCrowded(): boolean;
  offerOf(figure: Figure): Offer | undefined;
  armed(figure: Figure | undefined): void;
}

/** Setting the cannon: a pull as of a sling, arrows by key or beside the cannon, and hats that hold themselves up. */
export class Aiming {
  readonly #stage: GameStage;
  readonly #cannon: Cannon;
  readonly #help: AimingHelp;
  readonly #fine: Image[] = [];
  #offers: Offer[] = [];
  #armed: Figure | undefined;
  #from: { x: number; y: number } | undefined;
  #before: Aim | undefined;
  #held: { code: string; ms: number; done: number } | undefined;
  #isFollowing = false;
  /** The one that was picked and pointed at; nothing was set since. */
  #pointed: Figure | undefined;

  constructor(stage: GameStage, cannon: Cannon, help: AimingHelp) {
    this.#stage = stage;
    this.#cannon = cannon;
    this.#help = help;
    stage.gesture({
      id: 'trekken',
      label: 'trek aan het kanon en laat los',
      enabled: () => help.mayShoot() || this.#from !== undefined,
      area: () => ({
        x: CANNON.x + GRIP.left,
        y: CANNON.y + GRIP.top,
        width: GRIP.right - GRIP.left,
        height: GRIP.bottom - GRIP.top,
      }),
      onStart: (x, y) => this.#start(x, y),
      onMove: (x, y) => this.#pull(x, y),
      onEnd: (x, y) => this.#end(x, y),
    });
    if (!this.isFree) return;
    stage.gesture({
      id: 'richten',
      label: 'richten met de pijltjes, schieten met de spatiebalk',
      // Never where a finger goes: that is the other gesture.
      area: () => ({ x: 0, y: 0, width: -1, height: -1 }),
      enabled: () => help.mayShoot() || this.#held !== undefined,
      onKey: (code, down) => this.#key(code, down),
    });
    FINES.forEach(([, frame], i) => {
      const image = stage.image(frame, FINE.x + FINE.pitch * i, FINE.y).setDepth(DEPTHS.control);
      this.#fine.push(image.setVisible(false));
    });
  }

  /** Whether it is set by notches; calm and with motor support one only points a hat out. */
  get isFree(): boolean {
    return !this.#stage.calm && !this.#stage.settings.support;
  }

  /** The hat that the cannon points at. */
  get armed(): Figure | undefined {
    return this.#armed;
  }

  /** The fine arrows are there, where their room is free. */
  offerFine(isShown: boolean) {
    for (const offer of this.#offers.splice(0)) offer.remove();
    for (const one of this.#fine) one.setVisible(isShown);
    if (!isShown) return;
    this.#offers = this.#fine.map((image, i) => {
      const [label, , notch] = FINES[i]!;
      return this.#stage.offer(image, {
        id: `fijn-${label}`,
        kind: 'control',
        label,
        size: { width: FINE.size, height: FINE.size },
        enabled: () => this.#help.mayShoot(),
        onPick: () => this.#notch(notch, 1),
      });
    });
  }

  /** One is picked: the cannon points at it, and shoots the next time; calmly and with motor support at once. */
  pick(figure: Figure) {
    if (!this.#help.mayShoot()) return;
    if (this.#pointed === figure && this.#armed === figure) return this.fire();
    // Who sets by notches reckons the wind in himself.
    const isSure = !this.isFree || this.#help.isCrowded();
    const aim = isSure ? this.#exact(figure) : aimAt(figure.hat, 0);
    if (!aim) return;
    this.#cannon.set(aim);
    this.#pointed = figure;
    this.look();
    if (!this.isFree) this.fire();
  }

  /** A new exercise: nothing is pointed at. */
  reset() {
    this.#pointed = this.#armed = this.#from = this.#held = undefined;
  }

  fire() {
    if (!this.#help.mayShoot()) return;
    this.#from = this.#held = this.#pointed = undefined;
    this.#snap();
    this.#cannon.fire();
  }

  /** Finds out which hat snow would fall into, or beside. */
  look() {
    const next = this.#help.mayShoot() ? this.#nearest() : this.#cannon.isBusy ? this.#armed : undefined;
    if (next === this.#armed) return;
    this.#armed = next;
    this.#help.armed(next);
    if (this.#isFollowing) this.#stage.focusOn(next && this.#help.offerOf(next));
  }

  frame(ms: number) {
    const held = this.#held;
    if (held && this.#help.mayShoot()) {
      held.ms += ms;
      const due = held.ms < HELD.after ? 0 : 1 + Math.floor((held.ms - HELD.after) / HELD.every);
      if (due > held.done) this.#notch(KEYS[held.code]!, held.ms > HELD.fastAfter ? HELD.fast : 1);
      held.done = Math.max(held.done, due);
    }
    this.look();
  }

  /** The next real input that shoots into a hat; undefined where one picks it. */
  towards(figure: Figure, via: 'pointer' | 'keyboard', isExample: boolean): Input | null {
    if (!this.isFree && !(isExample && via === 'pointer')) return null;
    const { aim } = this.#cannon;
    if (via === 'pointer') {
      const wanted = this.#exact(figure);
      if (!wanted) return null;
      const { x, y } = pullFor(wanted);
      const path = Array.from({ length: SHOWN.moves + 1 }, (_, i): [number, number] => [
        CANNON.x + (x * i) / SHOWN.moves,
        CANNON.y + (y * i) / SHOWN.moves,
      ]);
      path.push([CANNON.x + x, CANNON.y + y]);
      return { kind: 'drag', path, ms: SHOWN.ms };
    }
    const wanted = this.#wanted(figure);
    if (!wanted) return null;
    const off = [wanted.angle - aim.angle, wanted.power - aim.power] as const;
    const code =
      Math.abs(off[0]) >= NOTCH.angle
        ? off[0] > 0
          ? ARROWS.up
          : ARROWS.down
        : Math.abs(off[1]) > NOTCH.power * 0.51
          ? off[1] > 0
            ? ARROWS.right
            : ARROWS.left
          : undefined;
    if (code) return { kind: 'key', code, ms: SHOWN.press };
    return { kind: 'key', code: 'Space', key: ' ', ms: SHOWN.press };
  }

  /** How many presses of arrows it is to a hat. */
  pressesTo(figure: Figure): number {
    const { aim } = this.#cannon;
    const wanted = this.#wanted(figure);
    if (!wanted) return Infinity;
    return (
      Math.abs(wanted.angle - aim.angle) / NOTCH.angle + Math.abs(wanted.power - aim.power) / NOTCH.power
    );
  }

  /** How arrows set it for a hat. */
  #wanted(figure: Figure): Aim | undefined {
    if (this.#help.isCrowded()) return this.#exact(figure);
    return trimmed(figure.hat, this.#cannon.aim.angle, this.#cannon.wind);
  }

  #nearest(): Figure | undefined {
    const isCrowded = this.#help.isCrowded();
    let best: Figure | undefined;
    let least: number = isCrowded ? ARMS.crowded : ARMS.most;
    for (const figure of this.#help.figures()) {
      const off = isCrowded ? this.#offBy(figure) : this.#beside(figure);
      if (off < least) [best, least] = [figure, off];
    }
    return best;
  }

  /** How far the cannon would have to be set otherwise, in u of the pull. */
  #offBy(figure: Figure): number {
    const exact = this.#exact(figure);
    return exact ? between(exact, this.#cannon.aim) : Infinity;
  }

  /** How far beside its hat snow would fall. */
  #beside({ hat }: Figure): number {
    const { aim, wind } = this.#cannon;
    const seconds = fallsThrough(aim, hat.y);
    return seconds === undefined ? Infinity : Math.abs(placeAt(aim, seconds, wind).x - hat.x);
  }

  #start(x: number, y: number) {
    this.#from = undefined;
    if (!this.#help.mayShoot()) return;
    this.#from = { x, y };
    this.#before = this.#cannon.aim;
  }

  #pull(x: number, y: number) {
    const from = this.#from;
    if (!from || !this.#help.mayShoot()) return;
    const aim = pulled(x - from.x, y - from.y);
    if (!aim) return;
    this.#pointed = undefined;
    this.#cannon.set(aim);
    this.look();
    this.#snap();
  }

  /** Calmly, and where hats stand close together, the arc goes to the hat that is held up. */
  #snap() {
    if (!this.#stage.calm && !this.#help.isCrowded()) return;
    const exact = this.#armed && this.#exact(this.#armed);
    if (exact) this.#cannon.set(exact);
  }

  /** What hits the hat of one, the wind reckoned in. */
  #exact({ hat, flattest }: Figure): Aim | undefined {
    return aimAt(hat, this.#cannon.wind, flattest);
  }

  #end(x: number, y: number) {
    const from = this.#from;
    this.#from = undefined;
    if (!from || !this.#help.mayShoot()) return;
    // Let go outside: nothing is shot.
    if (Number.isNaN(x)) return void (this.#before && this.#cannon.set(this.#before));
    if (pulled(x - from.x, y - from.y)) this.fire();
  }

  #key(code: string, down: boolean) {
    const notch = KEYS[code];
    if (!down) {
      if (this.#held?.code === code) this.#held = undefined;
      return;
    }
    if (!this.#help.mayShoot()) return;
    if (!notch) return this.fire();
    this.#held = { code, ms: 0, done: 0 };
    this.#notch(notch, 1);
  }

  #notch([angle, power]: Notch, count: number) {
    if (!this.#help.mayShoot()) return;
    const { aim } = this.#cannon;
    this.#stage.sound.play('tik', { volume: 0.4, rate: 0.8 + aim.power * 0.6 });
    this.#cannon.set({
      angle: aim.angle + angle * NOTCH.angle * count,
      power: aim.power + power * NOTCH.power * count,
    });
    this.#pointed = undefined;
    this.#isFollowing = true;
    this.look();
    this.#isFollowing = false;
  }
}

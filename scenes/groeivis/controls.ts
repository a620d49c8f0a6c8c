import { ARROWS, HEADINGS, STEPS, type GameStage, type Heading, type Input } from '../../engine/stage/index.ts'; // prettier-ignore
import type { Fish } from './fish.ts';
import type { Hunt } from './hunt.ts';
import type { Morsel } from './morsel.ts';
import { far, SPEED } from './rules.ts';

/** A finger that was down no longer than this, in ms, pointed at a place. */
const TAP_MS = 220;
/** A finger this near to the fish leads it nowhere. */
const NEAR = 34;
/** How the robot steers: it waits until it is so slow, in u/s, and holds an arrow so long, in ms. */
const STEER = { still: 120, least: 60, most: 500 } as const;
/** A mouth stays open so long at least after a key was pressed, in ms. */
const SNAP_MS = 300;

interface ControlsHelp {
  isOpen(): boolean;
  /** Whether arrows swim; calmly and with motor support they go from one thing to the next. */
  isFree: boolean;
  hunt(): Hunt | undefined;
  /** The mouth snapped at nothing. */
  missed(): void;
}

/** A finger leads the fish, arrows swim, Space bites, and Enter goes for what is nearest. */
export class Controls {
  readonly #stage: GameStage;
  readonly #fish: Fish;
  readonly #help: ControlsHelp;
  #finger: { x: number; y: number; from: number } | undefined;
  readonly #held = new Set<Heading>();
  #isLed = false;
  #isSteered = false;
  #snap = { isDown: false, from: 0 };

  constructor(stage: GameStage, fish: Fish, help: ControlsHelp) {
    this.#stage = stage;
    this.#fish = fish;
    this.#help = help;
    stage.gesture({
      id: 'zwemmen',
      label: 'houd ingedrukt waar je heen wilt zwemmen',
      enabled: help.isOpen,
      onStart: (x, y) => {
        this.#isSteered = false;
        this.#finger = { x, y, from: stage.clock.now };
        this.#lead();
      },
      onMove: (x, y) => void (this.#finger &&= { ...this.#finger, x, y }),
      onEnd: (x) => this.#lift(Number.isNaN(x)),
    });
    if (!help.isFree) return;
    stage.gesture({
      id: 'happen',
      label: 'zwem met de pijltjes, hap met de spatiebalk of met enter',
      // Never where a finger goes: that is the other gesture.
      area: () => ({ x: 0, y: 0, width: -1, height: -1 }),
      enabled: () => help.isOpen() || this.#held.size > 0,
      onKey: (code, down) => this.#key(code, down),
    });
  }

  /** The next key towards something that has no key of its own. */
  keyTowards(wanted: Morsel): Input {
    const { swimmer, mouth } = this.#fish;
    if (this.#help.hunt()?.ahead === wanted) return { kind: 'key', code: 'Enter', key: 'Enter', ms: 40 };
    if (swimmer.speed > STEER.still) return { kind: 'wait', ms: 34 };
    const [dx, dy] = [wanted.x - mouth.x, wanted.y - mouth.y];
    const isWide = Math.abs(dx) > Math.abs(dy);
    const code = ARROWS[isWide ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'down' : 'up'];
    const ms = Math.max(STEER.least, Math.min(STEER.most, Math.max(Math.abs(dx), Math.abs(dy))));
    return { kind: 'key', code, key: code, ms };
  }

  frame(ms: number) {
    const hunt = this.#help.hunt();
    if (!hunt || !this.#help.isOpen()) {
      this.#finger = undefined;
      this.#held.clear();
      if (this.#isLed) this.#fish.swimmer.stop();
      this.#isLed = false;
      return;
    }
    if (this.#finger) {
      hunt.point(this.#finger, ms);
      if (!hunt.goal && far(this.#fish, this.#finger) > NEAR) this.#fish.swimmer.go(this.#finger, SPEED.swim);
    }
    if (this.#isSteered) this.#ring(hunt);
    const { isDown, from } = this.#snap;
    const isOver = from > 0 && !isDown && this.#stage.clock.now - from > SNAP_MS;
    if (!isOver) return;
    if (hunt.isSnapping) this.#help.missed();
    this.#snap.from = 0;
    hunt.isSnapping = false;
  }

  /** Led by arrows, what its mouth is nearest to has a ring. */
  #ring({ ahead }: Hunt) {
    this.#stage.focusOn(ahead && this.#stage.offers().find(({ object }) => object === ahead.thing));
  }

  #lead() {
    this.#isLed = true;
    this.#help.hunt()?.stray();
  }

  #lift(isGone: boolean) {
    const finger = this.#finger;
    this.#finger = undefined;
    if (!finger || !this.#help.isOpen() || this.#help.hunt()?.goal) return;
    const isTap = !isGone && this.#stage.clock.now - finger.from <= TAP_MS;
    if (isTap) this.#fish.swimmer.go(finger, SPEED.swim);
    else this.#fish.swimmer.stop();
  }

  #key(code: string, down: boolean) {
    const heading = HEADINGS.find((one) => ARROWS[one] === code);
    const hunt = this.#help.hunt();
    if (code === 'Enter') return void (down && hunt?.ahead && hunt.seek(hunt.ahead));
    if (!heading) return this.#bite(down);
    if (down) this.#held.add(heading);
    else this.#held.delete(heading);
    if (down) this.#lead();
    this.#isSteered = true;
    if (hunt?.goal) return;
    const sum = (axis: 0 | 1) => [...this.#held].reduce((all, one) => all + STEPS[one][axis], 0);
    this.#fish.swimmer.lead({ x: sum(0), y: sum(1) });
  }

  #bite(isDown: boolean) {
    const hunt = this.#help.hunt();
    if (isDown && hunt) {
      hunt.isSnapping = true;
      this.#stage.sound.play('hap', { volume: 0.5 });
      this.#snap = { isDown, from: this.#stage.clock.now };
    } else this.#snap.isDown = false;
  }
}

import { ARROWS, HEADINGS, STEPS, type GameStage, type Heading } from '../../engine/stage/index.ts';
import type { Hero } from './hero.ts';
import type { Spot } from './rules.ts';

/** A finger that was down no longer than this pointed at a place: one walks there, and nothing is blown. */
const TAP_MS = 200;
/** The tap of an arrow is a step of so many ms at least. */
const STEP_MS = 110;

interface ControlsHelp {
  isOpen(): boolean;
  /** Whether arrows lead the hero; calmly and with motor support they go from heap to heap. */
  isFree: boolean;
  /** Somebody leads: what was herded by itself is given up. */
  led(): void;
}

/** A finger that is held leads the hero, who blows towards it; arrows lead him too, and Space blows. */
export class Controls {
  readonly #stage: GameStage;
  readonly #hero: Hero;
  readonly #help: ControlsHelp;
  #finger: (Spot & { from: number }) | undefined;
  readonly #held = new Set<Heading>();
  /** Where the arrows led last, and until when at least. */
  #keys = { way: { x: 1, y: 0 }, until: 0 };
  #blows = false;

  constructor(stage: GameStage, hero: Hero, help: ControlsHelp) {
    this.#stage = stage;
    this.#hero = hero;
    this.#help = help;
    stage.gesture({
      id: 'blazen',
      label: 'houd ingedrukt waar het blad heen moet: je blaast die kant op',
      enabled: help.isOpen,
      onStart: (x, y) => {
        this.#finger = { x, y, from: stage.clock.now };
      },
      onMove: (x, y) => void (this.#finger &&= { ...this.#finger, x, y }),
      onEnd: (x) => this.#lift(!Number.isNaN(x)),
    });
    if (!help.isFree) return;
    stage.gesture({
      id: 'lopen',
      label: 'lopen met de pijltjes, blazen met de spatiebalk',
      // Never where a finger goes: that is the other gesture.
      area: () => ({ x: 0, y: 0, width: -1, height: -1 }),
      enabled: () => help.isOpen() || this.#held.size > 0 || this.#blows,
      onKey: (code, down) => this.#key(code, down),
    });
  }

  /** Whether the blower is on because of a finger or a key. */
  frame(): boolean {
    const hero = this.#hero;
    if (!this.#help.isOpen()) {
      if (hero.isLed) hero.walker.stop();
      hero.isLed = false;
      this.#finger = undefined;
      this.#keys.until = 0;
      return false;
    }
    const { now } = this.#stage.clock;
    const finger = this.#finger;
    if (finger && now - finger.from > TAP_MS) {
      this.#lead();
      hero.follow(finger);
      return true;
    }
    if (!hero.isLed) return false;
    if (this.#held.size > 0 || now < this.#keys.until) hero.lead(this.#keys.way);
    else if (this.#keys.until > 0) {
      this.#keys.until = 0;
      hero.walker.stop();
    }
    return this.#blows;
  }

  #lead() {
    if (this.#hero.isLed) return;
    this.#hero.isLed = true;
    this.#help.led();
  }

  #lift(isPointed: boolean) {
    const finger = this.#finger;
    this.#finger = undefined;
    if (!finger || !this.#help.isOpen()) return;
    if (!isPointed || this.#stage.clock.now - finger.from > TAP_MS) return this.#hero.walker.stop();
    this.#lead();
    this.#hero.goTo(finger);
  }

  #key(code: string, down: boolean) {
    const heading = HEADINGS.find((one) => ARROWS[one] === code);
    if (!heading) {
      if (code !== 'Space') return;
      this.#blows = down;
      if (down) this.#lead();
      return;
    }
    if (down) this.#held.add(heading);
    else this.#held.delete(heading);
    const sum = (axis: 0 | 1) => [...this.#held].reduce((all, one) => all + STEPS[one][axis], 0);
    const way = { x: sum(0), y: sum(1) };
    if (way.x !== 0 || way.y !== 0) this.#keys.way = way;
    if (!down) return;
    this.#lead();
    this.#keys.until = this.#stage.clock.now + STEP_MS;
  }
}

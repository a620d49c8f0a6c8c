import { ARROWS, HEADINGS, STEPS, type GameStage, type Heading } from '../../engine/stage/index.ts';
import type { Hero } from './hero.ts';
import type { Gait } from './rules.ts';

/** A key that is tapped is one step on tiptoe: so many ms. Held longer it becomes a walk, and then a run. */
const KEY = { step: 300, walk: 380, run: 1200 } as const;
/** A finger that was down no longer than this pointed at a place: one sneaks there. */
const TAP_MS = 240;

interface ControlsHelp {
  isOpen(): boolean;
  /** Whether arrows lead the hero; calmly and with motor support they go from bug to bug. */
  isFree: boolean;
  /** Somebody leads: what one was going to by oneself is given up. */
  led(): void;
  swing(): void;
}

/** A finger leads the hero, faster the farther away it is; arrows step, walk and run; Space and Enter swing the net. */
export class Controls {
  readonly #stage: GameStage;
  readonly #hero: Hero;
  readonly #help: ControlsHelp;
  #finger: { x: number; y: number; from: number } | undefined;
  readonly #held = new Set<Heading>();
  /** Where the arrows led last, when that began, and until when at least. */
  #keys = { way: { x: 0, y: 0 }, from: 0, until: 0 };

  constructor(stage: GameStage, hero: Hero, help: ControlsHelp) {
    this.#stage = stage;
    this.#hero = hero;
    this.#help = help;
    stage.gesture({
      id: 'sluipen',
      label: 'houd ingedrukt waar je heen wilt: dichtbij is zacht',
      enabled: help.isOpen,
      onStart: (x, y) => {
        this.#finger = { x, y, from: stage.clock.now };
        this.#lead();
      },
      onMove: (x, y) => void (this.#finger &&= { ...this.#finger, x, y }),
      onEnd: () => this.#lift(),
    });
    if (!help.isFree) return;
    stage.gesture({
      id: 'stappen',
      label: 'stappen met de pijltjes, vangen met de spatiebalk',
      // Never where a finger goes: that is the other gesture.
      area: () => ({ x: 0, y: 0, width: -1, height: -1 }),
      enabled: () => help.isOpen() || this.#held.size > 0,
      onKey: (code, down) => this.#key(code, down),
    });
  }

  frame() {
    const { isOpen } = this.#help;
    const { walker } = this.#hero;
    if (!isOpen() || !this.#hero.isLed) {
      if (this.#hero.isLed) walker.stop();
      this.#hero.isLed = false;
      this.#keys.until = 0;
      this.#finger = undefined;
      return;
    }
    if (this.#finger) return this.#hero.follow(this.#finger);
    const { now } = this.#stage.clock;
    const { way, from, until } = this.#keys;
    if (this.#held.size > 0) walker.lead(way, this.#gait(now - from));
    else if (now < until) walker.lead(way, 'tiptoe');
    else if (until > 0) {
      this.#keys.until = 0;
      walker.stop();
    }
  }

  #lead() {
    this.#hero.isLed = true;
    this.#help.led();
  }

  #gait(ms: number): Gait {
    if (ms < KEY.walk) return 'tiptoe';
    return ms < KEY.run ? 'walk' : 'run';
  }

  #lift() {
    const finger = this.#finger;
    this.#finger = undefined;
    if (!finger || !this.#help.isOpen()) return;
    if (this.#stage.clock.now - finger.from <= TAP_MS) this.#hero.walker.go(finger, 'tiptoe');
    else this.#hero.walker.stop();
  }

  #key(code: string, down: boolean) {
    const heading = HEADINGS.find((one) => ARROWS[one] === code);
    if (!heading) return void (down && this.#help.swing());
    if (down && this.#held.size === 0) this.#keys.from = this.#stage.clock.now;
    if (down) this.#held.add(heading);
    else this.#held.delete(heading);
    const sum = (axis: 0 | 1) => [...this.#held].reduce((all, one) => all + STEPS[one][axis], 0);
    if (this.#held.size > 0) this.#keys.way = { x: sum(0), y: sum(1) };
    if (!down) return;
    this.#lead();
    this.#keys.until = this.#stage.clock.now + KEY.step;
  }
}

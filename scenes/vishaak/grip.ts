import type { GameStage } from '../../engine/stage/index.ts';
import type { Fish } from './fish.ts';
import type { Rod } from './rod.ts';

/** What is to be pressed: the water. */
const WATER = { x: -200, y: 322, width: 1766, height: 540 } as const;
/** What a finger hits of the reel. */
const REEL = { width: 84, height: 84 } as const;

interface GripHelp {
  mayShoot(): boolean;
  /** The game aims by itself: one is only pointed out. */
  isSure(): boolean;
}

/** The hand on the line: pressed it holds, let go the hook shoots; arrows push the swing, and the reel pulls a shot back. */
export class Grip {
  readonly #stage: GameStage;
  readonly #rod: Rod;
  readonly #help: GripHelp;

  constructor(stage: GameStage, rod: Rod, help: GripHelp) {
    this.#stage = stage;
    this.#rod = rod;
    this.#help = help;
    stage.gesture({
      id: 'haak',
      label: 'Houd vast, en laat de haak los',
      area: () => WATER,
      enabled: () => !help.isSure() && (help.mayShoot() || rod.swing.isHeld || rod.isOut),
      onStart: () => this.press(true),
      onEnd: (x) => (Number.isNaN(x) ? rod.swing.letGo() : this.shoot()),
      onKey: (code, down) => this.#key(code, down),
    });
    stage.offer(rod.reel, {
      id: 'molen',
      kind: 'control',
      label: 'Haal de haak terug',
      size: REEL,
      enabled: () => !help.isSure() && rod.isOut,
      onPick: () => rod.pullBack(),
    });
  }

  /** Lets the hook go; `meant` is the fish that was pressed on. */
  shoot(meant?: Fish) {
    if (this.#help.mayShoot()) this.#rod.shoot(meant);
    else this.#rod.swing.letGo();
  }

  /** A finger lies on the water or on a fish, or is taken away. */
  press(isDown: boolean) {
    const { swing } = this.#rod;
    if (!isDown) return swing.letGo();
    if (!this.#help.mayShoot() || this.#help.isSure()) return;
    swing.hold();
    this.#stage.sound.play('katrol', { volume: 0.5 });
  }

  #key(code: string, down: boolean) {
    const { swing } = this.#rod;
    const way = code === 'ArrowLeft' ? -1 : code === 'ArrowRight' ? 1 : 0;
    if (way !== 0) swing.push = down ? way : 0;
    else if (code === 'ArrowDown' && down) this.#rod.pullBack();
    else if (code !== 'Space' && code !== 'Enter') return;
    else if (down) this.press(true);
    else if (swing.isHeld) this.shoot();
  }
}

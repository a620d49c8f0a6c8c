import type { GameStage, Input } from '../../engine/stage/index.ts';
import type { Spot } from './rules.ts';
import type { Sight } from './sight.ts';

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How near the sight has to be to what is wanted, in u, and what one short press moves it. */
const NEAR = 16;
const PRESS = { shortest: 34, longest: 500, uPerMs: 0.3 } as const;

interface AimingHelp {
  /** Whether something can be thrown at now. */
  isOpen(): boolean;
  /** The sight is somewhere else. */
  moved(): void;
  throw(): void;
}

/** Arrows move the sight freely and Space throws; not with motor support or calmly, where arrows go from tower to tower. */
export class Aiming {
  #stage: GameStage;
  #sight: Sight;
  #held = new Set<string>();

  constructor(stage: GameStage, sight: Sight, help: AimingHelp) {
    this.#stage = stage;
    this.#sight = sight;
    if (!this.isFree) return;
    stage.gesture({
      id: 'richten',
      label: 'richten met de pijltjes, gooien met de spatiebalk',
      // Never where a finger goes: flicking is another gesture.
      area: () => ({ x: 0, y: 0, width: -1, height: -1 }),
      enabled: () => help.isOpen() || this.#held.size > 0,
      onKey: (code, down) => {
        if (code in ARROWS) return this.#arrow(code, down, help.moved);
        if (down && this.#sight.isAimed) help.throw();
        // Nothing is aimed yet: show where one aims.
        else if (down) this.#show(help.moved);
      },
    });
  }

  /** Whether arrows lead the sight anywhere. */
  get isFree(): boolean {
    return !this.#stage.calm && !this.#stage.settings.support;
  }

  /** The next key towards a throw at a place; null when the sight is there. */
  keyTowards({ x, y }: Spot): Input | null {
    const { place } = this.#sight;
    const [dx, dy] = [x - place.x, y - place.y];
    if (this.#sight.isAimed && Math.abs(dx) < NEAR && Math.abs(dy) < NEAR) return null;
    const [far, codes] =
      Math.abs(dx) >= NEAR
        ? ([dx, ['ArrowLeft', 'ArrowRight']] as const)
        : ([dy, ['ArrowUp', 'ArrowDown']] as const);
    const ms = Math.max(PRESS.shortest, Math.min(PRESS.longest, Math.abs(far) / PRESS.uPerMs));
    return { kind: 'key', code: far < 0 ? codes[0] : codes[1], ms };
  }

  #arrow(code: string, down: boolean, moved: () => void) {
    if (down) this.#held.add(code);
    else this.#held.delete(code);
    const ways = [...this.#held].map((held) => ARROWS[held]!);
    const sum = (axis: 0 | 1) => Math.sign(ways.reduce((total, way) => total + way[axis], 0));
    this.#sight.lead(sum(0), sum(1));
    if (down) moved();
  }

  #show(moved: () => void) {
    this.#sight.lead(1, 0);
    this.#sight.lead(0, 0);
    moved();
  }
}

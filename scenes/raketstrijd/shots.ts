import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Rock } from './rock.ts';
import { turnTo, wayTo, wrap, type Moving, type Spot } from './rules.ts';

/** Dust flies at so many u/s, so long at most (ms); it can't be shot again sooner than `pause`. */
const DUST = { speed: 760, life: 620, pause: 170, pool: 8, spin: 9 } as const;
/** So near ahead (radians) a rock is meant by who shoots, and the dust finds it. */
const MEANT = 0.24;
/** How far dust comes. */
export const REACH = (DUST.speed * DUST.life) / 1000 - 30;

interface Shot extends Moving {
  image: Image;
  kind: string;
  left: number;
  /** It was shot at this rock, and comes down there, over all others. */
  at: Rock | undefined;
}

interface ShotsHelp {
  rocks(): readonly Rock[];
  hit(rock: Rock, kind: string): void;
  /** It flew on to something that is no answer. Whether it ends there. */
  passes(at: Spot): boolean;
}

/** Stardust (or a comb) on its way. */
export class Shots {
  readonly #stage: GameStage;
  readonly #help: ShotsHelp;
  readonly #flying: Shot[] = [];
  readonly #spare: Image[];
  #pause = 0;

  constructor(stage: GameStage, help: ShotsHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#spare = Array.from({ length: DUST.pool }, () =>
      stage.image('stof-ster', 0, 0).setDepth(DEPTHS.dust).setVisible(false),
    );
  }

  /** Whether something is on its way to a rock. */
  get isFlying(): boolean {
    return this.#flying.length > 0;
  }

  /** Shoots; at a rock, or straight ahead at what may be there. Whether it did. */
  shoot(from: Spot, angle: number, kind: string, rock?: Rock): boolean {
    if (this.#pause > 0) return false;
    const image = this.#spare.pop();
    if (!image) return false;
    this.#pause = DUST.pause;
    const frame = `stof-${kind}`;
    if (this.#stage.hasImage(frame)) image.setFrame(frame, false, false);
    const at = rock ?? this.#ahead(from, angle);
    const [vx, vy] = [Math.cos(angle) * DUST.speed, Math.sin(angle) * DUST.speed];
    image.setVisible(true).setPosition(from.x, from.y);
    this.#flying.push({ ...from, vx, vy, image, kind, left: DUST.life, at });
    this.#stage.sound.play('sterrenstof', { rate: 0.94 + 0.12 * ((this.#stage.clock.tick % 7) / 7) });
    return true;
  }

  frame(ms: number) {
    this.#pause -= ms;
    for (let i = this.#flying.length - 1; i >= 0; i--) {
      const shot = this.#flying[i]!;
      if (!this.#fly(shot, ms)) continue;
      this.#flying.splice(i, 1);
      this.#spare.push(shot.image.setVisible(false));
    }
  }

  clear() {
    for (const { image } of this.#flying.splice(0)) this.#spare.push(image.setVisible(false));
  }

  /** Whether it is over. */
  #fly(shot: Shot, ms: number): boolean {
    const seconds = ms / 1000;
    const { at, image } = shot;
    if (at) {
      const way = wayTo(shot, at.middle);
      const far = Math.max(1, way.far);
      [shot.vx, shot.vy] = [(way.x / far) * DUST.speed, (way.y / far) * DUST.speed];
    } else shot.left -= ms;
    shot.x += shot.vx * seconds;
    shot.y += shot.vy * seconds;
    wrap(shot);
    image.setPosition(shot.x, shot.y);
    image.rotation += DUST.spin * seconds;
    if (this.#stage.clock.tick % 4 === 0) this.#stage.fx.burst('stars', shot.x, shot.y, { count: 1 });
    const rock = at ?? this.#help.rocks().find((one) => one.covers(shot));
    if (rock && (at ? wayTo(shot, at.middle).far < at.r : true)) {
      if (this.#help.rocks().includes(rock)) this.#help.hit(rock, shot.kind);
      return true;
    }
    return shot.left <= 0 || (!at && this.#help.passes(shot));
  }

  /** The rock that is meant: the one nearest to where the nose points. */
  #ahead(from: Spot, angle: number): Rock | undefined {
    let meant: Rock | undefined;
    let least: number = MEANT;
    for (const rock of this.#help.rocks()) {
      const way = wayTo(from, rock.middle);
      const off = Math.abs(turnTo(angle, Math.atan2(way.y, way.x)));
      if (way.far > REACH + rock.r || off >= least) continue;
      [meant, least] = [rock, off];
    }
    return meant;
  }
}

import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import { SPACE, turnTo, wayTo, wrap, type Spot } from './rules.ts';

/** How fast Krul flies at tempo 0 and 1 in u/s, how sharply he turns (radians/s), and how far behind he keeps in your team. */
const FLIGHT = { speed: [85, 150], turn: 2.4, team: 118, teamSpeed: 210 } as const;
/** He takes no star sooner than so many ms after his last one, and is never more than so many ahead. */
const FAIR = { pause: 4600, ahead: 1 } as const;
const FADE = 40;
const LAUGH = { ms: 150, scale: 1.16 } as const;
/** He looks for somewhere else to go when he is so near. */
const NEAR = 90;

/** Krul in his rocket of one pencil line: he takes stars too, about as many as you; in calm mode he flies in your team. */
export class Krul {
  x = 1180;
  y = 300;
  taken = 0;
  readonly #stage: GameStage;
  readonly #image: Image;
  readonly #rng;
  #angle = Math.PI;
  #since = 0;
  #goal: Spot = { x: 900, y: 300 };
  #isGone = false;

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#image = stage.image('krul', this.x, this.y).setDepth(DEPTHS.krul);
    this.#rng = stage.rng.fork('krul');
  }

  /** He cheers for you. */
  laugh() {
    this.#stage.sound.play('krul-lach', { volume: 0.6 });
    const to = { scale: LAUGH.scale };
    void this.#stage.tween({ targets: this.#image, to, ms: LAUGH.ms, yoyo: true, repeat: 1, pop: true });
  }

  leave(): Image {
    this.#isGone = true;
    return this.#image.setAlpha(1).setScale(1).setRotation(0);
  }

  /** `mine` is how many stars you have; whether he may take one that he comes upon now. */
  frame(ms: number, you: Spot, mine: number, stars: readonly Spot[]): boolean {
    if (this.#isGone) return false;
    const stage = this.#stage;
    this.#since += ms;
    const mayTake = !stage.calm && this.taken < mine + FAIR.ahead && this.#since > FAIR.pause;
    const goal = stage.calm ? you : mayTake ? (this.#nearest(stars) ?? this.#goal) : this.#goal;
    const way = wayTo(this, goal);
    const isThere = way.far < (stage.calm ? FLIGHT.team : NEAR);
    if (isThere && !stage.calm && !mayTake) this.#roam();
    const left = turnTo(this.#angle, Math.atan2(way.y, way.x));
    const seconds = ms / 1000;
    this.#angle += Math.sign(left) * Math.min(Math.abs(left), FLIGHT.turn * seconds);
    const speed = stage.calm ? (isThere ? 0 : FLIGHT.teamSpeed) : stage.lerp(...FLIGHT.speed);
    this.x += Math.cos(this.#angle) * speed * seconds;
    this.y += Math.sin(this.#angle) * speed * seconds;
    wrap(this);
    const edge = Math.min(this.x - SPACE.left, SPACE.right - this.x);
    this.#image.setPosition(this.x, this.y).setRotation(this.#angle + Math.PI / 2);
    this.#image.setAlpha(Math.max(0, Math.min(1, edge / FADE)));
    return mayTake;
  }

  /** He has one more. */
  take() {
    this.taken++;
    this.#since = 0;
    this.#roam();
  }

  #roam() {
    this.#goal = {
      x: this.#rng.between(SPACE.left, SPACE.right),
      y: this.#rng.between(SPACE.top, SPACE.bottom),
    };
  }

  #nearest(stars: readonly Spot[]): Spot | undefined {
    let best: Spot | undefined;
    for (const star of stars) if (!best || wayTo(this, star).far < wayTo(this, best).far) best = star;
    return best;
  }
}

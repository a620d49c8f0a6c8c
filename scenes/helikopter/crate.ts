import type { Container, GameStage, Image, LetterTile } from '../../engine/stage/index.ts';
import { AIR } from './course.ts';
import { DEPTHS } from './places.ts';
import type { Berth } from './ship.ts';

/** How many crates are drawn, by what is stamped on them. */
const STAMPS = 5;
/** A crate with a letter is so much wider than its tile, and as high as its place on the quay. */
const FRAME = { beside: 26, drawn: 108, high: 92 } as const;
const CHUTE = 60;
/** So far below the middle of its crate a tile sits. */
const TILE_Y = 5;
/** How far a magnet pulls a crate up that it could take, how askew, and how soon. */
const PULL = { u: 16, angle: -8, ms: 150 } as const;
/** The parachute: how long it takes home, how high it goes over the way, and how far it sways. */
const HOME = { ms: 640, arch: 70, sway: 7 } as const;
const MS = { come: 240, shake: 60, pop: 300, hold: 420, stow: 380 } as const;
/** Degrees, and how long to one side. */
const WOBBLE = { usual: 9, letters: 3, ms: 80 } as const;
const POP = { up: 84, size: 1.25, stowed: 0.62 } as const;

/** A place, in u. */
interface Spot {
  x: number;
  y: number;
}

/** A crate: it stands at home, hangs on the rope, drifts home under its parachute, or springs open on deck. */
export class Crate {
  readonly thing: Container;
  readonly tile: LetterTile | undefined;
  readonly #stage: GameStage;
  readonly #body: Image;
  readonly #chute: Image;
  #home: Spot = { x: 0, y: 0 };
  #turn = 0;

  /** With letters it carries them, upright; `number` says what is stamped on it. */
  constructor(stage: GameStage, number: number, letters?: string) {
    this.#stage = stage;
    this.tile = letters === undefined ? undefined : stage.kit.tile(0, TILE_Y, letters);
    this.#body = stage.image(this.tile ? 'krat-letter' : `krat-${number % STAMPS}`, 0, 0);
    if (this.tile) this.#body.setScale((this.tile.width + FRAME.beside) / FRAME.drawn, 1);
    this.#chute = stage.image('parachute', 0, -CHUTE).setVisible(false);
    this.thing = stage.scene.add
      .container(0, 0, [this.#chute, this.#body, ...(this.tile ? [this.tile] : [])])
      .setDepth(DEPTHS.crate)
      .setSize(this.width, this.tile ? FRAME.high : AIR.load);
  }

  get width(): number {
    return this.tile ? this.tile.width + FRAME.beside : 74;
  }

  /** Stands there from now on. */
  place({ x, y, scale = 1 }: Spot & { scale?: number }) {
    this.#home = { x, y };
    this.thing.setScale(scale);
    this.rest();
  }

  rest() {
    this.#turn++;
    this.#chute.setVisible(false);
    this.thing.setPosition(this.#home.x, this.#home.y).setRotation(0).setDepth(DEPTHS.crate);
  }

  come(delay: number) {
    const { scaleX: scale } = this.thing.setAlpha(0);
    this.thing.setScale(scale * 0.4);
    const to = { alpha: 1, scale };
    return this.#stage.tween({ targets: this.thing, to, ms: MS.come, delay, ease: 'Back.Out', pop: true });
  }

  /** The magnet over it pulls it up a little, or no more. */
  pull(isPulled: boolean) {
    const up = isPulled ? PULL.u : 0;
    const lift = (targets: Container | Image, to: Record<string, number>) =>
      void this.#stage.tween({ targets, to, ms: PULL.ms, ease: 'Back.Out' });
    lift(this.#body, { y: -up, angle: isPulled && !this.tile ? PULL.angle : 0 });
    if (this.tile) lift(this.tile, { y: TILE_Y - up });
  }

  /** It hangs on the rope now. */
  hang() {
    this.#turn++;
    this.#chute.setVisible(false);
    this.thing.setDepth(DEPTHS.rope + 1);
  }

  /** It was set down askew: it wobbles; letters hardly do. */
  wobble() {
    const to = { angle: this.tile ? WOBBLE.letters : WOBBLE.usual };
    void this.#stage.tween({ targets: this.thing, to, ms: WOBBLE.ms, yoyo: true, repeat: 1, pop: true });
  }

  /** A little parachute opens and carries it home. */
  async drift() {
    const turn = ++this.#turn;
    const { thing } = this;
    const [from, home] = [{ x: thing.x, y: thing.y }, this.#home];
    const way = { t: 0 };
    this.#chute.setVisible(true);
    this.#stage.sound.play('parachute');
    await this.#stage.tween({
      targets: way,
      to: { t: 1 },
      ms: HOME.ms,
      onUpdate: () => {
        if (turn !== this.#turn || !thing.scene) return;
        const { t } = way;
        thing.setPosition(
          from.x + (home.x - from.x) * t,
          from.y + (home.y - from.y) * t - HOME.arch * 4 * t * (1 - t),
        );
        if (!this.tile) thing.setAngle(HOME.sway * Math.sin(t * 9) * (1 - t));
      },
    });
    if (turn === this.#turn && thing.scene) this.rest();
  }

  /** Its lid springs open: a surprise pops up, and goes to its berth. Resolves when it was seen. */
  async open(name: string, berth: Berth): Promise<void> {
    const stage = this.#stage;
    const { x, y } = this.thing;
    stage.sound.play('kist');
    if (!this.tile) this.#body.setFrame('krat-open', false, false);
    const one = stage
      .image(`verrassing-${name}`, x, y - 10)
      .setDepth(DEPTHS.surprise)
      .setScale(0.2);
    stage.sound.play('verrassing');
    stage.fx.burst('confetti', x, y - 30, { count: 16, spread: 110 });
    const up = { y: y - POP.up, scale: POP.size };
    await stage.tween({ targets: one, to: up, ms: MS.pop, ease: 'Back.Out', pop: true });
    one.setScale(POP.size).setY(y - POP.up);
    void stage.tween({ targets: one, to: { angle: 9 }, ms: 120, yoyo: true, repeat: 1, pop: true });
    await stage.clock.wait(MS.hold);
    const to = { x: berth.x, y: berth.y, scale: POP.stowed, alpha: berth.keep ? 1 : 0 };
    void stage
      .tween({ targets: one, to, ms: MS.stow })
      .then(() => one.scene && (berth.keep ? berth.keep(one) : one.destroy()));
  }
}

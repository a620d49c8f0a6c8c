import type { GameStage, Image, OfferOptions } from '../../engine/stage/index.ts';
import { DEPTHS, FEATHER } from './places.ts';
import { isStroke, type Spot } from './rules.ts';

/** Dabs of the brush: how many there are, how far apart in u, and how long they take to dry. */
const TRAIL = { dabs: 26, apart: 26, ms: 620, alpha: 0.8, long: 44 } as const;
/** A cut that is tapped or made by key: so far above and below, in ms; and on its way back. */
const SLASH = { half: 84, ms: 100, back: 260 } as const;
const KEPT = 60;

interface BladeHelp {
  isOpen(): boolean;
  /** Somebody is about to cut. */
  busy(): void;
  /** It was swiped along this way. */
  stroke(path: readonly Spot[]): void;
}

/** The long feather: it follows the finger, leaves a stroke of ink that dries, and only cuts paper and bamboo. */
export class Blade {
  #stage: GameStage;
  #help: BladeHelp;
  #feather: Image;
  #dabs: Image[];
  #home: Spot & { turn: number } = FEATHER;
  #next = 0;
  #path: Spot[] | undefined;
  #last: Spot = FEATHER;

  constructor(stage: GameStage, help: BladeHelp) {
    this.#stage = stage;
    this.#help = help;
    this.#dabs = Array.from({ length: TRAIL.dabs }, () =>
      stage.image('veeg', 0, 0).setDepth(DEPTHS.trail).setVisible(false),
    );
    this.#feather = stage.image('veer', FEATHER.x, FEATHER.y).setDepth(DEPTHS.feather).setAngle(FEATHER.turn);
    stage.gesture({
      id: 'hakken',
      label: 'veeg met de veer',
      enabled: () => help.isOpen(),
      onStart: (x, y) => this.#start({ x, y }),
      onMove: (x, y) => this.#move({ x, y }),
      onEnd: (x, y) => this.#end(Number.isNaN(x) ? undefined : { x, y }),
    });
  }

  /** Where the feather is. */
  get tip(): Spot {
    return this.#feather;
  }

  /** Where it waits from now on. */
  set home(home: Spot & { turn: number }) {
    if (home === this.#home) return;
    this.#home = home;
    if (!this.isSwiping) this.#rest();
  }

  /** Whether it is being swiped. */
  get isSwiping() {
    return (this.#path?.length ?? 0) > 1;
  }

  /** For what is offered: a stroke may begin on it, too. */
  grip(): Partial<OfferOptions> {
    const at = () => ({ x: this.#stage.pointer.x, y: this.#stage.pointer.y });
    return {
      onPress: (pressed) => pressed && this.#start(at()),
      drag: {
        to: () => [],
        onDrop: () => {},
        onMove: () => this.#move(at()),
        onCancel: () => this.#end(at()),
      },
    };
  }

  /** One clean cut at a place, for a tap or a key. */
  async slash(x: number, y: number, half: number = SLASH.half) {
    const feather = this.#feather;
    this.#path = undefined;
    this.#stage.scene.tweens.killTweensOf(feather);
    feather.setPosition(x + 10, y - half).setAngle(8);
    this.#last = { x, y: y - half };
    await this.#stage.tween({
      targets: feather,
      to: { y: y + half },
      ms: SLASH.ms,
      ease: 'Quad.In',
      onUpdate: () => this.#paint({ x, y: feather.y }),
    });
    this.#rest();
  }

  #start(at: Spot) {
    if (!this.#help.isOpen()) return;
    this.#path = [at];
    this.#last = at;
    this.#help.busy();
  }

  #move(at: Spot) {
    const path = this.#path;
    if (!path) return;
    // A press alone does not take the feather out of a cut that it is still making.
    if (path.length === 1) this.#stage.scene.tweens.killTweensOf(this.#feather);
    path.push(at);
    if (path.length > KEPT) path.splice(1, 1);
    this.#feather.setPosition(at.x, at.y).setAngle(8);
    this.#paint(at);
    this.#help.busy();
  }

  #end(at: Spot | undefined) {
    const path = this.#path;
    this.#path = undefined;
    if (!path) return;
    if (path.length > 1) this.#rest();
    if (!at || !this.#help.isOpen() || !isStroke([...path, at])) return;
    this.#stage.sound.play('zwoesj', { rate: 1.6, volume: 0.5 });
    this.#help.stroke([...path, at]);
  }

  /** Back to where it hangs. */
  #rest() {
    const { x, y, turn } = this.#home;
    void this.#stage.tween({ targets: this.#feather, to: { x, y, angle: turn }, ms: SLASH.back });
  }

  /** Ink from where it was last to here. */
  #paint(at: Spot) {
    const from = this.#last;
    const far = Math.hypot(at.x - from.x, at.y - from.y);
    if (far < TRAIL.apart) return;
    this.#last = at;
    const dab = this.#dabs[this.#next++ % TRAIL.dabs]!;
    this.#stage.scene.tweens.killTweensOf(dab);
    dab
      .setPosition((at.x + from.x) / 2, (at.y + from.y) / 2)
      .setAngle((Math.atan2(at.y - from.y, at.x - from.x) * 180) / Math.PI)
      .setAlpha(TRAIL.alpha)
      .setVisible(true);
    dab.setScale((far + 16) / TRAIL.long, 1);
    void this.#stage
      .tween({ targets: dab, to: { alpha: 0, scaleY: 0.3 }, ms: TRAIL.ms, ease: 'Quad.In' })
      .then(() => dab.setVisible(false));
  }
}

import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { cargoImage, type Cargo } from './cargo.ts';
import { DEPTHS, TUNNEL } from './places.ts';
import type { Track } from './track.ts';

/** From the middle of the locomotive back to the middle of the wagon. */
export const WAGON_BEHIND = 108;
/** From the middle of the locomotive to its nose. */
export const NOSE = 50;
/** A puff each so many u; the chimney is before the middle. */
const PUFF = { every: 46, chimney: 27 } as const;
/** How a train gets going, in u/s². */
const ACCELERATION = 420;
const PLATE = {
  letters: 32,
  room: 34,
  drawn: 120,
  lift: -42,
  higher: -52,
  widest: 330,
  picture: 56,
} as const;
/** u/s at which the rhythm of the puffing is heard as it was made. */
const RHYTHM = 150;

/** The little steam train with one wagon. It rides along a track; it never steers. */
export class Train {
  readonly loco: Image;
  readonly wagon: Image;
  /** How far the middle of the locomotive is along its track, in u. */
  far = 0;
  speed = 0;
  #stage: GameStage;
  #track: Track | undefined;
  #plate: Container | undefined;
  #lift = 0;
  #puffs: ReturnType<GameStage['sound']['play']> | undefined;
  #lastPuff = 0;
  #at = { x: 0, y: 0, angle: 0 };

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.wagon = stage.image('wagon-0', 0, 0).setDepth(DEPTHS.train);
    this.loco = stage.image('loc', 0, 0).setDepth(DEPTHS.train + 1);
    this.hide();
  }

  /** How far its nose is along its track, in u. */
  get nose() {
    return this.far + NOSE;
  }

  /** Puts it on a track, so far along it, with something on its wagon. */
  load(track: Track, far: number, kind: number, cargo: Cargo) {
    this.#track = track;
    this.far = this.#lastPuff = far;
    this.speed = 0;
    this.wagon.setFrame(`wagon-${kind % 6}`, false, true).setVisible(true);
    this.loco.setVisible(true);
    this.#plate?.destroy();
    this.#plate = this.#plateFor(cargo);
    this.#place();
  }

  /** The rails ahead lead elsewhere now; what lies behind it stays the same. */
  switchTo(track: Track) {
    this.#track = track;
  }

  /** What was on the wagon is taken off. */
  unload() {
    this.#plate?.destroy();
    this.#plate = undefined;
  }

  /** Every step: rides on with a speed that it comes to little by little; never past `stop`. */
  ride(ms: number, wanted: number, stop = Infinity) {
    const step = (ACCELERATION * ms) / 1000;
    // So that it stands still at the stop, it slows down in time.
    const most = Math.sqrt(Math.max(0, 2 * ACCELERATION * (stop - this.far)));
    const goal = Math.min(wanted, most);
    this.speed += Math.max(-step * 2, Math.min(step, goal - this.speed));
    if (this.speed < 0) this.speed = 0;
    this.far = Math.min(stop, this.far + (this.speed * ms) / 1000);
    if (stop - this.far < 1) this.speed = 0;
    this.#place();
    this.#steam();
  }

  /** Goes to `far` in `ms`, forwards or backwards. */
  async glide(far: number, ms: number, ease = 'Sine.InOut') {
    this.speed = Math.abs(far - this.far) / (ms / 1000);
    await this.#stage.tween({
      targets: this,
      to: { far },
      ms,
      ease,
      onUpdate: () => this.loco.scene && this.#place() && this.#steam(),
    });
    this.speed = 0;
    this.hush();
  }

  /** It can't be seen: it is in the tunnel, or away behind the edge of the desk. */
  hide() {
    this.unload();
    this.hush();
    this.#track = undefined;
    this.loco.setVisible(false);
    this.wagon.setVisible(false);
  }

  get isShown() {
    return this.#track !== undefined;
  }

  hush() {
    this.#puffs?.stop(200);
    this.#puffs = undefined;
  }

  #place(): true {
    const track = this.#track;
    if (!track) return true;
    const at = this.#at;
    track.at(this.far, at);
    this.loco.setPosition(at.x, at.y).setRotation(at.angle);
    track.at(this.far - WAGON_BEHIND, at);
    this.wagon.setPosition(at.x, at.y).setRotation(at.angle);
    // On its way back to the left the paper hangs under the wagon, clear of what is asked.
    const lift = Math.cos(at.angle) < 0 ? -this.#lift : this.#lift;
    this.#plate?.setPosition(at.x, at.y + lift).setVisible(at.x > TUNNEL.x - 10);
    return true;
  }

  /** Smoke that drifts off, and a rhythm of puffs that follows the speed. */
  #steam() {
    const { loco } = this;
    const stage = this.#stage;
    if (Math.abs(this.far - this.#lastPuff) >= PUFF.every) {
      this.#lastPuff = this.far;
      const x = loco.x + Math.cos(loco.rotation) * PUFF.chimney;
      const y = loco.y + Math.sin(loco.rotation) * PUFF.chimney;
      if (x > TUNNEL.x + 6) stage.fx.burst('steam', x, y - 4, { count: 1, spread: 8 });
    }
    if (this.speed < 12) return this.hush();
    this.#puffs ??= stage.sound.play('puf', { volume: 0.5 });
    this.#puffs.rate(Math.max(0.6, Math.min(1.8, this.speed / RHYTHM)));
  }

  #plateFor(cargo: Cargo): Container {
    const stage = this.#stage;
    const { picture } = cargo;
    const content = cargoImage(stage, cargo, PLATE);
    this.#lift = picture ? PLATE.higher : PLATE.lift;
    const letters = picture ? PLATE.picture : content.width;
    content.setScale(Math.min(1, (PLATE.widest - PLATE.room) / letters));
    const paper = stage.image('kaartje', 0, 0);
    paper.setScale(Math.max(0.6, (letters * content.scale + PLATE.room) / PLATE.drawn), picture ? 1.5 : 1);
    return stage.scene.add.container(0, 0, [paper, content]).setDepth(DEPTHS.plate);
  }
}

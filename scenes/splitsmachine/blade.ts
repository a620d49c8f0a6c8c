import type { Container, GameStage, Gap, Image } from '../../engine/stage/index.ts';
import { CAKE_Y } from './places.ts';

/** Height of the knob, from the middle of the cake: hanging, let down, and gone up into the machine. */
const KNOB = { up: 284 - CAKE_Y, down: 386 - CAKE_Y, away: 120 - CAKE_Y } as const;
/** Middle and size of what a finger hits: from the knob to the belt. */
const HIT = { dy: -82, widest: 60, height: 276 } as const;
const MS = { down: 170, slam: 70 } as const;
/** Out of play. */
const FAINT = 0.45;
/** A lump of icing that sticks to a blade that has cut: so far below its knob, its size, and how much longer it hangs on. */
const LUMP = { below: 74, scale: 0.42, late: 60 } as const;

/** What the finger hits of a blade where letters stand so far apart, in u. */
export const bladeHit = (pitch: number) => ({ width: Math.min(HIT.widest, pitch), height: HIT.height });

/** One blade above one gap, with the mark in the icing under it. */
export class Blade implements Gap {
  readonly thing: Container;
  #stage: GameStage;
  #mark: Image;
  #blade: Image;
  #badge: Image | undefined;
  #isDown = false;
  #lump: Image | undefined;

  constructor(stage: GameStage, x: number) {
    this.#stage = stage;
    this.#mark = stage.image('gleuf', 0, -HIT.dy);
    this.#blade = stage.image('mes', 0, KNOB.away - HIT.dy).setVisible(false);
    this.thing = stage.scene.add.container(x, HIT.dy, [this.#mark, this.#blade]);
  }

  /** Comes down from the machine, to hang above its gap. */
  async arrive(delay: number) {
    await this.#stage.clock.wait(delay);
    this.#blade.setVisible(true);
    await this.#to(KNOB.up, 200, 'Back.Out');
  }

  /** Lets it down, or pushes it up again; taken back, it is no notch any more. */
  set(down: boolean) {
    const stage = this.#stage;
    this.#isDown = down;
    this.#blade.setFrame(down ? 'mes-neer' : 'mes');
    stage.sound.play(down ? 'mes-klik' : 'leg', { rate: down ? 1 : 1.2 });
    void this.#to(down ? KNOB.down : KNOB.up, MS.down, 'Back.Out');
    this.mark('plain');
  }

  /** Tsjak: up a little, and through the cake. `tint` is the icing that sprays, number `icing` what sticks to it. */
  async slam(tint: number, icing: number) {
    const stage = this.#stage;
    await this.#to(KNOB.down - 34, 60, 'Quad.Out');
    stage.sound.play('tsjak');
    await this.#to(KNOB.down + 6, MS.slam, 'Quad.In');
    const { parentContainer: cake } = this.thing;
    stage.fx.burst('splash', cake.x + this.thing.x, cake.y + KNOB.down + 44, { count: 4, tint, spread: 10 });
    this.#lump = stage.image(`klont-${icing}`, 0, this.#blade.y + LUMP.below);
    this.#lump.setScale(this.#lump.scaleX * LUMP.scale);
    this.thing.add(this.#lump);
  }

  /** Up into the machine, out of the way. */
  leave() {
    this.#mark.setVisible(false);
    this.#badge?.destroy();
    void this.#to(KNOB.away, 240, 'Quad.In').then(() => this.#blade.scene && this.#blade.setVisible(false));
    const lump = this.#lump;
    if (!lump) return;
    // It comes along a little late, and stretches.
    const to = { y: KNOB.away - HIT.dy + LUMP.below, scaleY: lump.scaleY * 1.7, alpha: 0 };
    void this.#stage.tween({ targets: lump, to, ms: 240 + LUMP.late, delay: LUMP.late, ease: 'Quad.In' });
  }

  /** It was rubber: what is down bends and springs back. */
  async wobble(ms: number) {
    if (!this.#isDown) return;
    const rubber = this.#blade.setFrame('mes-rubber');
    await this.#stage.tween({
      targets: rubber,
      to: { angle: 9 },
      ms: ms / 4,
      yoyo: true,
      repeat: 1,
      pop: true,
    });
    rubber.setAngle(0).setFrame(this.#isDown ? 'mes-neer' : 'mes');
  }

  /** A cut that was right stays as a notch; one that was not is faint and out of play. */
  mark(as: 'plain' | 'out' | 'kept') {
    if (as !== 'out') this.#mark.setFrame(as === 'kept' ? 'keep' : 'gleuf');
    this.#look(as === 'plain' ? undefined : as === 'kept' ? 'tick' : 'eraser');
    if (as === 'out') this.#blade.setAlpha(FAINT);
  }

  #look(badge: 'tick' | 'eraser' | undefined) {
    this.#badge?.destroy();
    this.#badge = undefined;
    this.#blade.setAlpha(1);
    if (!badge) return;
    const y = (this.#isDown ? KNOB.down : KNOB.up) - HIT.dy;
    this.#badge = this.#stage.image(`kit/badge/${badge}`, 15, y - 18).setScale(0.7);
    this.thing.add(this.#badge);
  }

  async #to(knob: number, ms: number, ease: string) {
    await this.#stage.tween({ targets: this.#blade, to: { y: knob - HIT.dy }, ms, ease });
  }
}

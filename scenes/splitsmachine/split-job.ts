import {
  cutsIn,
  partsOf,
  type Outcome,
  type RawAnswer,
  type SplitExercise,
} from '../../engine/exercise/index.ts';
import { Cuts } from '../../engine/stage/index.ts';
import { ICINGS } from './art/colours.ts';
import { Blade, bladeHit } from './blade.ts';
import type { Job, Workshop } from './job.ts';
import { LongCake } from './long-cake.ts';
import { BELT_Y, CAKE_Y } from './places.ts';
import { rollIn } from './roll-in.ts';
import { jarsFor, pieceBefore, singTimes } from './rules.ts';

const ARRIVE_MS = 160;
const MS = { slam: 90, apart: 180, fall: 260, next: 120, sung: 440, wobble: 720 } as const;
/** Room between pieces when they have just been cut, and how small a piece gets in a jar. */
const APART = 30;
const IN_JAR = 0.42;

/** split: one letter per slice, a blade above each gap; the lever cuts. */
export class SplitJob implements Job {
  readonly #shop: Workshop;
  readonly #exercise: SplitExercise;
  readonly #icing: number;
  readonly #cake: LongCake;
  readonly #blades: Blade[];
  readonly #cuts: Cuts;
  #moving = false;
  /** The jars sang with voices. */
  #sang = false;

  constructor(shop: Workshop, exercise: SplitExercise) {
    this.#shop = shop;
    this.#exercise = exercise;
    this.#icing = shop.icingOf(exercise);
    this.#cake = new LongCake(shop.stage, exercise.letters, this.#icing, shop.isSprinkled);
    const { line, thing } = this.#cake;
    this.#blades = exercise.letters.slice(1).map((_, i) => new Blade(shop.stage, line.gap(i + 1)));
    thing.add(this.#blades.map((blade) => blade.thing));
    this.#cuts = new Cuts(shop, exercise, {
      gaps: this.#blades,
      names: { gap: 'gat', label: 'mes' },
      hit: bladeHit(line.pitch),
      moved: (cut, isCut) => isCut && shop.stage.calm && this.#say(cut),
    });
  }

  async present() {
    const { jars, lever } = this.#shop;
    jars.wake();
    this.#moving = true;
    await rollIn(this.#shop, this.#cake.thing);
    this.#moving = false;
    const apart = ARRIVE_MS / this.#blades.length;
    await Promise.all(this.#blades.map((blade, i) => blade.arrive(i * apart)));
    this.#cuts.offer();
    lever.offer('Hendel: laat de machine snijden', () => this.#cuts.commit());
  }

  draw() {
    this.#cuts.draw();
  }

  focus() {
    return this.#moving ? { x: this.#cake.thing.x, y: CAKE_Y } : undefined;
  }

  async wrong(outcome: Outcome) {
    await this.#hiccup();
    this.#cuts.keepRight(outcome);
  }

  async reveal(outcome: Outcome) {
    await this.#hiccup();
    await this.#cuts.showRight(outcome);
  }

  takeOver() {
    this.#cuts.takeOver();
  }

  async run(answer: RawAnswer) {
    const { stage, machine, jars, lever } = this.#shop;
    const cuts = cutsIn(answer);
    const choir = this.#shop.choirOf(partsOf(this.#exercise.letters.length, cuts));
    if (choir) stage.sound.preload(choir);
    this.#sang = choir !== undefined;
    const began = stage.clock.now;
    lever.release();
    this.#cuts.close();
    this.#moving = true;
    machine.drive(1);
    await this.#slam(cuts);
    for (const blade of this.#blades) blade.leave();
    const parts = this.#cake.cutAt(cuts);
    await Promise.all(
      parts.map(({ thing }, i) =>
        stage.tween({
          targets: thing,
          to: { x: thing.x + (i - (parts.length - 1) / 2) * APART, y: CAKE_Y - 6 },
          ms: MS.apart,
          ease: 'Back.Out',
        }),
      ),
    );
    const homes = jarsFor(parts.length, jars.count);
    const ran = stage.clock.now - began;
    const sung = choir && singTimes(parts.map(({ text }) => text));
    /** When a piece starts to fall, to be in its jar when that sings. */
    const fallsAt = (i: number) => Math.max(i * MS.next, sung ? sung[i]! - ran - MS.fall : 0);
    await Promise.all(
      parts.map(async ({ thing, text }, i) => {
        const { x, y } = jars.placeOf(homes[i]!);
        await stage.clock.wait(fallsAt(i));
        await stage.tween({
          targets: thing,
          to: { x, y: BELT_Y - 20, scale: IN_JAR * 1.3 },
          ms: MS.fall * 0.6,
        });
        await stage.tween({
          targets: thing,
          to: { y, scale: IN_JAR, alpha: 0 },
          ms: MS.fall * 0.4,
          ease: 'Quad.In',
        });
        thing.destroy();
        jars.sing(homes[i]!, text, this.#icing);
        if (choir) void stage.say(choir[i]);
        machine.tone(Math.round((i * 7) / Math.max(2, parts.length)));
      }),
    );
    await stage.clock.wait(sung ? sung.at(-1)! - sung.at(-2)! : MS.sung);
    machine.drive(0);
    this.#moving = false;
  }

  clear() {
    // A voice that comes late over a slow network would make the next word wait.
    if (this.#sang) this.#shop.stage.sound.stopSpeech();
    this.#shop.lever.release();
    this.#cake.destroy();
  }

  /** All blades that are down fall, from left to right; the rest of the answer's too. */
  async #slam(cuts: readonly number[]) {
    const { stage } = this.#shop;
    const tint = parseInt(ICINGS[this.#icing]!.fill.slice(1), 16);
    await Promise.all(
      cuts.map(async (cut, i) => {
        await stage.clock.wait(60 + i * MS.slam);
        await this.#blades[cut - 1]!.slam(tint, this.#icing);
      }),
    );
  }

  /** Hik! The blades are rubber, the cake folds as an accordion and is stretched back. */
  async #hiccup() {
    const { stage, machine } = this.#shop;
    machine.drive(1);
    stage.sound.play('hik');
    for (const blade of this.#blades) void blade.wobble(MS.wobble);
    await this.#cake.fold(
      () => this.#blades.forEach(({ thing }, i) => thing.setX(this.#cake.line.gap(i + 1))),
      () => machine.drive(0),
    );
  }

  /** The part that ends at a blade is spoken, before it is cut. */
  #say(cut: number) {
    const { stage, sayPart } = this.#shop;
    stage.sound.play('tsjak', { volume: 0.6 });
    sayPart(pieceBefore(cut, this.#cuts.cuts));
  }
}

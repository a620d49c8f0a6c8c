import type { Outcome, SplitExercise, WholeAnswer } from '../../engine/exercise/index.ts';
import { ICINGS } from './art/colours.ts';
import { Blade } from './blade.ts';
import type { Job, Workshop } from './job.ts';
import { LongCake } from './long-cake.ts';
import { BELT_Y, CAKE_Y, COMING_FROM, MIDDLE } from './places.ts';
import { jarsFor, pieceBefore, pieces, singTimes } from './rules.ts';

/** How long a cake rolls in at tempo 0 and 1, and how long blades take to come down together. */
const ROLL_MS = [640, 400] as const;
const ARRIVE_MS = 160;
const MS = { slam: 90, apart: 180, fall: 260, next: 120, sung: 440, fold: 240 } as const;
/** Room between pieces when they have just been cut, and how small a piece gets in a jar. */
const APART = 30;
const IN_JAR = 0.42;

/** split: one letter per slice, a blade above each gap; the lever cuts. */
export class SplitJob implements Job {
  #shop: Workshop;
  #exercise: SplitExercise;
  #icing: number;
  #cake: LongCake;
  #blades: Blade[] = [];
  #moving = false;
  /** The jars sang with voices. */
  #sang = false;

  constructor(shop: Workshop, exercise: SplitExercise) {
    this.#shop = shop;
    this.#exercise = exercise;
    this.#icing = shop.icingOf(exercise);
    this.#cake = new LongCake(shop.stage, exercise.letters, this.#icing);
  }

  async present() {
    const { stage, machine, jars, lever } = this.#shop;
    const { thing } = this.#cake;
    const ms = stage.lerp(ROLL_MS[0], ROLL_MS[1]);
    jars.wake();
    thing.setX(COMING_FROM);
    this.#blades = this.#exercise.letters.slice(1).map((_, i) => {
      const blade = new Blade(stage, this.#cake.at(i + 1));
      thing.add(blade.thing);
      return blade;
    });
    this.#moving = true;
    void machine.kick();
    machine.roll(ms);
    await stage.tween({ targets: thing, to: { x: MIDDLE }, ms, ease: 'Cubic.Out' });
    this.#moving = false;
    const apart = ARRIVE_MS / this.#blades.length;
    await Promise.all(this.#blades.map((blade, i) => blade.arrive(i * apart)));
    this.#blades.forEach((_, i) => this.#offer(i + 1));
    lever.offer('Hendel: laat de machine snijden', () =>
      this.#shop.commit({ form: 'split', cuts: this.#shop.draft.cuts.cuts }),
    );
  }

  draw() {
    const { cuts } = this.#shop.draft;
    this.#blades.forEach((blade, i) => {
      if (cuts.has(i + 1) === blade.isDown) return;
      blade.set(cuts.has(i + 1));
      // Taken back, it is no notch any more.
      blade.plain();
      if (blade.isDown && this.#shop.stage.calm) this.#say(i + 1);
    });
  }

  focus() {
    return this.#moving ? { x: this.#cake.thing.x, y: CAKE_Y } : undefined;
  }

  async wrong({ verdict }: Outcome) {
    await this.#hiccup();
    const { cuts } = this.#shop.draft;
    this.#blades.forEach((blade, i) => {
      if (!cuts.has(i + 1)) return;
      if (verdict.parts?.[i]) return blade.notch();
      cuts.toggle(i + 1);
      blade.rule();
    });
  }

  async reveal({ answer, verdict }: Outcome) {
    const { draft, stage } = this.#shop;
    const wrong = this.#blades.filter((blade, i) => blade.isDown && !verdict.parts?.[i]);
    await this.#hiccup();
    if (wrong[0]) await stage.kit.eraser.rub(wrong[0].thing);
    draft.cuts.clear();
    const right = answer && 'cuts' in answer ? answer.cuts : [];
    for (const cut of right) this.#blades[cut - 1]!.notch();
  }

  takeOver() {
    this.#blades.forEach((blade, i) => {
      blade.plain();
      this.#offer(i + 1);
    });
  }

  async run(answer: WholeAnswer | undefined) {
    const { stage, machine, jars, lever } = this.#shop;
    const cuts = answer && 'cuts' in answer ? answer.cuts : [];
    const choir = this.#shop.choirOf(pieces(this.#exercise.letters.length, cuts));
    if (choir) stage.sound.preload(choir);
    this.#sang = choir !== undefined;
    const began = stage.clock.now;
    lever.release();
    for (const blade of this.#blades) blade.release();
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

  destroy() {
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
    for (const blade of this.#blades) if (blade.isDown) void blade.wobble(MS.fold * 3);
    const folded = { share: 0 };
    const fold = (share: number, ms: number, ease: string) =>
      stage.tween({
        targets: folded,
        to: { share },
        ms,
        ease,
        onUpdate: () => {
          this.#cake.fold(stage.reducedMotion ? folded.share * 0.3 : folded.share);
          this.#blades.forEach((blade, i) => blade.thing.setX(this.#cake.at(i + 1)));
        },
      });
    await fold(1, MS.fold, 'Quad.Out');
    machine.drive(0);
    await fold(0, MS.fold * 2, 'Back.Out');
  }

  #offer(cut: number) {
    const [before, after] = [this.#exercise.letters[cut - 1]!, this.#exercise.letters[cut]!];
    this.#blades[cut - 1]!.offer(cut, this.#cake.pitch, `mes tussen ${before} en ${after}`, () =>
      this.#shop.draft.cuts.toggle(cut),
    );
  }

  /** The part that ends at a blade is spoken, before it is cut. */
  #say(cut: number) {
    const { stage, draft, sayPart } = this.#shop;
    stage.sound.play('tsjak', { volume: 0.6 });
    sayPart(pieceBefore(cut, draft.cuts.cuts));
  }
}

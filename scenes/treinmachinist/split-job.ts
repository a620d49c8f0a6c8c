import { cutsIn, type Outcome, type RawAnswer, type SplitExercise } from '../../engine/exercise/index.ts';
import { Cuts, type Image } from '../../engine/stage/index.ts';
import { Coupling, couplingHit } from './coupling.ts';
import type { Desk, Job } from './job.ts';
import { LetterTrain, MIDDLE } from './letter-train.ts';
import { DEPTHS } from './places.ts';
import { MAIN, MAIN_AND_LOOP, roomBetween } from './rules.ts';
import type { Whistle } from './whistle.ts';

/** How long a train takes to come in at tempo 0 and 1. */
const ROLL_MS = [820, 520] as const;
const MS = { apart: 240, toot: 110, off: 760, next: 110 } as const;
const COMING_FROM = 1900;
const GONE = -900;
/** The stop behind the train: its platform, and the Klodders who wait there. */
const HALTE = { y: 408, feet: 432, size: 1.25, people: [-250, -172, 168, 238, 306] } as const;
const TONES = [1, 1.12, 1.26, 1.5, 1.68, 1.88] as const;

/** split: a long train with one letter per wagon; unhook it, whistle, and every part rolls off as a train of its own. */
export class SplitJob implements Job {
  #desk: Desk;
  #exercise: SplitExercise;
  #whistle: Whistle;
  #train: LetterTrain;
  #couplings: Coupling[];
  #cuts: Cuts;
  #halte: Image;
  #people: Image[];
  #left = false;

  constructor(desk: Desk, exercise: SplitExercise, whistle: Whistle) {
    this.#desk = desk;
    this.#exercise = exercise;
    this.#whistle = whistle;
    this.#train = new LetterTrain(desk.stage, exercise.letters, desk.turn);
    this.#halte = desk.stage.image('halte', MIDDLE, HALTE.y).setDepth(DEPTHS.halte);
    this.#people = HALTE.people.map((dx, i) =>
      desk.stage
        .image(`reiziger-${i}`, MIDDLE + dx, HALTE.feet)
        .setScale(HALTE.size)
        .setDepth(DEPTHS.halte + 1),
    );
    const { line, thing } = this.#train;
    this.#couplings = exercise.letters.slice(1).map((_, i) => new Coupling(desk.stage, line.gap(i + 1)));
    thing.add(this.#couplings.map((coupling) => coupling.thing));
    this.#cuts = new Cuts(desk, exercise, {
      gaps: this.#couplings,
      names: { gap: 'koppeling', label: 'koppeling' },
      hit: couplingHit(line.pitch),
    });
  }

  async present() {
    const { stage, rails, board, isExample } = this.#desk;
    rails.show(MAIN_AND_LOOP);
    board.show({ text: this.#exercise.letters.join('') });
    this.#whistle.show(true);
    const { thing } = this.#train;
    const ms = isExample ? 420 : stage.lerp(ROLL_MS[0], ROLL_MS[1]);
    const puffs = stage.sound.play('puf', { volume: 0.5, rate: 1.4 });
    const smoke = stage.clock.every(110, () => this.#smoke());
    thing.setX(COMING_FROM);
    await stage.tween({ targets: thing, to: { x: MIDDLE }, ms, ease: 'Cubic.Out' });
    smoke();
    puffs.stop();
    this.#cuts.offer();
    this.#whistle.offer(() => this.#cuts.commit());
  }

  draw() {
    this.#cuts.draw();
  }

  focus() {
    return this.#left ? undefined : this.#train.chimney;
  }

  async right({ given }: Outcome) {
    await this.#depart(given);
  }

  async wrong(outcome: Outcome) {
    const greeting = this.#greet();
    await this.#bump();
    this.#cuts.keepRight(outcome);
    await greeting;
  }

  async reveal(outcome: Outcome) {
    const greeting = this.#greet();
    await this.#bump();
    await this.#cuts.showRight(outcome);
    await greeting;
  }

  takeOver() {
    this.#cuts.takeOver();
  }

  /** After a mistake the train that was copied leaves all the same. */
  async copied(given: RawAnswer) {
    await this.#depart(given);
  }

  clear() {
    this.#whistle.release();
    this.#whistle.show(false);
    this.#train.destroy();
    for (const thing of [this.#halte, ...this.#people]) thing.destroy();
  }

  #greet = () => this.#desk.staff.greet(this.#train.chimney.x + 150, MAIN.y - 84);

  #wave() {
    this.#people.forEach((one, i) => {
      one.setFrame(`reiziger-${i}-zwaait`, false, true);
      void this.#desk.stage.tween({
        targets: one,
        to: { y: HALTE.feet - 14 },
        ms: 160,
        delay: i * 50,
        yoyo: true,
        repeat: 2,
        pop: true,
      });
    });
  }

  #smoke() {
    const { x, y } = this.#train.chimney;
    this.#desk.stage.fx.burst('steam', x, y, { count: 1, spread: 8 });
  }

  /** It wants to go, but the wagons bump into each other: an accordion on rails. */
  async #bump() {
    const { stage } = this.#desk;
    stage.sound.play('koppeling', { rate: 0.7 });
    this.#smoke();
    await this.#train.squeeze(
      () => this.#couplings.forEach(({ thing }, i) => thing.setX(this.#train.line.gap(i + 1))),
      () => stage.sound.play('stoom', { volume: 0.6 }),
    );
  }

  /** Each part moves apart, toots its own tone, and rolls off into the tunnel. */
  async #depart(given: RawAnswer) {
    const { stage, staff } = this.#desk;
    this.#left = true;
    this.#whistle.release();
    this.#cuts.close();
    for (const { thing } of this.#couplings) thing.destroy();
    const parts = this.#train.splitAt(cutsIn(given));
    const room = roomBetween(this.#train.line.width, parts.length);
    stage.sound.play('koppeling');
    await Promise.all(
      parts.map((thing, i) =>
        stage.tween({
          targets: thing,
          to: { x: thing.x + (i - (parts.length - 1) / 2) * room },
          ms: MS.apart,
          ease: 'Back.Out',
        }),
      ),
    );
    staff.cheer();
    this.#wave();
    for (const [i, thing] of parts.entries()) {
      stage.sound.play('fluit', { rate: TONES[i % TONES.length]!, volume: 0.5 });
      stage.fx.burst('stars', thing.x, thing.y - 40, { count: 4, spread: 80 });
      void stage.tween({ targets: thing, to: { y: thing.y - 10 }, ms: MS.toot, yoyo: true, pop: true });
      await stage.clock.wait(MS.toot);
    }
    stage.sound.play('stoom', { volume: 0.6 });
    await Promise.all(
      parts.map(async (thing, i) => {
        await stage.clock.wait(i * MS.next);
        await stage.tween({
          targets: thing,
          to: { x: thing.x + GONE - MIDDLE },
          ms: MS.off,
          ease: 'Quad.In',
        });
        thing.destroy();
      }),
    );
  }
}

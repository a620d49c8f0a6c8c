import type { Outcome, SplitExercise, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Image } from '../../engine/stage/index.ts';
import { Coupling } from './coupling.ts';
import type { Desk, Job } from './job.ts';
import { LetterTrain, MIDDLE } from './letter-train.ts';
import { DEPTHS } from './places.ts';
import { MAIN, MAIN_AND_LOOP, roomBetween } from './rules.ts';
import type { Whistle } from './whistle.ts';

/** How long a train takes to come in at tempo 0 and 1. */
const ROLL_MS = [820, 520] as const;
const MS = { apart: 240, toot: 110, off: 760, next: 110, squeeze: 200 } as const;
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
  #halte: Image;
  #people: Image[];
  #left = false;
  #answer: WholeAnswer | undefined;

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
    this.#couplings = exercise.letters.slice(1).map((_, i) => {
      const coupling = new Coupling(desk.stage, this.#train.at(i + 1));
      this.#train.thing.add(coupling.thing);
      return coupling;
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
    this.#couplings.forEach((_, i) => this.#offer(i + 1));
    this.#whistle.offer(() => this.#desk.commit({ form: 'split', cuts: this.#desk.draft.cuts.cuts }));
  }

  draw() {
    const { cuts } = this.#desk.draft;
    this.#couplings.forEach((coupling, i) => {
      if (cuts.has(i + 1) !== coupling.isOpen) coupling.set(cuts.has(i + 1));
      if (!coupling.isOpen && this.#isKept.delete(i + 1)) coupling.plain();
    });
  }

  focus() {
    return this.#left ? undefined : this.#train.chimney;
  }

  async right({ answer }: Outcome) {
    await this.#depart(answer);
  }

  async wrong({ step, answer, verdict }: Outcome) {
    const { stage, draft, crew } = this.#desk;
    const wrong = this.#couplings.filter((coupling, i) => coupling.isOpen && !verdict.parts?.[i]);
    const greeting = crew.greet(this.#train.chimney.x + 150, MAIN.y - 84);
    await this.#bump();
    if (step === 'onthul') {
      if (wrong[0]) await stage.kit.eraser.rub(wrong[0].thing);
      draft.cuts.clear();
      const right = answer && 'cuts' in answer ? answer.cuts : [];
      for (const cut of right) this.#couplings[cut - 1]!.keep();
    } else {
      const { cuts } = draft;
      this.#couplings.forEach((coupling, i) => {
        if (!coupling.isOpen) return;
        if (verdict.parts?.[i]) {
          this.#isKept.add(i + 1);
          return coupling.keep();
        }
        cuts.toggle(i + 1);
        coupling.rule();
      });
    }
    await greeting;
  }

  takeOver(answer: WholeAnswer) {
    this.#answer = answer;
    this.#couplings.forEach((coupling, i) => {
      coupling.plain();
      this.#offer(i + 1);
    });
  }

  async leave() {
    // After a mistake the train that was copied leaves all the same.
    if (!this.#left) await this.#depart(this.#answer);
  }

  destroy() {
    this.#whistle.release();
    this.#whistle.show(false);
    this.#train.destroy();
    for (const thing of [this.#halte, ...this.#people]) thing.destroy();
  }

  /** Cuts that were right at a miss and stay unhooked. */
  #isKept = new Set<number>();

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
    this.#desk.stage.fx.burst('stoom', x, y, { count: 1, spread: 8 });
  }

  #offer(cut: number) {
    const { letters } = this.#exercise;
    const label = `koppeling tussen ${letters[cut - 1]} en ${letters[cut]}`;
    this.#couplings[cut - 1]!.offer(cut, this.#train.pitch, label, () => this.#desk.draft.cuts.toggle(cut));
  }

  /** It wants to go, but the wagons bump into each other: an accordion on rails. */
  async #bump() {
    const { stage } = this.#desk;
    const folded = { share: 0 };
    const fold = (share: number, ms: number, ease: string) =>
      stage.tween({
        targets: folded,
        to: { share },
        ms,
        ease,
        onUpdate: () => {
          this.#train.squeeze(stage.reducedMotion ? folded.share * 0.3 : folded.share);
          this.#couplings.forEach(({ thing }, i) => thing.setX(this.#train.at(i + 1)));
        },
      });
    stage.sound.play('koppeling', { rate: 0.7 });
    this.#smoke();
    await fold(1, MS.squeeze, 'Quad.Out');
    stage.sound.play('stoom', { volume: 0.6 });
    await fold(0, MS.squeeze * 2, 'Back.Out');
  }

  /** Each part moves apart, toots its own tone, and rolls off into the tunnel. */
  async #depart(answer: WholeAnswer | undefined) {
    const { stage, crew } = this.#desk;
    const cuts = answer && 'cuts' in answer ? answer.cuts : [];
    this.#left = true;
    this.#whistle.release();
    for (const { thing } of this.#couplings) thing.destroy();
    const parts = this.#train.splitAt(cuts);
    const room = roomBetween(this.#train.width, parts.length);
    stage.sound.play('koppeling');
    await Promise.all(
      parts.map(({ thing }, i) =>
        stage.tween({
          targets: thing,
          to: { x: thing.x + (i - (parts.length - 1) / 2) * room },
          ms: MS.apart,
          ease: 'Back.Out',
        }),
      ),
    );
    crew.cheer();
    this.#wave();
    for (const [i, { thing }] of parts.entries()) {
      stage.sound.play('fluit', { rate: TONES[i % TONES.length]!, volume: 0.5 });
      stage.fx.burst('sterren', thing.x, thing.y - 40, { count: 4, spread: 80 });
      void stage.tween({ targets: thing, to: { y: thing.y - 10 }, ms: MS.toot, yoyo: true, pop: true });
      await stage.clock.wait(MS.toot);
    }
    stage.sound.play('stoom', { volume: 0.6 });
    await Promise.all(
      parts.map(async ({ thing }, i) => {
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

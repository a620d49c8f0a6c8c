import type { Outcome, RawAnswer, ReadExercise } from '../../engine/exercise/index.ts';
import type { Image, Input, Offer, Via } from '../../engine/stage/index.ts';
import { Gates } from './gates.ts';
import type { Job, Stadium } from './job.ts';
import { OpenText } from './open-text.ts';
import { BUTTONS, DEPTHS, TRACK } from './places.ts';
import { Reading } from './reading.ts';
import { sentenceAbout } from './rules.ts';
import { Title } from './title.ts';

/** Where the button stands that rolls the text open again. */
const AGAIN_Y = 690;

/** read: run along the text, word by word, and then through the gate with the answer. */
export class ReadJob implements Job {
  #stadium: Stadium;
  #exercise: ReadExercise;
  #reading: Reading;
  #title: Title | undefined;
  #gates: Gates;
  #open: OpenText | undefined;
  #again: { image: Image; offer: Offer } | undefined;
  #missed = false;
  #comingUp = false;

  constructor(stadium: Stadium, exercise: ReadExercise) {
    this.#stadium = stadium;
    this.#exercise = exercise;
    this.#reading = new Reading(stadium, exercise, () => void this.#toGates());
    if (exercise.title !== undefined) this.#title = new Title(stadium.stage, exercise.title);
    this.#gates = new Gates(stadium, exercise, 'poort');
  }

  async present() {
    await this.#reading.present();
  }

  frame(ms: number) {
    this.#reading.frame(ms);
  }

  step(_want: RawAnswer, via: Via): Input | null {
    if (this.#reading.isReading) return this.#reading.step(via);
    return this.#comingUp || this.#gates.isBusy ? { kind: 'wait', ms: 40 } : null;
  }

  focus() {
    return this.#gates.focus;
  }

  async right({ given }: Outcome) {
    this.#again?.image.setVisible(false);
    await this.#gates.pass(given);
  }

  async wrong(outcome: Outcome) {
    this.#dropTitle();
    await this.#gates.refuse(outcome);
    const clue = sentenceAbout(this.#exercise.text, this.#exercise.prompt.task);
    await this.#openText(clue);
    // Where to look, or else what stood in the text and was not asked for.
    const deciding = clue ?? this.#gates.textOf(outcome);
    if (deciding !== undefined) this.#open?.mark(deciding);
    this.#missed = true;
    this.#offerAgain();
  }

  async reveal(outcome: Outcome) {
    this.#dropTitle();
    await this.#gates.rub(outcome);
    await this.#openText();
    if (!outcome.reveal) return;
    this.#open?.mark(outcome.reveal.text);
    this.#gates.show(outcome);
  }

  async copied(given: RawAnswer) {
    await this.#gates.pass(given);
  }

  notCopied(given: RawAnswer) {
    void this.#gates.bounce(given);
  }

  skill({ tryNo }: Outcome) {
    const { calm } = this.#stadium.stage;
    const { pace } = this.#reading;
    return calm
      ? { tip: tryNo === 1, even: tryNo === 1 }
      : { tip: tryNo === 1 && pace.isNear, even: pace.isEven };
  }

  async clear() {
    this.#dropAgain();
    this.#dropTitle();
    await this.#gates.leave();
    this.#open?.destroy();
    this.#reading.destroy();
  }

  /** The text was read: the gates come. In calm mode it stays open beside them. */
  async #toGates() {
    this.#comingUp = true;
    if (this.#stadium.stage.calm || this.#open) await this.#openText(undefined, true);
    await this.#gates.present(this.#open?.bottom ?? TRACK.top);
    this.#comingUp = false;
    this.#offerAgain();
  }

  /** The text rolls open above the gates, where it fits there; of a longer one the sentence that is asked about. */
  async #openText(clue?: string, before = false) {
    const { stage, isExample } = this.#stadium;
    if (this.#open || isExample) return;
    this.#open = OpenText.of(stage, this.#exercise.text);
    if (clue !== undefined) this.#open ??= OpenText.of(stage, clue);
    const open = this.#open;
    if (!open) return;
    this.#dropAgain();
    await Promise.all([open.show(), before ? undefined : this.#gates.make(open.bottom)]);
  }

  /** A text to understand, or one that was not read well, may be read again. */
  #offerAgain() {
    const isBrief = this.#exercise.exposureMs !== undefined && !this.#stadium.stage.calm;
    if (this.#again || this.#open || this.#stadium.isExample || (isBrief && !this.#missed)) return;
    const { stage } = this.#stadium;
    const image = stage.image('knop-terug', BUTTONS.back, AGAIN_Y).setDepth(DEPTHS.front);
    const offer = stage.offer(image, {
      id: 'nog-eens-lezen',
      kind: 'control',
      label: 'Lees de tekst nog eens',
      size: { width: 80, height: 80 },
      key: 'ArrowLeft',
      enabled: () => this.#stadium.isOpen && !this.#gates.isBusy,
      onPick: () => void this.#readAgain(),
    });
    this.#again = { image, offer };
  }

  async #readAgain() {
    this.#dropAgain();
    this.#gates.close();
    this.#gates.setVisible(false);
    await this.#reading.reopen();
  }

  /** Where the title stands the hint comes. */
  #dropTitle() {
    this.#title?.destroy();
    this.#title = undefined;
  }

  #dropAgain() {
    this.#again?.offer.remove();
    this.#again?.image.destroy();
    this.#again = undefined;
  }
}

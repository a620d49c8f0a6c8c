import type { TypeExercise, WholeAnswer } from '../../engine/exercise/index.ts';
import type { City, Ride } from './city.ts';

const MS = { right: 300, again: 420 } as const;

/** type: the guest says the address, which is typed in the device; then the taxi goes there. */
export class TypeRide implements Ride {
  readonly isNeat = false;
  readonly goals = [];
  readonly #city: City;
  readonly #name: string;
  #isAsked = false;

  constructor(city: City, exercise: TypeExercise) {
    this.#city = city;
    this.#name = exercise.id;
  }

  present() {
    const { joyride, eye, turn } = this.#city;
    this.#ask(true);
    eye.follow();
    joyride.call(turn);
  }

  draw() {
    this.#city.dash.line.text = this.#city.draft.text.text;
  }

  async right() {
    await this.#go();
  }

  async wrong() {
    const { dash, taxi, stage } = this.#city;
    taxi.puzzle();
    void dash.sway();
    await stage.clock.wait(MS.again);
  }

  async reveal() {
    const { dash, taxi, stage } = this.#city;
    this.#ask(false);
    taxi.puzzle();
    await stage.kit.eraser.rub(dash.line);
    dash.line.text = '';
  }

  takeOver(answer: WholeAnswer) {
    if (answer.form === 'type') this.#city.dash.line.typeOver(answer.text);
    this.#ask(true);
  }

  async copied() {
    await this.#go();
  }

  frame(ms: number) {
    this.#city.joyride.frame(ms);
    this.#city.dash.line.isAsking = this.#isAsked && this.#city.isOpen;
  }

  clear() {
    const { line } = this.#city.dash;
    line.typeOver();
    line.isAsking = false;
    line.setVisible(true);
  }

  #ask(isAsked: boolean) {
    this.#isAsked = isAsked;
    this.#city.showKeyboard(isAsked);
  }

  /** The word comes where it was typed; the taxi is off already. */
  async #go() {
    const { dash, joyride, stage } = this.#city;
    this.#isAsked = false;
    dash.line.setVisible(false);
    joyride.start(this.#name);
    await stage.clock.wait(MS.right);
  }
}

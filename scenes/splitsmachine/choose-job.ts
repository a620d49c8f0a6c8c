import type { ChooseExercise, Option, Outcome } from '../../engine/exercise/index.ts';
import type { Image, Offer } from '../../engine/stage/index.ts';
import { ICINGS } from './art/colours.ts';
import type { Job, Workshop } from './job.ts';
import { DEPTHS } from './places.ts';
import { PLATE, onPlate, restAngle, turnTo } from './rules.ts';
import { Stamp } from './stamp.ts';
import { WordCake } from './word-cake.ts';

/** The widest cake: two fit beside each other on the plate. */
const WIDEST = 372;
const TURN_MS = [420, 300] as const;
const MS = { in: 420, sung: 360, back: 200 } as const;
/** Top of a cake that stands under the stamp. */
const UNDER_STAMP = PLATE.y + PLATE.deep - 72;
/** What lies deeper on the plate lies behind. */
const PER_DEPTH = 0.02;

interface Choice {
  option: Option;
  cake: WordCake;
  offer: Offer | undefined;
  angle: number;
}

/** choose: cakes stand on a turning plate; the chosen one is turned under the stamp. */
export class ChooseJob implements Job {
  #shop: Workshop;
  #choices: Choice[];
  #scenery: Image[];
  #stamp: Stamp;
  #chosen: Choice | undefined;
  #turned = { angle: 0 };
  #turning = 0;

  constructor(shop: Workshop, exercise: ChooseExercise) {
    this.#shop = shop;
    const { stage } = shop;
    const icing = shop.icingOf(exercise);
    const count = exercise.options.length;
    this.#choices = exercise.options.map((option, i) => ({
      option,
      cake: new WordCake(stage, option, (icing + i) % ICINGS.length, WIDEST),
      offer: undefined,
      angle: restAngle(i, count),
    }));
    this.#scenery = [
      stage.image('draaiplaat', PLATE.x, PLATE.y + 52).setDepth(DEPTHS.board),
      stage.image('plek', PLATE.x, PLATE.y + PLATE.deep + 46).setDepth(DEPTHS.board + 1),
    ];
    this.#stamp = new Stamp(stage, PLATE.x);
    this.#place();
  }

  async present() {
    const { stage, machine, lever } = this.#shop;
    machine.roll(MS.in);
    const all = [...this.#scenery, ...this.#choices.map(({ cake }) => cake.thing)];
    for (const thing of all) thing.setAlpha(0);
    this.#turned.angle = -0.5;
    void stage.tween({ targets: all, to: { alpha: 1 }, ms: MS.in * 0.6 });
    await this.#turn(0, MS.in);
    for (const choice of this.#choices) this.#offer(choice);
    lever.offer('Hendel: stempel de taart', () => this.#pull());
  }

  draw() {}

  focus() {
    return this.#chosen?.cake.thing;
  }

  async wrong() {
    await this.#refuse();
    this.#putAway();
  }

  async reveal() {
    const chosen = this.#chosen;
    await this.#refuse();
    if (chosen) await this.#shop.stage.kit.eraser.rub(chosen.cake.thing);
    this.#putAway();
  }

  takeOver() {}

  async run(answer: Outcome['answer']) {
    const { stage, machine, lever } = this.#shop;
    lever.release();
    for (const { offer } of this.#choices) offer?.remove();
    const right = answer && 'option' in answer ? answer.option : undefined;
    const choice = this.#choices.find(({ option }) => option.id === right);
    if (!choice) return;
    machine.drive(1);
    await this.#choose(choice);
    await this.#stamp.press(UNDER_STAMP);
    const { x, y } = choice.cake.thing;
    stage.fx.burst('sterren', x, y - 30, { count: 10, spread: choice.cake.width });
    choice.cake.thing.add(
      stage.image('kit/badge/tick', choice.cake.width / 2 - 10, -choice.cake.height / 2 + 4),
    );
    for (const tone of [2, 4, 7]) {
      machine.tone(tone);
      await stage.clock.wait(MS.sung / 3);
    }
    machine.drive(0);
  }

  destroy() {
    this.#shop.lever.release();
    for (const { cake } of this.#choices) cake.destroy();
    for (const image of this.#scenery) image.destroy();
    this.#stamp.destroy();
  }

  #offer(choice: Choice) {
    const { option, cake } = choice;
    choice.offer = this.#shop.stage.offer(cake.thing, {
      id: `taart-${option.id}`,
      kind: 'option',
      value: option.id,
      label: option.text ?? option.picture?.alt ?? '',
      size: { width: cake.width, height: cake.height },
      chosen: () => this.#chosen === choice,
      onPick: () => void this.#choose(choice),
    });
  }

  #pull() {
    if (this.#chosen) this.#shop.commit({ form: 'choose', option: this.#chosen.option.id });
    else this.#shop.bump();
  }

  /** Turns the plate until a cake stands under the stamp. */
  async #choose(choice: Choice) {
    const { stage } = this.#shop;
    if (this.#chosen === choice) return;
    this.#chosen = choice;
    stage.sound.play('tandwiel', { rate: 1.2, volume: 0.6 });
    const to = turnTo(this.#choices.indexOf(choice), this.#choices.length, this.#turned.angle);
    await this.#turn(to, stage.lerp(TURN_MS[0], TURN_MS[1]));
  }

  async #turn(angle: number, ms: number) {
    const turning = ++this.#turning;
    const from = this.#turned.angle;
    const way = { share: 0 };
    await this.#shop.stage.tween({
      targets: way,
      to: { share: 1 },
      ms,
      ease: 'Sine.InOut',
      onUpdate: () => {
        // A later choice takes over from where the plate is.
        if (turning !== this.#turning) return;
        this.#turned.angle = from + (angle - from) * way.share;
        this.#place();
      },
    });
  }

  #place() {
    for (const { angle, cake } of this.#choices) {
      if (!cake.thing.scene) continue;
      const { x, y } = onPlate(angle + this.#turned.angle);
      cake.thing.setPosition(x, y).setDepth(DEPTHS.cake + (y - PLATE.y) * PER_DEPTH);
    }
  }

  /** Hik! The stamp is rubber: the cake folds as an accordion and springs back. */
  async #refuse() {
    const { stage, machine } = this.#shop;
    const choice = this.#chosen;
    if (!choice) return;
    machine.drive(1);
    await stage.clock.wait(MS.back);
    await this.#stamp.press(UNDER_STAMP);
    stage.sound.play('hik');
    await choice.cake.fold();
    machine.drive(0);
  }

  /** It leaves play: hatched, and turned away from the stamp. */
  #putAway() {
    const choice = this.#chosen;
    this.#chosen = undefined;
    choice?.offer?.remove();
    choice?.cake.ruleOut();
    void this.#turn(this.#turned.angle + Math.PI / this.#choices.length, MS.in);
  }
}

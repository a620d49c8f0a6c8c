import { choicesOf, type Outcome, type RawAnswer, type SortExercise } from '../../engine/exercise/index.ts';
import { Choices, type BucketSign, type ChoiceThing, type Image } from '../../engine/stage/index.ts';
import type { Job, Workshop } from './job.ts';
import { CAKE_Y, DEPTHS, MIDDLE } from './places.ts';
import { rollIn } from './roll-in.ts';
import { layOutSigns } from './rules.ts';
import { Stamp } from './stamp.ts';
import { WordCake } from './word-cake.ts';

const MS = { swing: 260, roll: 420, fall: 240, back: 420, sung: 420 } as const;
const CHUTE_Y = 634;
const LIGHT_Y = 586;
/** The turnout: on the belt's frame; at rest it points along it. */
const TURNOUT = { y: 572, rest: -90, scale: 0.7 } as const;
const IN_CHUTE = 0.3;
/** A cake alone on the belt is larger; so much higher is its middle. */
const SIZE = { scale: 1.25, y: CAKE_Y - 6 } as const;

interface Outlet extends ChoiceThing {
  thing: BucketSign;
  /** Where its chute leaves the belt. */
  x: number;
  light: Image;
  chute: Image;
}

/** sort: a word rolls to the turnout, which is set to the chute of its bucket. */
export class SortJob implements Job {
  readonly #shop: Workshop;
  readonly #cake: WordCake;
  readonly #outlets: Choices<Outlet>;
  readonly #turnout: Image;
  readonly #stamp: Stamp;
  #moving = false;
  /** What was shown to be right after a mistake: the cake still has to go there. */
  #owed: RawAnswer | undefined;

  constructor(shop: Workshop, exercise: SortExercise) {
    this.#shop = shop;
    const { stage } = shop;
    this.#cake = new WordCake(stage, exercise.card, {
      icing: shop.icingOf(exercise),
      sprinkled: shop.isSprinkled,
    });
    this.#cake.thing.setScale(SIZE.scale).setY(SIZE.y);
    const choices = choicesOf(exercise);
    const signs = choices.map(({ sign }) => stage.kit.bucketSign(0, 0, sign!.mark, sign!.label));
    const spots = layOutSigns(signs.map(({ width }) => width));
    const outlets = choices.map((choice, i): Outlet => {
      const { x, y, scale, outlet } = spots[i]!;
      return {
        choice,
        thing: signs[i]!.setPosition(x, y).setScale(scale).setDepth(DEPTHS.mould),
        x: outlet,
        light: stage.image('licht-uit', outlet, LIGHT_Y).setDepth(DEPTHS.jar),
        chute: stage.image('goot', outlet, CHUTE_Y).setDepth(DEPTHS.jar),
      };
    });
    this.#outlets = new Choices(shop, outlets, { name: 'bak', onPick: (outlet) => void this.#set(outlet) });
    this.#stamp = new Stamp(stage, MIDDLE);
    this.#turnout = stage
      .image('wissel', MIDDLE, TURNOUT.y)
      .setScale(TURNOUT.scale)
      .setAngle(TURNOUT.rest)
      .setDepth(DEPTHS.lever);
  }

  async present() {
    this.#outlets.offer();
    this.#moving = true;
    await rollIn(this.#shop, this.#cake.thing);
    this.#moving = false;
    this.#shop.lever.offer('Hendel: laat de machine rijden', () => this.#outlets.commit());
  }

  focus() {
    return this.#moving ? this.#cake.thing : undefined;
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
  }

  async reveal(outcome: Outcome) {
    const given = this.#outlets.given(outcome);
    await this.#refuse(outcome);
    if (given) {
      await this.#shop.stage.kit.eraser.rub(given.thing);
      given.thing.look = 'out';
    }
    const right = this.#outlets.of(outcome.answer);
    if (!right) return;
    this.#owed = outcome.answer;
    right.thing.look = 'right';
    await this.#set(right);
  }

  async run(answer: RawAnswer) {
    const { stage, machine, lever } = this.#shop;
    const outlet = this.#outlets.of(answer);
    lever.release();
    this.#outlets.close();
    this.#owed = undefined;
    if (!outlet) return;
    machine.drive(1);
    await Promise.all([this.#set(outlet), this.#stamp.press(SIZE.y - 70)]);
    await this.#roll(outlet);
    const { thing } = this.#cake;
    const sign = outlet.thing;
    const to = { y: sign.y, scale: IN_CHUTE, alpha: 0 };
    await stage.tween({ targets: thing, to, ms: MS.fall, ease: 'Quad.In' });
    sign.look = 'right';
    outlet.light.setFrame('licht-aan');
    stage.fx.burst('stars', sign.x, sign.y - 40, { count: 6, spread: 120 });
    for (const tone of [1, 3, 5]) {
      machine.tone(tone);
      await stage.clock.wait(MS.sung / 3);
    }
    machine.drive(0);
  }

  async clear() {
    // After a mistake the cake goes where it belongs all the same.
    if (this.#owed) await this.run(this.#owed);
    this.#shop.lever.release();
    this.#cake.destroy();
    this.#turnout.destroy();
    this.#stamp.destroy();
    for (const { thing, light, chute } of this.#outlets.items)
      for (const part of [thing, light, chute]) part.destroy();
  }

  /** Sets the turnout to a chute; its light goes on and its sign gets the paper clip. */
  async #set(outlet: Outlet) {
    const { stage } = this.#shop;
    if (!this.#outlets.arm(outlet)) return;
    for (const { thing, light } of this.#outlets.items) {
      light.setFrame(thing === outlet.thing ? 'licht-aan' : 'licht-uit');
      if (thing.look === 'chosen') thing.look = 'normal';
    }
    if (outlet.thing.look === 'normal') outlet.thing.look = 'chosen';
    stage.sound.play('mes-klik', { rate: 0.85 });
    await stage.tween({
      targets: this.#turnout,
      to: { x: outlet.x, angle: 0 },
      ms: MS.swing,
      ease: 'Back.Out',
    });
  }

  async #roll({ x }: Outlet) {
    const { stage, machine } = this.#shop;
    this.#moving = true;
    machine.roll(MS.roll);
    await stage.tween({ targets: this.#cake.thing, to: { x }, ms: MS.roll });
    this.#moving = false;
  }

  /** Hik! The chute is rubber: the cake bounces off it and comes back. */
  async #refuse(outcome: Outcome) {
    const { stage, machine } = this.#shop;
    const outlet = this.#outlets.given(outcome);
    if (!outlet) return;
    machine.drive(1);
    await this.#roll(outlet);
    stage.sound.play('hik');
    await this.#cake.fold();
    machine.drive(0);
    await stage.tween({
      targets: this.#cake.thing,
      to: { x: MIDDLE, y: SIZE.y },
      ms: MS.back,
      ease: 'Back.Out',
    });
  }
}

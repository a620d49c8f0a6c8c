import type { Outcome, SortExercise } from '../../engine/exercise/index.ts';
import type { BucketSign, Image, Offer } from '../../engine/stage/index.ts';
import type { Job, Workshop } from './job.ts';
import { CAKE_Y, COMING_FROM, DEPTHS, MIDDLE } from './places.ts';
import { layOutSigns } from './rules.ts';
import { Stamp } from './stamp.ts';
import { WordCake } from './word-cake.ts';

const ROLL_MS = [640, 400] as const;
const MS = { swing: 260, roll: 420, fall: 240, back: 420, sung: 420 } as const;
const CHUTE_Y = 634;
const LIGHT_Y = 586;
/** The turnout: on the belt's frame; at rest it points along it. */
const TURNOUT = { y: 572, rest: -90, scale: 0.7 } as const;
const IN_CHUTE = 0.3;
/** A cake alone on the belt is larger; so much higher is its middle. */
const SIZE = { scale: 1.25, y: CAKE_Y - 6 } as const;

interface Outlet {
  id: string;
  sign: BucketSign;
  /** Where its chute leaves the belt. */
  x: number;
  light: Image;
  chute: Image;
  offer: Offer | undefined;
}

/** sort: a word rolls to the turnout, which is set to the chute of its bucket. */
export class SortJob implements Job {
  #shop: Workshop;
  #cake: WordCake;
  #outlets: Outlet[];
  #turnout: Image;
  #stamp: Stamp;
  #chosen: Outlet | undefined;
  #moving = false;

  constructor(shop: Workshop, exercise: SortExercise) {
    this.#shop = shop;
    const { stage } = shop;
    this.#cake = new WordCake(stage, exercise.card, shop.icingOf(exercise));
    this.#cake.thing.setScale(SIZE.scale).setY(SIZE.y);
    const signs = exercise.buckets.map(({ mark, label }) => stage.kit.bucketSign(0, 0, mark, label));
    const spots = layOutSigns(signs.map(({ width }) => width));
    this.#outlets = exercise.buckets.map(({ id }, i) => {
      const { x, y, scale, outlet } = spots[i]!;
      const sign = signs[i]!.setPosition(x, y).setScale(scale).setDepth(DEPTHS.mould);
      return {
        id,
        sign,
        x: outlet,
        light: stage.image('licht-uit', outlet, LIGHT_Y).setDepth(DEPTHS.jar),
        chute: stage.image('goot', outlet, CHUTE_Y).setDepth(DEPTHS.jar),
        offer: undefined,
      };
    });
    this.#stamp = new Stamp(stage, MIDDLE);
    this.#turnout = stage
      .image('wissel', MIDDLE, TURNOUT.y)
      .setScale(TURNOUT.scale)
      .setAngle(TURNOUT.rest)
      .setDepth(DEPTHS.lever);
    exercise.buckets.forEach(({ label, name }, i) => this.#offer(this.#outlets[i]!, name ?? label));
  }

  async present() {
    const { stage, machine, lever } = this.#shop;
    const ms = stage.lerp(ROLL_MS[0], ROLL_MS[1]);
    this.#cake.thing.setX(COMING_FROM);
    this.#moving = true;
    void machine.kick();
    machine.roll(ms);
    await stage.tween({ targets: this.#cake.thing, to: { x: MIDDLE }, ms, ease: 'Cubic.Out' });
    this.#moving = false;
    lever.offer('Hendel: laat de machine rijden', () => this.#pull());
  }

  draw() {}

  focus() {
    return this.#moving ? this.#cake.thing : undefined;
  }

  async wrong() {
    await this.#refuse();
  }

  async reveal({ answer }: Outcome) {
    const chosen = this.#chosen;
    await this.#refuse();
    if (chosen) {
      await this.#shop.stage.kit.eraser.rub(chosen.sign);
      chosen.sign.look = 'out';
    }
    const right = this.#outletOf(answer);
    if (!right) return;
    right.sign.look = 'right';
    await this.#set(right);
  }

  takeOver() {}

  async run(answer: Outcome['answer']) {
    const { stage, machine, lever } = this.#shop;
    const outlet = this.#outletOf(answer);
    lever.release();
    for (const { offer } of this.#outlets) offer?.remove();
    if (!outlet) return;
    machine.drive(1);
    await Promise.all([this.#set(outlet), this.#stamp.press(SIZE.y - 70)]);
    await this.#roll(outlet);
    const { thing } = this.#cake;
    const to = { y: outlet.sign.y, scale: IN_CHUTE, alpha: 0 };
    await stage.tween({ targets: thing, to, ms: MS.fall, ease: 'Quad.In' });
    outlet.sign.look = 'right';
    outlet.light.setFrame('licht-aan');
    stage.fx.burst('sterren', outlet.sign.x, outlet.sign.y - 40, { count: 6, spread: 120 });
    for (const tone of [1, 3, 5]) {
      machine.tone(tone);
      await stage.clock.wait(MS.sung / 3);
    }
    machine.drive(0);
  }

  destroy() {
    this.#shop.lever.release();
    this.#cake.destroy();
    this.#turnout.destroy();
    this.#stamp.destroy();
    for (const { sign, light, chute } of this.#outlets)
      for (const part of [sign, light, chute]) part.destroy();
  }

  #offer(outlet: Outlet, label: string) {
    outlet.offer = this.#shop.stage.offer(outlet.sign, {
      id: `bak-${outlet.id}`,
      kind: 'bucket',
      value: outlet.id,
      label,
      chosen: () => this.#chosen === outlet,
      onPick: () => void this.#set(outlet),
    });
  }

  /** Sets the turnout to a chute; its light goes on and its sign gets the paper clip. */
  async #set(outlet: Outlet) {
    const { stage } = this.#shop;
    if (this.#chosen === outlet) return;
    this.#chosen = outlet;
    for (const one of this.#outlets) {
      one.light.setFrame(one === outlet ? 'licht-aan' : 'licht-uit');
      if (one.sign.look === 'chosen') one.sign.look = 'normal';
    }
    if (outlet.sign.look === 'normal') outlet.sign.look = 'chosen';
    stage.sound.play('mes-klik', { rate: 0.85 });
    await stage.tween({
      targets: this.#turnout,
      to: { x: outlet.x, angle: 0 },
      ms: MS.swing,
      ease: 'Back.Out',
    });
  }

  #pull() {
    if (this.#chosen) this.#shop.commit({ form: 'sort', bucket: this.#chosen.id });
    else this.#shop.bump();
  }

  async #roll({ x }: Outlet) {
    const { stage, machine } = this.#shop;
    this.#moving = true;
    machine.roll(MS.roll);
    await stage.tween({ targets: this.#cake.thing, to: { x }, ms: MS.roll });
    this.#moving = false;
  }

  /** Hik! The chute is rubber: the cake bounces off it and comes back. */
  async #refuse() {
    const { stage, machine } = this.#shop;
    const outlet = this.#chosen;
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

  #outletOf(answer: Outcome['answer']): Outlet | undefined {
    return answer && 'bucket' in answer ? this.#outlets.find(({ id }) => id === answer.bucket) : undefined;
  }
}

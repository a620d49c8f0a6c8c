import {
  choicesOf,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
  type SortExercise,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type ChoiceThing,
  type Image,
  type Input,
  type Via,
} from '../../engine/stage/index.ts';
import type { Bay, Catching } from './bay.ts';
import { Fish } from './fish.ts';
import { DEPTHS } from './places.ts';
import { isWithin, netsBeside, type Point } from './rules.ts';

const CARD = { size: 50, widest: 560 } as const;
const SIGN = { widest: 300 } as const;
/** A net floats over its sign: how far up it lies, and its mouth, which a loop has to hold. */
const NET = { up: 50, mouth: 64, hop: 22, ms: 150 } as const;
const MS = { in: 240, out: 140, apart: 50 } as const;
/** The fish is large beside its drawing: it is the only one. */
const SIZE = 1.6;
const TALLEST = 110;

interface Net extends ChoiceThing {
  thing: BucketSign;
  bag: Image;
  mouth: Point;
  /** What its school swims under in the end. */
  token: string;
}

/** sort and judge: one fish with a word, and nets that float round it; the loop holds the fish with the net that is meant. */
export class NetPlay implements Catching {
  readonly fish: readonly [Fish];
  readonly #bay: Bay;
  readonly #choices: Choices<Net>;
  #isOpen = false;

  constructor(bay: Bay, exercise: SortExercise | JudgeExercise) {
    const { boat, stage } = bay;
    this.#bay = bay;
    const card = stage.kit.wordCard(0, 0, exercise.card, { size: CARD.size, maxWidth: CARD.widest });
    const signs = choicesOf(exercise).map((choice) => {
      const { mark, label, badge } = choice.sign!;
      const look = { maxWidth: SIGN.widest, ...(badge && { badge }) };
      const token = badge ? `kit/${badge}` : `kit/mark/${mark}-token`;
      return { choice, token, thing: stage.kit.bucketSign(0, 0, mark, label, look) };
    });
    const { places, zone } = netsBeside(
      card.width,
      signs.map(({ thing }) => thing.width),
    );
    const nets = signs.map((sign, i): Net => {
      const { x, y } = places[i]!;
      sign.thing.setPosition(x, y).setDepth(DEPTHS.card);
      const bag = stage.image('net', x, y - NET.up).setDepth(DEPTHS.net);
      return { ...sign, bag, mouth: { x, y: y - NET.mouth } };
    });
    const rng = stage.rng.fork(`vis/${exercise.id}`);
    const speed = bay.fishSpeed;
    this.fish = [new Fish(stage, { card, size: SIZE, tallest: TALLEST, zone, speed, boat, rng })];
    this.#choices = new Choices(bay, nets, {
      name: 'net',
      isFree: () => this.#isOpen,
      onPick: ({ mouth }) => bay.pointOut([this.fish[0], mouth]),
      more: ({ thing }) => ({
        onPress: (pressed) => {
          if (thing.scene && (thing.look === 'normal' || thing.look === 'pressed'))
            thing.look = pressed ? 'pressed' : 'normal';
        },
      }),
    });
  }

  get isSailing() {
    return this.#isOpen;
  }

  async present() {
    const { boat, isExample, stage } = this.#bay;
    stage.sound.play('plop', { volume: 0.6 });
    const nets = this.#choices.items.flatMap(({ thing, bag }, i) =>
      [thing, bag].map((one) => {
        const y = one.y;
        one.setAlpha(0).setY(y + 40);
        const to = { y, alpha: 1 };
        return stage.tween({ targets: one, to, ms: MS.in, delay: i * MS.apart, ease: 'Back.Out', pop: true });
      }),
    );
    const row = isExample ? undefined : boat.clear(this.fish[0]);
    await Promise.all([...nets, row, this.fish[0].rise(0)]);
    this.#isOpen = true;
    this.#choices.offer();
  }

  looped(loop: readonly Point[]) {
    const { haul } = this.#bay;
    const [fish] = this.fish;
    if (!isWithin(loop, fish)) return this.#bay.slip('De lus is leeg.');
    const nets = this.#choices.items.filter(({ mouth }) => isWithin(loop, mouth));
    if (nets.length !== 1) {
      for (const net of this.#choices.items) this.#hop(net);
      return this.#bay.slip(nets.length ? 'Eén net is genoeg.' : 'Vaar ook om het goede net.');
    }
    haul.hold(loop);
    this.#isOpen = false;
    fish.isHeld = true;
    if (this.#choices.commit(nets[0])) return;
    this.#isOpen = true;
    fish.isHeld = false;
    haul.open();
  }

  async right(outcome: Outcome) {
    const net = this.#choices.given(outcome);
    const { card } = this.fish[0];
    if (!net) return;
    // What does not fit gets no tick: its word is gone, and the banner tells the right one.
    if (net.choice.id === 'kloptniet') card.look = 'out';
    else if (outcome.reveal) card.reveal(outcome.reveal);
    net.thing.look = 'right';
    await this.#bay.haul.bring(this.fish[0], net.mouth, net.token);
    this.#hop(net);
  }

  /** It slips out, shows its right spelling, and swims into the right net by itself. */
  async reveal(outcome: Outcome) {
    const { boat, haul, stage } = this.#bay;
    const [fish] = this.fish;
    const given = this.#choices.given(outcome);
    const right = this.#choices.of(outcome.answer);
    this.#isOpen = false;
    haul.open();
    await fish.slip(boat);
    await stage.kit.eraser.rub(fish.card);
    if (outcome.reveal) fish.card.reveal(outcome.reveal);
    if (given) given.thing.look = 'out';
    if (!right) return;
    right.thing.look = 'right';
    await fish.swimTo(right.mouth);
    this.#hop(right);
    stage.sound.play('roei-plons', { volume: 0.7 });
  }

  frame(ms: number) {
    const { boat } = this.#bay;
    this.fish[0].frame(ms, boat, boat.rope);
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { boat, isGuided } = this.#bay;
    const net = this.#choices.of(want);
    if (!this.#isOpen || !net) return null;
    if (boat.isBusy) return { kind: 'wait', ms: 50 };
    return isGuided ? null : boat.towards([this.fish[0], net.mouth], via);
  }

  async clear() {
    const { haul, stage } = this.#bay;
    this.#isOpen = false;
    this.#choices.close();
    haul.open();
    const things = this.#choices.items.flatMap(({ thing, bag }) => [thing, bag]);
    await Promise.all([this.fish[0].leave(), stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.out })]);
    for (const thing of things) thing.destroy();
  }

  /** It bobs up: a fish is in it, or it is asked for. */
  #hop({ bag, thing }: Net) {
    const y = thing.y - NET.up;
    const to = { y: y - NET.hop };
    void this.#bay.stage.tween({ targets: bag.setY(y), to, ms: NET.ms, ease: 'Quad.Out', yoyo: true });
  }
}

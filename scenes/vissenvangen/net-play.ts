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
import { DEPTHS, NETS, SHALLOW } from './places.ts';
import { isWithin, shareOut, type Point } from './rules.ts';

const CARD = { size: 50, widest: 560 } as const;
const SIGN = { widest: 300, gap: 26, high: 72 } as const;
/** A net hangs behind its sign; the one that is chosen comes up. */
const NET = { up: 50, lift: 26, ms: 180 } as const;
const MS = { in: 240, out: 140, apart: 50 } as const;
/** It is large beside its drawing: it is the only one. */
const SIZE = 1.6;
const TALLEST = 110;
/** The one fish has the middle of the bay to itself, its card clear of the nets. */
const ROOM = { left: 220, right: 1146, bottom: 446, rows: 386, example: 380 } as const;

interface Net extends ChoiceThing {
  thing: BucketSign;
  bag: Image;
  /** What the boat shows while this net is on board. */
  token: string;
}

/** sort and judge: one fish with a word, and a net for each answer; the net that is on board when the loop closes is the answer. */
export class NetPlay implements Catching {
  readonly fish: readonly [Fish];
  readonly #bay: Bay;
  readonly #choices: Choices<Net>;
  #isOpen = false;
  /** The loop is round the fish, and waits for a net. */
  #isHeld = false;

  constructor(bay: Bay, exercise: SortExercise | JudgeExercise) {
    const { stage, isExample } = bay;
    this.#bay = bay;
    const nets = choicesOf(exercise).map((choice): Net => {
      const { mark, label, badge } = choice.sign!;
      const thing = stage.kit.bucketSign(0, 0, mark, label, {
        maxWidth: SIGN.widest,
        ...(badge && { badge }),
      });
      return {
        choice,
        thing,
        bag: stage.image('net', 0, 0),
        token: badge ? `kit/${badge}` : `kit/mark/${mark}-token`,
      };
    });
    const { left, right, y } = NETS;
    const signs = nets.map(({ thing }) => thing);
    const isRow = signs.reduce((sum, { width }) => sum + width + SIGN.gap, -SIGN.gap) <= right - left;
    const row = { top: y - SIGN.high / 2, bottom: y + SIGN.high / 2 };
    stage.kit.inRows(
      signs,
      { left, right, ...(isRow ? row : { top: NETS.top, bottom: NETS.bottom }) },
      SIGN.gap,
    );
    for (const { thing, bag } of nets) {
      thing.setDepth(DEPTHS.sign);
      bag.setPosition(thing.x, thing.y - NET.up).setDepth(DEPTHS.sign - 1);
      // Behind signs in two rows there is only room for the upper nets.
      bag.setVisible(isRow || thing.y < y);
    }
    const card = stage.kit.wordCard(0, 0, exercise.card, { size: CARD.size, maxWidth: CARD.widest });
    // In the example it swims below the line of explanation.
    const top = isExample ? ROOM.example : SHALLOW.top;
    const zone = shareOut([card.width], {
      ...SHALLOW,
      ...ROOM,
      top,
      bottom: isRow ? ROOM.bottom : ROOM.rows,
    })[0]!;
    const rng = stage.rng.fork(`vis/${exercise.id}`);
    this.fish = [new Fish(stage, { card, size: SIZE, tallest: TALLEST, zone, speed: bay.fishSpeed, rng })];
    this.#choices = new Choices(bay, nets, {
      name: 'net',
      isFree: () => this.#isOpen,
      onPick: (net) => this.#choose(net),
      more: ({ thing }) => ({
        onPress: (pressed) => {
          if (thing.scene && (thing.look === 'normal' || thing.look === 'pressed'))
            thing.look = pressed ? 'pressed' : 'normal';
        },
      }),
    });
  }

  get isSailing() {
    return this.#isOpen && !this.#isHeld;
  }

  async present() {
    const { stage } = this.#bay;
    stage.sound.play('plop', { volume: 0.6 });
    const nets = this.#choices.items.flatMap(({ thing, bag }, i) =>
      [thing, bag].map((one) => {
        const y = one.y;
        one.setAlpha(0).setY(y + 40);
        return stage.tween({
          targets: one,
          to: { y, alpha: 1 },
          ms: MS.in,
          delay: i * MS.apart,
          ease: 'Back.Out',
          pop: true,
        });
      }),
    );
    await Promise.all([...nets, this.fish[0].rise(0)]);
    this.#isOpen = true;
    this.#choices.offer();
  }

  looped(loop: readonly Point[]) {
    const { haul } = this.#bay;
    if (!isWithin(loop, this.fish[0])) return this.#bay.slip('De lus is leeg.');
    haul.hold(loop);
    this.#isHeld = this.fish[0].isHeld = true;
    if (this.#choices.armed) return this.#answer();
    // A loop without a net: it waits for one.
    this.#bay.stage.sound.play('lus-snap', { volume: 0.5 });
    for (const net of this.#choices.items) this.#lift(net, true, true);
    this.#bay.stage.announce('Kies nu een net.');
  }

  async right(outcome: Outcome) {
    const { boat, haul } = this.#bay;
    const net = this.#choices.given(outcome);
    if (outcome.reveal) this.fish[0].card.reveal(outcome.reveal);
    if (net) net.thing.look = 'right';
    await haul.bring(this.fish[0], boat, net?.token ?? '');
  }

  /** It slips out, shows its right spelling, and swims into the right net by itself. */
  async reveal(outcome: Outcome) {
    const { boat, haul, stage } = this.#bay;
    const [fish] = this.fish;
    const given = this.#choices.given(outcome);
    const right = this.#choices.of(outcome.answer);
    this.#isOpen = false;
    haul.open();
    boat.flag(undefined);
    await fish.slip(boat);
    await stage.kit.eraser.rub(fish.card);
    if (outcome.reveal) fish.card.reveal(outcome.reveal);
    if (given) {
      given.thing.look = 'out';
      this.#lift(given, false);
    }
    if (!right) return;
    right.thing.look = 'right';
    this.#lift(right, true);
    await fish.swimTo(right.bag);
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
    if (isGuided || this.#isHeld || this.#choices.armed !== net) return null;
    return boat.towards(this.fish[0], via);
  }

  async clear() {
    const { boat, haul, stage } = this.#bay;
    this.#isOpen = false;
    this.#choices.close();
    haul.open();
    boat.flag(undefined);
    const things = this.#choices.items.flatMap(({ thing, bag }) => [thing, bag]);
    await Promise.all([this.fish[0].leave(), stage.tween({ targets: things, to: { alpha: 0 }, ms: MS.out })]);
    for (const thing of things) thing.destroy();
  }

  #choose(net: Net) {
    const { boat, isGuided, stage } = this.#bay;
    if (!this.#isOpen) return;
    const before = this.#choices.armed;
    if (this.#choices.arm(net)) {
      stage.sound.play('touw', { rate: 1.2 });
      if (before) this.#lift(before, false);
    }
    for (const one of this.#choices.items) this.#lift(one, one === net, false);
    boat.flag(net.token);
    if (this.#isHeld) return this.#answer();
    if (isGuided && !boat.isBusy) boat.lap(this.fish[0]);
  }

  #answer() {
    this.#isOpen = false;
    if (this.#choices.commit()) return;
    this.#isOpen = true;
    this.#isHeld = this.fish[0].isHeld = false;
    this.#bay.haul.open();
  }

  /** A net comes up behind its sign, or goes back; all of them do while a loop waits for one. */
  #lift({ thing, bag }: Net, isUp: boolean, isAsking = false) {
    if (thing.look !== 'right' && thing.look !== 'out') thing.look = isUp && !isAsking ? 'chosen' : 'normal';
    const y = thing.y - NET.up - (isUp ? NET.lift : 0);
    void this.#bay.stage.tween({ targets: bag, to: { y }, ms: NET.ms, ease: 'Back.Out', pop: true });
  }
}

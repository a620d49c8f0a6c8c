import { choicesOf, labelOf, type ChooseExercise, type Outcome, type RawAnswer, type ReadExercise, type WholeAnswer } from '../../engine/exercise/index.ts'; // prettier-ignore
import { Choices, type ChoiceThing, type FormPlay, type Image, type Input, type Offer, type Via } from '../../engine/stage/index.ts'; // prettier-ignore
import type { Pond } from './game.ts';
import { Pad } from './pad.ts';
import { DEPTHS, EXPLAINED, POND } from './places.ts';
import { Reading } from './reading.ts';
import { layOut, swapMsAt, type Layout } from './rules.ts';
import { tempoOf, timesOf, wander } from './wander.ts';

/** Letters are as large as they fit above a leaf. */
const CARD = { size: 44, maxWidth: 330 } as const;
const BUTTON = { x: 1268, y: 690, size: 84 } as const;
const MS = { late: 50, between: 110, frog: 520, shown: 560 } as const;

/** Something under a leaf that stands for an answer. */
interface Fish extends ChoiceThing {
  pad: Pad;
}

/** What goes on: the text is read, koi show their words, something moves, leaves may be lifted. */
type State = 'text' | 'look' | 'away' | 'seek';

/**
 * choose and read: koi come up with a word each. Seen, they dive under their leaves, which change places. A leaf that is lifted
 * shows its koi again, and the one that is fed is the answer: who lost sight of it only has to look on.
 */
export class PondPlay implements FormPlay {
  readonly #pond: Pond;
  readonly #choices: Choices<Fish>;
  readonly #layout: Layout;
  readonly #pads: Pad[];
  readonly #reading: Reading | undefined;
  readonly #id: string;
  #state: State = 'text';
  /** The leaf that is lifted, and how many were in this exercise. */
  #lifted: Pad | undefined;
  #lifts = 0;
  #feed: Offer | undefined;
  #frog: Offer | undefined;
  #seen: { image: Image; offer: Offer } | undefined;
  #isCopy = false;

  constructor(pond: Pond, exercise: ChooseExercise | ReadExercise) {
    const { stage } = pond;
    this.#pond = pond;
    this.#id = exercise.id;
    const choices = choicesOf(exercise);
    const cards = choices.map(({ option }) => stage.kit.wordCard(0, 0, option!, CARD));
    const layout = layOut(cards, pond.isExample ? EXPLAINED : POND);
    this.#layout = layout;
    const koi = pond.koi(choices.length);
    const fish = choices.map((choice, i): Fish => {
      const part = cards[i]!;
      const card = { part, fit: layout.fit, at: layout.cardAt(part.width) };
      const pad = new Pad(stage, i, layout.seats[i]!, { scale: layout.scale, koi: koi[i], card });
      return { choice, pad, thing: pad.thing };
    });
    this.#pads = fish.map(({ pad }) => pad);
    const free = layout.seats[fish.length];
    if (free) this.#pads.push(new Pad(stage, fish.length, free, { scale: layout.scale }));
    for (const { thing } of this.#pads) thing.setVisible(false);
    this.#choices = new Choices(pond, fish, {
      name: 'blad',
      hit: ({ pad }) => pad.hit,
      isFree: () => this.#isFree,
      onPick: (one) => this.#pick(one),
      more: ({ pad }) => ({
        onEarly: () => pad.rock(),
        onPress: (pressed) => pad.thing.scene && pad.thing.setScale(pressed ? 0.97 : 1),
      }),
    });
    if (exercise.form === 'read')
      this.#reading = new Reading(pond, exercise, {
        read: () => (this.#state === 'text' ? void this.#arrive() : this.#veil(false)),
        again: () => this.#veil(true),
      });
  }

  async present() {
    this.#choices.offer();
    if (this.#reading) await this.#reading.lay();
    else await this.#arrive();
  }

  frame() {
    for (const pad of this.#pads) pad.frame();
  }

  focus() {
    return this.#lifted?.at;
  }

  step(_want: RawAnswer, via: Via): Input | null {
    const isWaiting = this.#state === 'away' && !this.#reading?.isOpen;
    return isWaiting ? { kind: 'wait', ms: 40 } : (this.#reading?.step(via) ?? null);
  }

  async right(outcome: Outcome) {
    const one = this.#choices.given(outcome);
    this.#close();
    if (one) await this.#eat(one, outcome);
  }

  async wrong(outcome: Outcome) {
    const one = this.#choices.given(outcome);
    this.#rest();
    this.#lifts = Infinity;
    if (one) {
      await one.pad.koi?.shake();
      this.#choices.ruleOut(one);
      one.pad.leave();
    }
    await this.#showAll();
    this.#reading?.lookUp();
    this.#state = 'seek';
  }

  async reveal(outcome: Outcome) {
    const one = this.#choices.given(outcome);
    const right = this.#choices.of(outcome.answer);
    this.#rest();
    this.#reading?.close();
    if (one) {
      await one.pad.koi?.shake();
      await this.#pond.stage.kit.eraser.rub(one.pad.card!);
      this.#choices.ruleOut(one);
      one.pad.leave();
    }
    if (!right) return;
    const { x, y } = right.pad.at;
    this.#pond.stage.fx.burst('bubbles', x, y, { count: 10, spread: 70 });
    await right.pad.open();
    if (outcome.reveal) right.pad.card!.reveal(outcome.reveal);
  }

  takeOver(answer: WholeAnswer) {
    this.#choices.takeOver(answer);
    this.#isCopy = true;
    this.#state = 'seek';
  }

  async copied(given: RawAnswer) {
    const one = this.#choices.of(given);
    this.#close();
    if (one) await this.#eat(one);
  }

  async clear() {
    this.#close();
    this.#reading?.destroy();
    await Promise.all(this.#pads.map((pad) => pad.fade()));
  }

  get #isFree(): boolean {
    return this.#state === 'look' || this.#state === 'seek';
  }

  /** They come up with their words: who has seen them says so, by any of them or by the button. */
  async #arrive() {
    const { stage } = this.#pond;
    this.#state = 'away';
    stage.sound.play('rimpel');
    for (const { thing } of this.#pads) thing.setVisible(true);
    await Promise.all(this.#pads.map((pad, i) => pad.arrive(i * MS.late)));
    if (!this.#pads[0]!.thing.scene) return;
    this.#state = 'look';
    const image = stage.image('duik', BUTTON.x, BUTTON.y).setDepth(DEPTHS.letters);
    const offer = stage.offer(image, {
      id: 'gezien',
      kind: 'control',
      label: 'Gezien',
      key: 'Enter',
      size: { width: BUTTON.size, height: BUTTON.size },
      enabled: () => this.#state === 'look' && this.#pond.isOpen,
      onPick: () => void this.#dive(),
      onPress: (pressed) => image.scene && image.setScale(pressed ? 0.92 : 1),
    });
    this.#seen = { image, offer };
  }

  /** All dive, and the leaves change places. */
  async #dive() {
    const { stage, third, isExample } = this.#pond;
    this.#state = 'away';
    stage.focusOn(undefined);
    this.#rest();
    stage.sound.play('plons');
    await Promise.all(this.#pads.map((pad) => pad.close()));
    await wander(stage, this.#pads, {
      seed: this.#id,
      times: isExample && this.#reading ? 0 : timesOf(stage),
      hasWhirl: third > 0,
      ms: swapMsAt(isExample ? 1 : tempoOf(stage)),
      between: isExample ? 0 : MS.between,
      seats: this.#layout.seats,
    });
    const frog = this.#pads.find(({ koi }) => !koi);
    if (!frog?.thing.scene) return void (this.#state = 'seek');
    this.#frog = stage.offer(frog.thing, {
      id: 'blad-kikker',
      kind: 'option',
      value: 'kikker',
      label: 'kikker',
      size: frog.hit,
      enabled: () => this.#isFree && !this.#isCopy,
      onPick: () => void this.#croak(frog),
    });
    this.#state = 'seek';
  }

  #pick(one: Fish) {
    if (this.#state === 'look') return void this.#dive();
    if (!one.pad.isUp) return void this.#lift(one);
    this.#choices.commit(one);
  }

  /** A leaf is lifted; the one before it lies down again. */
  async #lift(one: Fish) {
    const { stage } = this.#pond;
    await this.#turnTo(one.pad);
    if (!one.pad.card?.scene) return;
    this.#choices.arm(one);
    this.#feed = stage.offer(one.pad.card, {
      id: 'voer',
      kind: 'commit',
      label: `Voer de koi: ${labelOf(one.choice.option!)}`,
      enabled: () => this.#state === 'seek',
      onPick: () => this.#choices.commit(one),
      onPress: (pressed) => one.pad.card?.scene && (one.pad.card.look = pressed ? 'pressed' : 'normal'),
    });
    this.#state = 'seek';
  }

  /** Nobody lives here but the frog. */
  async #croak(frog: Pad) {
    const { stage } = this.#pond;
    await this.#turnTo(frog);
    stage.sound.play('kikker');
    await stage.clock.wait(MS.frog);
    await frog.close();
    if (this.#lifted === frog) this.#lifted = undefined;
    this.#state = 'seek';
  }

  async #turnTo(pad: Pad) {
    this.#state = 'away';
    this.#rest();
    const before = this.#lifted;
    this.#lifted = pad;
    this.#lifts++;
    await Promise.all([before !== pad && before?.close(), pad.open()]);
  }

  /** It was right: it gets its crumb, leaps with joy, and all leaves rock on its waves. */
  async #eat({ pad }: Fish, outcome?: Outcome) {
    const { stage } = this.#pond;
    await this.#pond.crumb(pad.at);
    pad.card!.look = 'right';
    if (outcome) this.#pond.fed(this.#lifts === 1, outcome, pad.koi!, pad.at);
    for (const other of this.#pads) if (other !== pad) other.rock();
    await pad.leap();
    const { x, y } = pad.at;
    stage.fx.burst('splash', x, y, { count: 14, spread: 60 });
    stage.sound.play('plons');
    await stage.clock.wait(this.#pond.isExample ? 0 : MS.shown);
  }

  /** After a miss nobody has to keep track any more: all that are left come up with their words. */
  async #showAll() {
    this.#frog?.remove();
    await Promise.all([
      ...this.#choices.left.map(({ pad }) => pad.open()),
      ...this.#pads.filter(({ koi }) => !koi).map((pad) => pad.close()),
    ]);
  }

  /** The text is read once more, or was: leaves are out of sight meanwhile. */
  #veil(isVeiled: boolean) {
    for (const { thing } of this.#pads) thing.setVisible(!isVeiled);
    this.#seen?.image.setVisible(!isVeiled);
  }

  /** What was lifted is fed no more, and nobody has to say that they have seen it. */
  #rest() {
    this.#choices.arm(undefined);
    this.#feed?.remove();
    this.#feed = undefined;
    this.#seen?.offer.remove();
    this.#seen?.image.destroy();
    this.#seen = undefined;
  }

  #close() {
    this.#state = 'away';
    this.#rest();
    this.#frog?.remove();
    this.#reading?.close();
    this.#choices.close();
  }
}

import {
  choicesOf,
  FITS_NOT,
  type Choice,
  type ChooseExercise,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
  type SortExercise,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  STAGE,
  type BucketSign,
  type ChoiceThing,
  type Input,
  type Offer,
  type Via,
} from '../../engine/stage/index.ts';
import { FIELD, OVER_SIGNS } from './places.ts';
import { Rock, sizeWith } from './rock.ts';
import { cellsFor } from './rules.ts';
import { REACH } from './shots.ts';
import { laySigns } from './signs.ts';
import type { Sky, Volley } from './sky.ts';

/** Widest card: of one of many, and of the one that is judged or sorted. */
const WIDEST = { option: 386, word: 560 } as const;
const WORD_SIZE = 42;
/** The hint lies so far below the prompt. */
const HINT = 62;
/** Dust of choose, and the comb of what does not fit. */
const DUST = { choose: 'ster', comb: 'kam' } as const;
/** Where the word is held up beside the only rock. */
const BESIDE = { far: 400, y: 330 } as const;
const WAIT: Input = { kind: 'wait', ms: 50 };
const ENTER: Input = { kind: 'key', code: 'Enter', ms: 40 };
const MS = { beckon: 160, signs: 200, after: 240 } as const;

/** What stands for an answer: a rock, or the sign of a kind of dust. */
interface Target extends ChoiceThing {
  rock?: Rock;
  sign?: BucketSign;
}

/** The dust of a sign: each mark has its own, and what does not fit is combed. */
const dustOf = ({ id, sign }: Choice): string => (id === FITS_NOT ? DUST.comb : sign!.mark);

/** choose, sort and judge: rocks with words, hit twice with stardust. In sort and judge there is one, and the dust says what it is. */
export class Shooting implements Volley {
  readonly rocks: Rock[];
  readonly #sky: Sky;
  readonly #form: 'choose' | 'sort' | 'judge';
  readonly #choices: Choices<Target>;
  /** The one that is judged or sorted. */
  readonly #single: Rock | undefined;
  #offered: Offer | undefined;
  #isOpen = false;

  constructor(sky: Sky, exercise: ChooseExercise | SortExercise | JudgeExercise) {
    const { stage } = sky;
    this.#sky = sky;
    this.#form = exercise.form;
    const choices = choicesOf(exercise);
    const isOne = exercise.form !== 'choose';
    const cards = isOne
      ? [stage.kit.wordCard(0, 0, exercise.card, { size: WORD_SIZE, maxWidth: WIDEST.word })]
      : choices.map(({ option }) => stage.kit.wordCard(0, 0, option!, { maxWidth: WIDEST.option }));
    const top = Math.max(FIELD.top, stage.kit.prompt.bottom + HINT);
    const cells = cellsFor(cards.map(sizeWith), { ...FIELD, top, ...(isOne && { bottom: OVER_SIGNS }) });
    const rng = stage.rng.fork(`steen/${exercise.id}`);
    const first = rng.below(6);
    this.rocks = cards.map((card, i) => {
      const look = { cell: cells[i]!, kind: first + i, pace: sky.pace, turn: rng.between(0, Math.PI * 2) };
      return new Rock(stage, card, look);
    });
    if (isOne) this.#single = this.rocks[0];
    const targets: Target[] = isOne
      ? laySigns(stage, choices).map((sign, i) => ({ choice: choices[i]!, thing: sign, sign }))
      : this.rocks.map((rock, i) => ({ choice: choices[i]!, thing: rock.thing, rock }));
    this.#choices = new Choices(sky, targets, {
      name: this.#single ? 'stof' : 'steen',
      onPick: (target) => (target.rock ? this.#goTo(target.rock) : this.#load(target)),
      ...(!this.#single && {
        hit: ({ rock }: Target) => rock!.hit,
        more: ({ rock }: Target) => ({ row: cells[this.rocks.indexOf(rock!)]!.row }),
      }),
    });
  }

  get dust(): string | undefined {
    if (!this.#single) return DUST.choose;
    return this.#choices.armed && dustOf(this.#choices.armed.choice);
  }

  async present() {
    const signs = this.#signs;
    if (signs.length > 0) void this.#sky.stage.tween({ targets: signs, to: { alpha: 1 }, ms: MS.signs });
    await Promise.all(this.rocks.map((rock, i) => rock.come(i)));
    this.#choices.offer();
    this.#offerSingle();
    this.#isOpen = true;
  }

  frame(ms: number) {
    for (const rock of this.rocks) rock.frame(ms);
  }

  hit(rock: Rock, kind: string) {
    const { stage } = this.#sky;
    stage.fx.burst('stars', rock.middle.x, rock.middle.y, { count: 7, spread: rock.r });
    if (!this.#isOpen || !this.#sky.isOpen || rock.isOut || !rock.aimed.hit(kind)) return;
    const target = this.#single
      ? this.#choices.items.find(({ choice }) => dustOf(choice) === kind)
      : this.#choices.items.find((one) => one.rock === rock);
    if (!target) return;
    this.#isOpen = false;
    if (this.#single) this.#makeRoom(this.#single);
    if (this.#choices.commit(target)) return;
    // In the first moments nothing counts yet: the ring stays.
    rock.aimed.hit(kind);
    this.#isOpen = true;
  }

  beckon() {
    const { stage } = this.#sky;
    this.#sky.bump();
    for (const sign of this.#signs)
      void stage.tween({ targets: sign, to: { scale: 1.06 }, ms: MS.beckon, yoyo: true, pop: true });
  }

  ready(): boolean {
    if (this.#single) this.#goTo(this.#single);
    return this.#single !== undefined;
  }

  async right(outcome: Outcome) {
    const target = this.#choices.of(outcome.given);
    const rock = this.#single ?? target?.rock;
    if (!rock) return;
    const isMended = target?.choice.id === FITS_NOT;
    if (!isMended) rock.card.look = 'right';
    else if (outcome.reveal) rock.card.reveal(outcome.reveal);
    if (target?.sign) target.sign.look = 'right';
    await this.#bloom(rock, outcome);
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome, false);
    this.#isOpen = true;
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    const card = (this.#single ?? this.#choices.of(outcome.answer)?.rock)?.card;
    if (!card || !outcome.reveal) return;
    card.reveal(outcome.reveal);
    // Another word than the right one has no letters to mend: it goes.
    if (isMisfit(outcome)) this.#sky.stage.kit.rubOut(card);
  }

  takeOver() {
    this.#isOpen = true;
  }

  async copied(given: RawAnswer) {
    const rock = this.#choices.of(given)?.rock;
    if (rock) await this.#bloom(rock, undefined);
  }

  notCopied() {
    this.#isOpen = true;
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { rocket, shots, stage } = this.#sky;
    const target = this.#choices.of(want);
    if (!this.#isOpen || !target) return null;
    if (rocket.isBusy || shots.isFlying) return WAIT;
    const isLoaded = this.#single && this.#choices.armed === target;
    return isLoaded && via === 'keyboard' && !stage.settings.support ? ENTER : null;
  }

  async clear() {
    const { rocket, shots } = this.#sky;
    this.#isOpen = false;
    rocket.takeOver();
    shots.clear();
    this.#choices.close();
    this.#offered?.remove();
    await Promise.all(this.rocks.map((rock, i) => rock.leave(i === 0 ? this.#signs : [])));
  }

  get #signs(): BucketSign[] {
    return this.#choices.items.flatMap(({ sign }) => sign ?? []);
  }

  #offerSingle() {
    const rock = this.#single;
    if (!rock) return;
    this.#offered = this.#sky.stage.offer(rock.thing, {
      id: 'steen',
      kind: 'commit',
      label: 'Schiet op de steen',
      size: rock.hit,
      onPick: () => (this.dust === undefined ? this.beckon() : this.#goTo(rock)),
    });
  }

  /** The word is held up beside the only rock. */
  #makeRoom({ middle: { x } }: Rock) {
    const { far, y } = BESIDE;
    this.#sky.stage.kit.banner.place = { x: x + (x < STAGE.centreX ? far : -far), y };
  }

  /** Chooses the dust that is shot from now on. */
  #load(target: Target) {
    const { stage } = this.#sky;
    for (const sign of this.#signs) if (sign.look === 'chosen') sign.look = 'normal';
    this.#choices.arm(target);
    target.sign!.look = 'chosen';
    stage.sound.play('tik');
  }

  /** Turns to a rock, flies there as far as is needed, and dusts it once; calmly, and with motor support, until that is an answer. */
  #goTo(rock: Rock) {
    const { rocket, shots, isExample, stage } = this.#sky;
    const kind = this.dust;
    if (!this.#isOpen || rock.isOut || kind === undefined) return;
    let left = stage.calm || stage.settings.support ? 2 : 1;
    if (rock.aimed.kind === kind) left = 1;
    rocket.send({
      // It lives: the rock floats on.
      target: { get x() { return rock.middle.x; }, get y() { return rock.middle.y; } }, // prettier-ignore
      reach: isExample ? Infinity : REACH + rock.r,
      arrived: () => {
        if (!this.#isOpen) return true;
        if (shots.shoot(rocket.nose, rocket.ship.angle, kind, rock)) left--;
        return left <= 0;
      },
    });
  }

  /** It opens, and what was in it finds its place in the sky. */
  async #bloom(rock: Rock, outcome: Outcome | undefined) {
    const { planets, stage } = this.#sky;
    const at = await rock.open();
    void planets.grow(at, rock.r, outcome?.decides === true);
    await stage.clock.wait(MS.after);
  }

  /** The rock shakes it off; out of play, and with Gum when it was the last try. */
  async #refuse(outcome: Outcome, rubs: boolean) {
    const target = this.#choices.given(outcome);
    const rock = this.#single ?? target?.rock;
    if (!target || !rock) return;
    const { stage, rocket } = this.#sky;
    rocket.takeOver();
    await rock.yawn();
    if (this.#form === 'choose') {
      if (rubs) await stage.kit.eraser.rub(rock.card);
      rock.card.look = 'out';
      rock.isOut = true;
    } else if (isMisfit(outcome)) await stage.kit.eraser.rub(rock.card);
    this.#choices.ruleOut(target);
  }
}

/** The card of judge shows a wrong word. */
const isMisfit = ({ answer }: Outcome): boolean => answer !== undefined && 'fits' in answer && !answer.fits;

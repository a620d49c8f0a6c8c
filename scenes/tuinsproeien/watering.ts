import {
  choicesOf,
  FITS_NOT,
  type Choice,
  type ChooseExercise,
  type JudgeExercise,
  type Outcome,
  type RawAnswer,
  type SortExercise,
  type WholeAnswer,
} from '../../engine/exercise/index.ts';
import {
  Choices,
  type BucketSign,
  type GameStage,
  type Input,
  type Offer,
  type Via,
  type WordCard,
} from '../../engine/stage/index.ts';
import type { Aiming } from './aiming.ts';
import type { Garden, Watering } from './garden.ts';
import { Plant } from './plant.ts';
import { Serving } from './serving.ts';
import { DEPTHS, NOZZLE, WORD } from './places.ts';
import { layOut, Thirst, type Spot } from './rules.ts';

/** Kinds of flowers that there are. */
export const KINDS = 8;
/** Widest sign in one row of two or three, of more, and in two rows. */
const SIGN = { widest: 386, bucket: 290 } as const;
/** Beds of several plants: their largest size, their width at full size, and how far they are kept apart. */
const BED = { largest: 1.2, wide: 250, apart: 62 } as const;
const BANNER = { x: 683, oneRow: 262, reveal: 288, twoRows: 704, beside: 340 } as const;
/** How far he stands left of half-way between beds, so that the rain gauge of the next is not before him. */
const GNOME = { beds: 14 } as const;
const MS = { shelter: 200, away: 120 } as const;
/** A plant that is half full is an answer; calmly a full one. */
const GOAL = { usual: 0.5, calm: 0.999 } as const;
/** From this tempo on plants sway, at most so far. */
const SWAY = 13;

/** choose, sort and judge: plants, each with a sign; the one that drinks enough is the answer. */
export class Beds implements Watering {
  readonly #garden: Garden;
  readonly #aiming: Aiming;
  readonly #choices: Choices<Plant>;
  readonly #serving: Serving;
  readonly #form: 'choose' | 'sort' | 'judge';
  /** The word that is sorted or judged. */
  readonly #word: WordCard | undefined;
  #state: 'coming' | 'open' | 'decided' = 'coming';
  #last: Plant | undefined;

  constructor(garden: Garden, aiming: Aiming, exercise: ChooseExercise | SortExercise | JudgeExercise) {
    const { stage } = garden;
    this.#garden = garden;
    this.#aiming = aiming;
    this.#form = exercise.form;
    const choices = choicesOf(exercise);
    const cards = choices.map((choice) => signFor(stage, choice));
    const laid = layOut(cards);
    const first = stage.rng.fork(`bloem/${exercise.id}`).below(KINDS);
    const goal = stage.calm ? GOAL.calm : GOAL.usual;
    const isBed = exercise.form !== 'choose';
    const size = isBed ? Math.min(BED.largest, laid.scale, (laid.pitch - BED.apart) / BED.wide) : laid.scale;
    const plants = choices.map((choice, i) => {
      const place = laid.places[i]!;
      const card = cards[i]!.setScale(laid.signs);
      const look = { choice, card, kind: (first + i * 3) % KINDS, place, size };
      const thirst = new Thirst(garden.drinkMs, goal, stage.calm);
      const swing = stage.calm || stage.reducedMotion ? 0 : stage.lerp(0, SWAY);
      return new Plant(stage, { ...look, isBed }, thirst, swing);
    });
    this.#choices = new Choices(garden, plants, {
      name: 'bloem',
      hit: ({ hit }) => hit,
      isFree: (plant) => this.#isFree(plant),
      onPick: (plant) => this.#serving.pick(plant),
      more: (plant) => this.#serving.held(plant),
    });
    this.#serving = new Serving(garden, aiming, (plant) => this.#isFree(plant));
    const [one, two] = laid.places;
    const gap = laid.rows === 2 || choices.length > 2 ? two!.x : 683 * 2 - one!.x;
    garden.standGnome({ x: (one!.x + gap) / 2 - (isBed ? GNOME.beds : 0), y: one!.foot - 10 }, size);
    garden.hose.stand(isBed);
    const isOneRow = laid.rows === 1;
    stage.kit.banner.place = { x: BANNER.x, y: isOneRow ? BANNER.oneRow : BANNER.twoRows };
    stage.kit.banner.revealPlace = { x: BANNER.x, y: isOneRow ? BANNER.reveal : BANNER.twoRows };
    if (exercise.form !== 'choose') this.#word = hang(stage, exercise.card);
  }

  get isThirsty() {
    return this.#state === 'open' && this.#garden.isOpen;
  }

  get target(): Spot {
    return (this.#last ?? this.#choices.items[0]!).head;
  }

  async present() {
    const word = this.#word?.setAlpha(0);
    const { stage, hose } = this.#garden;
    hose.hasEmptied = false;
    if (word) void stage.tween({ targets: word, to: { alpha: 1 }, ms: MS.shelter });
    stage.sound.play('blad', { volume: 0.4 });
    await Promise.all(this.#choices.items.map((plant, i) => plant.rise(i)));
    this.#state = 'open';
    this.#choices.offer();
  }

  frame(ms: number) {
    for (const plant of this.#choices.items) plant.frame(ms);
    this.#serving.frame();
  }

  focus() {
    const { hose } = this.#garden;
    return hose.isOpen ? hose.aim : undefined;
  }

  water(x: number, y: number, ms: number): boolean {
    const plant = this.#at(x, y);
    if (!plant) return false;
    const { stage, isOpen } = this.#garden;
    const { thirst } = plant;
    if (!isOpen || !this.#isFree(plant)) return true;
    const before = Math.floor(thirst.level * 8);
    const isEnough = thirst.drink(ms);
    if (Math.floor(thirst.level * 8) > before)
      stage.sound.play('druppel-tik', { rate: 0.8 + 0.1 * (plant.kind % 4) + thirst.level * 0.4 });
    if (isEnough) this.#give(plant);
    return true;
  }

  offerAt(x: number, y: number): Offer | undefined {
    const plant = this.#at(x, y);
    return plant && this.#choices.offerOf(plant);
  }

  async right({ given, reveal }: Outcome) {
    const plant = this.#choices.of(given);
    if (!plant) return;
    plant.card.look = 'right';
    const word = this.#word;
    // A word that did not fit gets no tick: it is mended.
    if (word && plant.choice.id !== FITS_NOT) word.look = 'right';
    else if (reveal) word?.reveal(reveal);
    await plant.open();
  }

  async wrong(outcome: Outcome) {
    await this.#refuse(outcome);
    this.#state = 'open';
  }

  async reveal(outcome: Outcome) {
    await this.#refuse(outcome, true);
    const right = this.#choices.of(outcome.answer);
    const card = this.#word ?? right?.card;
    if (outcome.reveal && card && 'reveal' in card) card.reveal(outcome.reveal);
    // Another word than the right one has no letters to mend: it goes.
    if (this.#word && isMisfit(outcome)) this.#garden.stage.kit.rubOut(this.#word);
    await right?.lift();
  }

  /** Only the right one is thirsty now; in sort and judge the stage asks for the word itself. */
  takeOver(answer: WholeAnswer) {
    const only = this.#choices.takeOver(answer);
    if (only) only.thirst.level = 0;
    this.#state = 'open';
  }

  async copied(given: RawAnswer) {
    await this.#choices.of(given)?.open();
  }

  step(want: RawAnswer, via: Via): Input | null {
    const plant = this.#choices.of(want);
    const offer = plant && this.#choices.offerOf(plant);
    return this.#state === 'open' && offer ? this.#serving.step(plant, offer, via) : null;
  }

  async clear() {
    this.#state = 'decided';
    this.#serving.stop();
    this.#aiming.hide();
    this.#choices.close();
    const word = this.#word;
    const { stage } = this.#garden;
    if (word) void stage.tween({ targets: word, to: { alpha: 0 }, ms: MS.away }).then(() => word.destroy());
    await Promise.all(this.#choices.items.map((plant) => plant.clear()));
    stage.kit.banner.place = stage.kit.banner.revealPlace = undefined;
  }

  #isFree(plant: Plant): boolean {
    return this.#state === 'open' && !plant.isOut && this.#choices.isAsked(plant);
  }

  #at(x: number, y: number): Plant | undefined {
    return this.#choices.items.find((plant) => plant.catches(x, y));
  }

  /** It has drunk enough: that is the answer. */
  #give(plant: Plant) {
    this.#state = 'decided';
    this.#last = plant;
    this.#aiming.hide();
    this.#makeRoom(plant);
    if (this.#choices.commit(plant)) return this.#serving.stop();
    // In the first moments nothing counts yet: it goes on drinking.
    this.#state = 'open';
    plant.thirst.level = Math.max(0, plant.thirst.goal - 0.1);
  }

  /** In one row a blossom in the middle would open behind the banner: that hangs beside it then. */
  #makeRoom({ head }: Plant) {
    const { place } = this.#garden.stage.kit.banner;
    if (place?.y !== BANNER.oneRow || Math.abs(head.x - BANNER.x) > BANNER.beside) return;
    place.x = head.x + (head.x > BANNER.x ? -BANNER.beside : BANNER.beside);
  }

  /** A leaf for an umbrella; out of play, and with Gum when it was the last try. */
  async #refuse(outcome: Outcome, rubs = false) {
    const plant = this.#choices.given(outcome);
    if (!plant) return;
    const { stage } = this.#garden;
    await plant.shelter();
    await stage.clock.wait(MS.shelter);
    if (this.#form === 'choose') {
      if (rubs) await stage.kit.eraser.rub(plant.card);
      plant.card.look = 'out';
    } else if (this.#word && isMisfit(outcome)) await stage.kit.eraser.rub(this.#word);
    this.#choices.ruleOut(plant);
  }
}

/** The card of judge shows a wrong word. */
const isMisfit = ({ answer }: Outcome): boolean => answer !== undefined && 'fits' in answer && !answer.fits;

function signFor({ kit }: GameStage, { option, sign }: Choice): WordCard | BucketSign {
  if (option) return kit.wordCard(0, 0, option, { maxWidth: SIGN.widest });
  const { mark, label, badge } = sign!;
  return kit.bucketSign(0, 0, mark, label, { maxWidth: SIGN.bucket, ...(badge && { badge }) });
}

/** The word that is asked hangs on the nozzle. */
function hang({ kit }: GameStage, option: SortExercise['card']): WordCard {
  const { x, y, size, widest, picture } = WORD;
  const card = kit.wordCard(x, y, option, { size, maxWidth: widest });
  if (option.picture) card.setScale(picture);
  return card.setDepth(DEPTHS.card).setY(Math.min(y, NOZZLE.y + 4));
}

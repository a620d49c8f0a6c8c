import { choicesOf, type ChoiceExercise } from '../../engine/exercise/index.ts';
import type { GameStage, Image } from '../../engine/stage/index.ts';
import { House } from './house.ts';
import { DEPTHS, GROUND } from './places.ts';
import { ARC, roundFor, seenAt, type Round } from './rules.ts';

/** What stands between houses where few are asked. */
const BETWEEN = ['park', 'waslijn', 'kraam'] as const;
/** The laundry flaps as the bike comes by. */
const FLAP = { reach: 320, turn: 5 } as const;

/** The houses of one exercise, along a street that is a round. */
export class Block {
  readonly houses: readonly House[];
  readonly round: Round;
  readonly #between: { image: Image; at: number; flaps: boolean }[] = [];
  /** Houses stay where they are on the round; a block that was ridden out of does not come again. */
  #isLeft = false;

  constructor(stage: GameStage, exercise: ChoiceExercise) {
    const rng = stage.rng.fork(`straat/${exercise.id}`);
    const choices = choicesOf(exercise);
    const first = exercise.form === 'sort' ? 0 : rng.below(6);
    const all = choices.map((choice, i) => new House(stage, choice, first + i));
    this.round = roundFor(all.map(({ hit }) => hit.width));
    // In sort a type of house always looks the same, wherever in the street it stands.
    this.houses = rng.shuffle(all);
    const kinds = rng.shuffle(BETWEEN);
    for (let i = all.length; i < this.round.slots; i++) {
      const frame = kinds[i % kinds.length]!;
      const image = stage.image(frame, 0, GROUND).setDepth(DEPTHS.between);
      this.#between.push({
        image,
        at: i * this.round.pitch,
        flaps: frame === 'waslijn' && !stage.reducedMotion,
      });
    }
    this.houses.forEach((house, i) => (house.at = i * this.round.pitch));
  }

  /** Puts it down so that its first house stands at `at` along the street. */
  putAt(at: number) {
    for (const one of [...this.houses, ...this.#between]) one.at += at;
  }

  /** Where a house comes to be seen next, when it is to be ridden up to. */
  ahead(house: House, far: number): number {
    const x = seenAt(house.at, far, this.round.length);
    return x >= ARC.from ? x : x + this.round.length;
  }

  /** Everything lies where it is seen from `far`. */
  move(far: number, ms: number) {
    const seen = (at: number) => (this.#isLeft ? at - far : seenAt(at, far, this.round.length));
    for (const house of this.houses) house.place(seen(house.at), ms);
    for (const { image, at, flaps } of this.#between) {
      image.setX(seen(at));
      if (flaps) {
        const near = Math.max(0, 1 - Math.abs(image.x - ARC.middle) / FLAP.reach);
        image.setAngle(near * FLAP.turn * Math.sin(far / 26));
      }
    }
  }

  /** It is ridden out of: what has not come yet does not come any more. */
  leave(far: number, right: number) {
    this.#isLeft = true;
    for (const house of this.houses) {
      house.at = house.x + far;
      house.retire();
      if (house.x - house.hit.width / 2 > right) house.thing.setVisible(false);
    }
    for (const one of this.#between) {
      one.at = one.image.x + far;
      if (one.image.x - one.image.width / 2 > right) one.image.setVisible(false);
    }
  }

  /** How far its last thing that is still in view reaches. */
  get reach(): number {
    const xs = [
      ...this.houses.filter(({ thing }) => thing.visible).map(({ x, hit }) => x + hit.width / 2),
      ...this.#between.filter(({ image }) => image.visible).map(({ image }) => image.x + image.width / 2),
    ];
    return Math.max(-Infinity, ...xs);
  }

  destroy() {
    for (const house of this.houses) house.destroy();
    for (const { image } of this.#between) image.destroy();
  }
}

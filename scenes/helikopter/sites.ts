import { choicesOf, type ChooseExercise, type SortExercise } from '../../engine/exercise/index.ts';
import type { BucketSign, ChoiceThing, Container, WordCard } from '../../engine/stage/index.ts';
import { Crate } from './crate.ts';
import { AIR, type Course } from './course.ts';
import type { Fjord } from './game.ts';
import { decksOf, groundOf, harbourFor, liftsOf, stairsFor } from './layout.ts';
import { CRATE, DEPTHS, WATER } from './places.ts';
import { BARGE, SHIP, type DeckMark } from './ship.ts';

const CARD = { onCliff: { maxWidth: 400 }, alone: { size: 46, maxWidth: 620 } } as const;
const DECK = { x: SHIP.x + SHIP.deck.x, y: SHIP.y, half: SHIP.deck.half } as const;
/** Where it waits: between cliff and ship, or so high over the rock. */
const HOME = { x: 800, y: 300, above: 188 } as const;
/** What is hit of a barge, its sign so much below the middle. */
const HIT = { width: 190, height: 150, sign: 26 } as const;
/** Half of the rock in the water that is kept clear of. */
const ROCK = 70;
/** In the example all is lower: the line of explanation hangs above it. */
const LOWER = { stairs: 455, top: 336 } as const;
const STAMPS = 5;

/** What stands for one answer: a card beside its crate, or the sign on a barge. */
export interface Spot extends ChoiceThing {
  thing: Container;
  face: WordCard | BucketSign;
}

/** Where an exercise takes place, laid out. */
export interface Site {
  spots: Spot[];
  crates: Crate[];
  marks: DeckMark[];
  course: Course;
  home: { x: number; y: number };
  /** The word that is sorted; then there is one crate, and a deck for each answer. */
  card?: WordCard;
}

/** choose: on each step of the cliff stands a crate beside its word, and the ship waits. */
export function cliffSite(fjord: Fjord, exercise: ChooseExercise): Site {
  const { stage, ship, rock } = fjord;
  const choices = choicesOf(exercise);
  const cards = choices.map(({ option }) => stage.kit.wordCard(0, 0, option!, CARD.onCliff));
  const stairs = fjord.isExample ? stairsFor(cards, LOWER.stairs) : stairsFor(cards);
  const turn = stage.rng.fork(`kisten/${exercise.id}`).below(STAMPS);
  const crates = stairs.crates.map((at, i) => {
    const crate = new Crate(stage, i + turn);
    crate.place(at);
    return crate;
  });
  const spots = choices.map((choice, i): Spot => {
    const [face, place, at] = [cards[i]!, stairs.cards[i]!, stairs.crates[i]!];
    // What is hit is the card and its crate together.
    const left = place.x - (face.width * place.scale) / 2;
    const width = at.x + CRATE / 2 - left;
    const height = Math.max(face.height * place.scale, AIR.load);
    const [x, y] = [left + width / 2, at.y + AIR.load / 2 - height / 2];
    face.setPosition(place.x - x, place.y - y).setScale(place.scale);
    const thing = stage.scene.add.container(x, y, [face]).setSize(width, height).setDepth(DEPTHS.card);
    return { choice, thing, face };
  });
  ship.lie(true);
  ship.moor([]);
  rock.show(stairs.steps);
  const course = {
    lifts: liftsOf(stairs.crates),
    decks: decksOf([DECK], DECK.half),
    ground: groundOf(stairs.steps),
    water: WATER,
    ...(fjord.isExample && { top: LOWER.top }),
    ease: fjord.ease(false),
  };
  return { spots, crates, marks: [ship.mark(DECK.x, DECK.y)], course, home: HOME };
}

/** sort: one crate on a rock, its word below it, and a barge for each bucket. */
export function harbourSite(fjord: Fjord, exercise: SortExercise): Site {
  const { stage, ship, rock } = fjord;
  const card = stage.kit.wordCard(0, 0, exercise.card, CARD.alone);
  const choices = choicesOf(exercise);
  const harbour = harbourFor(choices.length, card);
  const { x, y, scale } = harbour.card;
  card.setPosition(x, y).setScale(scale).setDepth(DEPTHS.card);
  const crate = new Crate(stage, stage.rng.fork(`kisten/${exercise.id}`).below(STAMPS));
  crate.place(harbour.crate);
  const spots = choices.map((choice, i): Spot => {
    const { mark, label } = choice.sign!;
    const face = stage.kit.bucketSign(0, HIT.sign, mark, label, { maxWidth: harbour.room });
    face.setScale(Math.min(1, harbour.room / face.width));
    const thing = stage.scene.add
      .container(harbour.decks[i]!.x, harbour.signY - HIT.sign, [face])
      .setSize(Math.max(HIT.width, face.width * face.scaleX), HIT.height)
      .setDepth(DEPTHS.card);
    return { choice, thing, face };
  });
  ship.lie(false);
  ship.moor(harbour.decks);
  rock.show([], harbour.rock);
  const { x: middle, y: top } = harbour.rock;
  const course = {
    lifts: liftsOf([harbour.crate]),
    decks: decksOf(harbour.decks, BARGE),
    ground: [{ from: middle - ROCK, to: middle + ROCK, y: top }],
    water: WATER,
    ease: fjord.ease(false),
  };
  const marks = harbour.decks.map((deck) => ship.mark(deck.x, deck.y));
  return { spots, crates: [crate], marks, course, home: { x: middle, y: top - HOME.above }, card };
}

import { choicesOf, type ChooseExercise } from '../../engine/exercise/index.ts';
import type { City } from './city.ts';
import { Stop } from './stop.ts';
import { dealBays, placesFor, type Box } from './town.ts';

/** How far the bays are, in u, at tempo 0 and 1. */
const FAR = [480, 720] as const;
/** The four edges where a card can stand, as directions. */
const CORNERS = [
  { x: -0.8, y: -0.6 },
  { x: 0.8, y: -0.6 },
  { x: -0.8, y: 0.6 },
  { x: 0.8, y: 0.6 },
] as const;
const LETTERS = ['A', 'B', 'C', 'D'] as const;
/** What stands before the town: usual bottom of what is asked, how much hint and word banner take, and the widest card that is minded. */
const COVERED = { prompt: 164, hint: 56, banner: 90, card: 380 } as const;

/** A bay with its card for each answer, about equally far from the taxi; each card at the edge that is nearest to its bay. */
export function layStops({ stage, taxi: { car } }: City, exercise: ChooseExercise): Stop[] {
  const choices = choicesOf(exercise);
  const bays = dealBays(car, choices.length, stage.lerp(...FAR), stage.rng.fork(`rit/${exercise.id}`));
  const corners = placesFor(
    bays.map(({ x, y }) => ({ x: x - car.x, y: y - car.y })),
    CORNERS,
  );
  // Cards in the order in which they are read have the answers in the order in which they were dealt.
  const order = corners.map((_, i) => i).sort((a, b) => corners[a]! - corners[b]!);
  return choices.map((choice, i) => {
    const corner = corners[order[i]!]!;
    const look = { letter: LETTERS[i]!, isLeft: corner % 2 === 0, isBelow: corner > 1 };
    return new Stop(stage, choice, bays[order[i]!]!, look);
  });
}

/** Looks from above at the taxi and the bays that are left, all clear of cards, of a hint, and of the word of a reveal. */
export function lookAt(
  { eye, taxi, stage }: City,
  stops: readonly Stop[],
  left: readonly Stop[],
  isHinted: boolean,
  isRevealed: boolean,
) {
  const places = left.flatMap(({ bay, aside }) => [bay, aside]);
  eye.rise([taxi.car, ...places], coveredBy(stops, stage.kit.prompt.bottom, isHinted, isRevealed));
}

/** How much of the window stands before the town at each edge. */
function coveredBy(
  stops: readonly Stop[],
  promptBottom: number,
  isHinted: boolean,
  isRevealed: boolean,
): Box {
  const widest = (left: boolean) =>
    Math.max(
      0,
      ...stops.map(({ isLeft, size }) => (isLeft === left ? Math.min(size.width, COVERED.card) : 0)),
    );
  return {
    left: widest(true),
    right: widest(false),
    top: Math.max(0, promptBottom - COVERED.prompt) + (isHinted ? COVERED.hint : 0),
    bottom: isRevealed ? COVERED.banner : 0,
  };
}

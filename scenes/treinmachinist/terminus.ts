import { choicesOf, type ChooseExercise, type SortExercise } from '../../engine/exercise/index.ts';
import type { GameStage } from '../../engine/stage/index.ts';
import { RIGHT } from './places.ts';
import { layYard, placesFor, type Yard } from './rules.ts';
import { Station } from './station.ts';

/** Rails are straight again so far before the roofs, but points need some room before that. */
const STRAIGHT = { before: 150, least: 764, most: 950 } as const;
const ARRIVE_MS = 420;
/** From this tempo on a yard for sort is laid deep: one station turns off at a time. */
const DEEP_FROM = 0.5;

/** All stations of an exercise, at the ends of the rails. */
export class Terminus {
  readonly key: string;
  readonly stations: Station[];
  readonly yard: Yard;

  constructor(stage: GameStage, exercise: SortExercise | ChooseExercise) {
    this.key = keyOf(exercise);
    this.stations = choicesOf(exercise).map((choice, i) => new Station(stage, choice, i));
    const deep = exercise.form === 'sort' && this.stations.length > 2 && stage.tempo >= DEEP_FROM;
    const places = placesFor(this.stations.map(({ width, height }) => ({ width, height })));
    this.stations.forEach((station, i) => station.stand(places[i]!.y, places[i]!.scale, places[i]!.aside));
    const left = Math.min(RIGHT, ...this.stations.map((station) => station.left));
    this.yard = layYard(
      places.map(({ y }) => y),
      deep,
      Math.max(STRAIGHT.least, Math.min(STRAIGHT.most, left - STRAIGHT.before)),
    );
  }

  async arrive() {
    await Promise.all(this.stations.map((station, i) => station.arrive(ARRIVE_MS + i * 40)));
  }

  destroy() {
    for (const station of this.stations) station.destroy();
  }
}

/** Exercises with the same key have the same stations, which stay where they are. */
export const keyOf = (exercise: SortExercise | ChooseExercise): string =>
  exercise.form === 'sort' ? JSON.stringify(exercise.buckets) : exercise.id;

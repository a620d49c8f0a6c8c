import type { Earned, ExerciseResult, KeyStep, LoggedAnswer, RoundResult } from '../exercise/index.ts';

/** Everything that happens once in the canvas and that web may want to know. */
export interface StageEvents {
  /** The round goes on with this exercise. */
  exerciseShown: { exerciseId: string; at: number; of: number };
  /** A commit was graded and logged; it must be stored. `keys` tell how a wrong text was typed. */
  answer: LoggedAnswer & { keys?: KeyStep[] };
  /** The round is over, whole or left half-way; `results` has one entry per exercise, in the order of their ids in `asked`. */
  roundEnded: { result: RoundResult; results: ExerciseResult[]; asked: string[] };
  /** Play skill brought something; this is all of it so far. */
  earned: Earned;
  /** A place on the map was picked: show its panel. */
  placePicked: { taskId: string };
  /**
   * The map asks for something that web draws: the plain list, the menu, a room of the clubhouse. Or it tells that it
   * shows the chart of all islands now, or one island again.
   */
  mapWish: {
    wish: 'list' | 'menu' | 'kraam' | 'kast' | 'trofeeen' | 'ballon' | 'chart' | 'island';
  };
  /** The map shows this island now. */
  islandShown: { somvensterId: string };
}

type Listener<T> = (payload: T) => void;

/** A typed event bus; a listener that throws does not stop the others. */
export class StageBus {
  #listeners = new Map<keyof StageEvents, Set<Listener<never>>>();

  /** Listens until the returned function is called. */
  on<K extends keyof StageEvents>(name: K, listener: Listener<StageEvents[K]>): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener as Listener<never>));
    return () => void listeners.delete(listener as Listener<never>);
  }

  emit<K extends keyof StageEvents>(name: K, payload: StageEvents[K]) {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      try {
        (listener as Listener<StageEvents[K]>)(payload);
      } catch (error) {
        console.error(error);
      }
    }
  }

  /** How many listeners there are, for the test that nothing is left behind. */
  get size() {
    return [...this.#listeners.values()].reduce((sum, set) => sum + set.size, 0);
  }
}

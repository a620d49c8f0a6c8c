import type { FormHost, FormPlay } from '../../engine/stage/index.ts';
import type { Bar } from './bar.ts';
import type { Planets } from './planets.ts';
import type { Rock } from './rock.ts';
import type { Rocket } from './rocket.ts';
import type { Shots } from './shots.ts';

/** What a volley needs of the space around it. */
export interface Sky extends FormHost {
  readonly rocket: Rocket;
  readonly shots: Shots;
  readonly planets: Planets;
  readonly bar: Bar;
  /** How fast rocks float, in u/s. */
  readonly pace: number;
}

/** One exercise: rocks that are answered by hitting one of them twice. */
export interface Volley extends FormPlay {
  /** Rocks that can be hit and bumped into now. */
  readonly rocks: readonly Rock[];
  /** What dust is shot now; none where the pupil has to choose first. */
  readonly dust: string | undefined;
  /** Somebody is ready to shoot at the only rock there is; whether there is such a one. */
  ready(): boolean;
  /** Dust came down on a rock. */
  hit(rock: Rock, kind: string): void;
  /** There is no dust yet: its signs say so. */
  beckon(): void;
}

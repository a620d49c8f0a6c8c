import { Stray, type GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const LOOK = {
  id: 'pelikaan',
  label: 'Zeg de pelikaan gedag',
  spots: [{ x: 902, y: 250 }],
  depth: DEPTHS.crew,
  flee: { x: 260, y: -190, ms: 700 },
  sound: 'pelikaan',
} as const;

/** The pelican that sits on the pile: once a boot was fished up it wears that. */
export class Pelican {
  frame: 'pelikaan' | 'pelikaan-laars' = 'pelikaan';
  readonly #stage: GameStage;
  #here: Stray | undefined;

  constructor(stage: GameStage) {
    this.#stage = stage;
  }

  /** It comes to sit there for an exercise. */
  come(seed: string) {
    this.#here = new Stray(this.#stage, { ...LOOK, frame: this.frame });
    this.#here.come(seed);
  }

  go() {
    this.#here?.go();
  }
}

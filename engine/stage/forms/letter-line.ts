import type { GameStage } from '../stage-scene.ts';
import { gapAt, pitchOf } from './cuts.ts';

const MS = { fold: 240, stretch: 480 } as const;
/** With reduced motion it only flinches. */
const STILL = 0.3;

/** Where the letters and gaps of a word that is split lie, in u from its middle; it can fold as an accordion. */
export class LetterLine {
  readonly pitch: number;
  readonly #letters: { readonly length: number };
  readonly #shorter: number;
  #folded = 0;

  /** `shorter`: by which share it gets shorter when it is folded. */
  constructor(letters: { readonly length: number }, shorter: number) {
    this.pitch = pitchOf(letters);
    this.#letters = letters;
    this.#shorter = shorter;
  }

  /** Of the whole word, in u. */
  get width(): number {
    return this.#letters.length * this.pitch;
  }

  /** How far it is folded now: 0 is stretched, 1 as short as it gets. */
  get folded(): number {
    return this.#folded;
  }

  /** The gap before letter `cut`; 0 is the left end. */
  gap(cut: number): number {
    return gapAt(this.#letters, cut, this.pitch) * (1 - this.#shorter * this.#folded);
  }

  /** The middle of letter `i`. */
  middle(i: number): number {
    return this.gap(i + 0.5);
  }

  /** It folds and springs back; `draw` is called as it does, `turn` when it is shortest. */
  async fold(stage: GameStage, draw: () => void, turn: () => void = () => {}) {
    const way = { share: 0 };
    const to = (share: number, ms: number, ease: string) =>
      stage.tween({
        targets: way,
        to: { share },
        ms,
        ease,
        onUpdate: () => {
          this.#folded = way.share * (stage.reducedMotion ? STILL : 1);
          draw();
        },
      });
    await to(1, MS.fold, 'Quad.Out');
    turn();
    await to(0, MS.stretch, 'Back.Out');
  }
}

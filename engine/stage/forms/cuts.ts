import { cutsIn, type Outcome, type SplitExercise } from '../../exercise/index.ts';
import type { Offer, OfferOptions } from '../offer.ts';
import type { Thing } from '../thing.ts';
import type { FormHost } from './form-play.ts';

/** Room of one letter in u; from so many letters on they stand closer together (scenes/README.md 1.8). */
const PITCH = { usual: 60, close: 44, closeFrom: 15 } as const;
/** A gap for the finger, in u: the least, the most, and how high. */
const GAP = { least: 44, most: 60, high: 96 } as const;

/** What shows one gap: the kit's `CutHandle`, a blade, a coupling. */
export interface Gap {
  /** What is offered. */
  readonly thing: Thing;
  /** It is cut here, or not. */
  set(cut: boolean): void;
  /** How it stands after a verdict: `out` was wrong and leaves play, `kept` is right and stays, `plain` is as at first. */
  mark(as: 'plain' | 'out' | 'kept'): void;
}

interface CutDress {
  /** One for each gap, left to right: gap `k` lies before letter `k`. */
  gaps: readonly Gap[];
  /** Ids and labels: `gat-1`, "snijden tussen a en p". */
  names: { gap: string; label: string };
  /** What the finger hits, in u; as wide as the letters stand apart without it. */
  hit?: { width: number; height: number };
  /** More of the offer of each gap: `row`, `drag`, `onFocus`, `onPress`. */
  more?(): Partial<OfferOptions>;
  /** A cut was set or taken away by the pupil: sound and juice. */
  moved?(gap: number, cut: boolean): void;
}

/** split: cuts are set in the gaps of a word and committed whole. */
export class Cuts {
  readonly #host: FormHost;
  readonly #exercise: SplitExercise;
  readonly #dress: CutDress;
  readonly #offers = new Map<number, Offer>();
  readonly #shown = new Set<number>();
  readonly #kept = new Set<number>();

  constructor(host: FormHost, exercise: SplitExercise, dress: CutDress) {
    this.#host = host;
    this.#exercise = exercise;
    this.#dress = dress;
  }

  /** Offers every gap that is not offered yet. */
  offer() {
    const { gaps, names, hit, more } = this.#dress;
    const { letters } = this.#exercise;
    const size = hit ?? {
      width: Math.max(GAP.least, Math.min(GAP.most, pitchOf(letters))),
      height: GAP.high,
    };
    gaps.forEach((gap, i) => {
      const cut = i + 1;
      if (this.#offers.has(cut)) return;
      const offer = this.#host.stage.offer(gap.thing, {
        id: `${names.gap}-${cut}`,
        kind: 'gap',
        value: cut,
        label: `${names.label} tussen ${letters[i]} en ${letters[cut]}`,
        size,
        chosen: () => this.#draft.has(cut),
        onPick: () => void this.#draft.toggle(cut),
        ...more?.(),
      });
      this.#offers.set(cut, offer);
    });
  }

  /** Draws the draft. Call it from the play's `draw()`. */
  draw() {
    this.#dress.gaps.forEach((gap, i) => {
      const cut = i + 1;
      const isCut = this.#draft.has(cut);
      if (this.#shown.has(cut) === isCut) return;
      if (isCut) this.#shown.add(cut);
      else this.#shown.delete(cut);
      gap.set(isCut);
      if (!isCut && this.#kept.delete(cut)) gap.mark('plain');
      this.#dress.moved?.(cut, isCut);
    });
  }

  /** Gaps that are cut now. */
  get cuts(): number[] {
    return this.#draft.cuts;
  }

  commit(): boolean {
    return this.#host.commit({ form: 'split', cuts: this.#draft.cuts });
  }

  /** Cuts that were wrong. */
  wrongOnes({ verdict }: Outcome): number[] {
    return this.#draft.cuts.filter((cut) => !verdict.parts?.[cut - 1]);
  }

  /** nogeens: what is right stays cut, what is wrong is taken back and leaves play. */
  keepRight(outcome: Outcome) {
    const wrong = this.wrongOnes(outcome);
    for (const cut of this.#draft.cuts) {
      if (wrong.includes(cut)) continue;
      this.#kept.add(cut);
      this.#gap(cut).mark('kept');
    }
    for (const cut of wrong) {
      this.#draft.toggle(cut);
      this.#gap(cut).mark('out');
      this.#offers.get(cut)?.remove();
      this.#offers.delete(cut);
    }
  }

  /** onthul: Gum rubs out the first wrong cut, and where it should be cut is marked. */
  async showRight(outcome: Outcome) {
    const wrong = this.wrongOnes(outcome)[0];
    if (wrong !== undefined) await this.#host.stage.kit.eraser.rub(this.#gap(wrong).thing);
    this.#kept.clear();
    this.#draft.clear();
    for (const cut of cutsIn(outcome.answer)) this.#gap(cut).mark('kept');
  }

  /** neem over: every gap is as at first. */
  takeOver() {
    for (const gap of this.#dress.gaps) gap.mark('plain');
    this.offer();
  }

  /** Nothing can be cut any more. */
  close() {
    for (const offer of this.#offers.values()) offer.remove();
    this.#offers.clear();
  }

  get #draft() {
    return this.#host.draft.cuts;
  }

  #gap(cut: number): Gap {
    return this.#dress.gaps[cut - 1]!;
  }
}

/** Room of one letter of a word that is split, in u. */
export const pitchOf = (letters: { readonly length: number }): number =>
  letters.length >= PITCH.closeFrom ? PITCH.close : PITCH.usual;

/** Where the gap before letter `cut` lies, in u from the middle of a word whose letters stand `pitch` u apart. */
export const gapAt = (letters: { readonly length: number }, cut: number, pitch = pitchOf(letters)): number =>
  (cut - letters.length / 2) * pitch;

import { plainSigns, slotsOf, type Exercise } from '../exercise/index.ts';

/** The answer in the making for build and order: things in a row of places. */
export class RowDraft {
  readonly places: (string | undefined)[];
  #fixed = new Set<number>();
  #history: number[] = [];
  #changed: () => void;

  constructor(count: number, changed: () => void = () => {}) {
    this.places = Array.from({ length: count }, () => undefined);
    this.#changed = changed;
  }

  /** The first open place, or -1. */
  get open() {
    return this.places.indexOf(undefined);
  }

  get full() {
    return this.open === -1;
  }

  /** What lies in the places, left to right, without the open ones. */
  get ids(): string[] {
    return this.places.filter((id) => id !== undefined);
  }

  /** The place that `undo` would empty. */
  get lastLaid(): number | undefined {
    return this.#history.at(-1);
  }

  placeOf(id: string) {
    return this.places.indexOf(id);
  }

  isFixed(place: number) {
    return this.#fixed.has(place);
  }

  /**
   * Lays `id` in `place` (the first open one without it). What lay there swaps to where `id` came from, or goes back.
   * Returns whether anything changed.
   */
  lay(id: string, place = this.open): boolean {
    const from = this.placeOf(id);
    if (!(place in this.places) || from === place || this.#fixed.has(place) || this.#fixed.has(from))
      return false;
    const there = this.places[place];
    this.places[place] = id;
    if (from >= 0) this.places[from] = there;
    this.#history = [
      ...this.#history.filter((at) => at !== place && at !== from),
      ...(from >= 0 && there !== undefined ? [from] : []),
      place,
    ];
    this.#changed();
    return true;
  }

  /** Takes back what lies in `place`; returns its id. */
  takeBack(place: number): string | undefined {
    const id = this.places[place];
    if (id === undefined || this.#fixed.has(place)) return undefined;
    this.places[place] = undefined;
    this.#history = this.#history.filter((at) => at !== place);
    this.#changed();
    return id;
  }

  /** Takes back what was laid last; returns its id. */
  undo(): string | undefined {
    const last = this.lastLaid;
    return last === undefined ? undefined : this.takeBack(last);
  }

  /** Keeps what is right in its place for good and takes back the rest; returns the ids that came back. */
  keep(parts: readonly boolean[]): string[] {
    const back: string[] = [];
    for (const [place, id] of this.places.entries()) {
      if (id === undefined || this.#fixed.has(place)) continue;
      if (parts[place]) this.#fixed.add(place);
      else {
        back.push(id);
        this.places[place] = undefined;
      }
    }
    this.#history = [];
    this.#changed();
    return back;
  }
}

/** The answer in the making for type. Dead keys and composition arrive as whole letters. */
export class TextDraft {
  #text = '';
  #most: number;
  #changed: () => void;

  constructor(length: number, changed: () => void = () => {}) {
    // Room for a slip or two, so that a mistake never is cut to the right word.
    this.#most = Math.max(length + 4, 8);
    this.#changed = changed;
  }

  get text() {
    return this.#text;
  }

  set text(text: string) {
    if (text === this.#text) return;
    this.#text = text;
    this.#changed();
  }

  /** Adds typed letters, each sign turned into the one that is meant (a dash into a hyphen). Returns what was added. */
  type(input: string): string {
    const letters = plainSigns(input).replace(/[^\p{L}\p{M}' \-.,!?]/gu, '');
    const room = [...letters].slice(0, Math.max(0, this.#most - [...this.#text].length)).join('');
    const before = this.#text;
    this.text = (before + room).normalize('NFC');
    return this.#text === before ? '' : room;
  }

  /** Takes the last letter away; returns whether there was one. */
  undo(): boolean {
    if (this.#text === '') return false;
    this.text = [...this.#text].slice(0, -1).join('');
    return true;
  }
}

/** The answer in the making for split: a cut `k` lies before letter `k`. */
export class CutDraft {
  #cuts = new Set<number>();
  #last: number[] = [];
  #gaps: number;
  #changed: () => void;

  constructor(letters: number, changed: () => void = () => {}) {
    this.#gaps = letters - 1;
    this.#changed = changed;
  }

  get cuts(): number[] {
    return [...this.#cuts].sort((a, b) => a - b);
  }

  has(cut: number) {
    return this.#cuts.has(cut);
  }

  /** Sets or takes away a cut; returns whether it is there now. */
  toggle(cut: number): boolean {
    if (cut < 1 || cut > this.#gaps) return false;
    if (this.#cuts.delete(cut)) this.#last = this.#last.filter((other) => other !== cut);
    else {
      this.#cuts.add(cut);
      this.#last.push(cut);
    }
    this.#changed();
    return this.#cuts.has(cut);
  }

  /** Takes the last cut away; returns which one. */
  undo(): number | undefined {
    const last = this.#last.at(-1);
    if (last !== undefined) this.toggle(last);
    return last;
  }

  clear() {
    if (this.#cuts.size === 0) return;
    this.#cuts.clear();
    this.#last = [];
    this.#changed();
  }
}

/** The draft of one exercise; a form uses the part that it needs. */
export interface Draft {
  row: RowDraft;
  text: TextDraft;
  cuts: CutDraft;
}

/** The drafts for an exercise of any form. `changed` is called after each change. */
export function draftFor(exercise: Exercise, changed: () => void): Draft {
  return {
    row: new RowDraft(slotsOf(exercise), changed),
    text: new TextDraft(exercise.form === 'type' ? exercise.length : 0, changed),
    cuts: new CutDraft(exercise.form === 'split' ? exercise.letters.length : 0, changed),
  };
}

/** A draft of nothing, for before the first exercise. */
export const emptyDraft = (): Draft => ({
  row: new RowDraft(0),
  text: new TextDraft(0),
  cuts: new CutDraft(0),
});

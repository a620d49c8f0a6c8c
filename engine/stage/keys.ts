import type { Offer } from './offer.ts';
import type { OfferDesk } from './offers.ts';

/** What the keys mean now: it follows from the form that is played. */
export interface KeyMode {
  /** Letters are typed: digit shortcuts are off and ArrowUp is hear again. */
  typing: boolean;
  /** Letters pick tiles or cards. */
  letters: boolean;
}

interface KeyHelp {
  desk: OfferDesk;
  pick(offer: Offer): void;
  mode(): KeyMode;
  type(text: string): void;
  /** Backspace. */
  undo(): void;
  /** Enter while typing, when nothing is offered for it. */
  ready(): void;
  hearAgain(): void;
  toggleMute(): void;
  pause(): void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** By place on the keyboard, so that it is the same cross of keys on AZERTY. */
const WASD: Record<string, string> = {
  KeyW: 'ArrowUp',
  KeyA: 'ArrowLeft',
  KeyS: 'ArrowDown',
  KeyD: 'ArrowRight',
};
const STEERING = new Set<string>(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Space', 'Enter']);

/** The keyboard of scenes/README.md 1.7. */
export class KeyRouter {
  #help: KeyHelp;
  #held = new Set<string>();

  constructor(help: KeyHelp) {
    this.#help = help;
  }

  /** A key went down. `key` is the letter it makes, `code` its place. */
  down(code: string, key: string, repeat = false) {
    // A key without a place is known by its letter.
    const held = code || key;
    if (repeat || this.#held.has(held)) return;
    this.#held.add(held);
    const { desk } = this.#help;
    const mode = this.#help.mode();
    const arrow = mode.typing || mode.letters ? code : (WASD[code] ?? code);
    if (this.#steer(arrow, true, mode.typing)) return;
    const direct = this.#direct(code, mode);
    if (direct) return this.#help.pick(direct);
    // On AZERTY ç and à are on keys that mute and hear again elsewhere: a tile with that letter comes first.
    if (mode.letters && /^\p{L}$/u.test(key) && this.#pickLetter(key)) return;
    if (this.#command(code, mode)) return;
    if (mode.typing && [...key].length === 1 && (code !== 'Space' || key === ' '))
      return this.#help.type(key);
    if (mode.letters && this.#pickLetter(key)) return;
    const digit = mode.typing ? undefined : /^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1];
    if (digit) return this.#pickNumber(Number(digit));
    const way = ARROWS[arrow];
    if (way) return desk.moveFocus(way[0], way[1]);
    if (code === 'Backspace') return this.#help.undo();
    if (code === 'Space') return this.#pickFocus();
    if (code === 'Enter' || code === 'NumpadEnter') this.#enter();
  }

  up(code: string, key = code) {
    // A Mac tells of no key that is let go while Command is down.
    if (key === 'Meta') return this.release();
    if (!this.#held.delete(code || key)) return;
    const mode = this.#help.mode();
    this.#steer(mode.typing || mode.letters ? code : (WASD[code] ?? code), false, mode.typing);
  }

  /** The Enter of the on-screen keyboard: what the real one does while typing. */
  ready() {
    this.#enter();
  }

  /** All held keys count as let go: a pause, a lost window. */
  release() {
    for (const code of [...this.#held]) this.up(code);
  }

  #steer(code: string, down: boolean, typing: boolean): boolean {
    const gesture = this.#help.desk.gestures.find((one) => one.onKey && one.enabled?.() !== false);
    if (!gesture) return false;
    const wants = typing
      ? gesture.whileTyping?.includes(code)
      : STEERING.has(code) || gesture.keys?.includes(code);
    if (!wants) return false;
    gesture.onKey?.(code, down);
    return true;
  }

  /** The offer that names this very key. */
  #direct(code: string, mode: KeyMode): Offer | undefined {
    if (mode.typing && !/^(Enter|NumpadEnter|Tab|F\d+)$/.test(code)) return undefined;
    const wanted = code === 'NumpadEnter' ? 'Enter' : code;
    const { desk } = this.#help;
    return desk.all.find((offer) => offer.key === wanted && desk.usable(offer));
  }

  #command(code: string, { typing }: KeyMode): boolean {
    const { hearAgain, toggleMute, pause } = this.#help;
    if (code === 'Escape') pause();
    else if (typing && code === 'ArrowUp') hearAgain();
    else if (!typing && code === 'Digit0') hearAgain();
    else if (!typing && code === 'Digit9') toggleMute();
    else if (!typing && code === 'Digit8') pause();
    else return false;
    return true;
  }

  /** The first free tile with that letter: one that is the letter itself before one that begins with it. */
  #pickLetter(key: string): boolean {
    if ([...key].length !== 1) return false;
    const letter = key.toLowerCase();
    const tiles = this.#help.desk.inOrder('tile', 'card').filter((tile) => !tile.chosen());
    const tile =
      tiles.find((one) => one.label.toLowerCase() === letter) ??
      tiles.find((one) => one.label.toLowerCase().startsWith(letter));
    if (tile) this.#help.pick(tile);
    return tile !== undefined;
  }

  #pickNumber(n: number) {
    const { desk } = this.#help;
    const offer = desk.numbered()[n - 1];
    if (!offer) return;
    desk.setFocus(offer);
    this.#help.pick(offer);
  }

  #pickFocus() {
    const { desk } = this.#help;
    const { focus } = desk;
    if (!focus || !desk.usable(focus)) return desk.moveFocus(1, 0);
    const isLoaded = (focus.kind === 'bucket' || focus.kind === 'option') && focus.chosen();
    const commit = desk.all.find((offer) => offer.kind === 'commit' && desk.usable(offer));
    // What is in the hand already is used: Space on the pot that is loaded throws.
    const row = desk.rows().find((one) => one.includes(focus)) ?? [];
    this.#help.pick(isLoaded && commit ? commit : focus);
    if ((focus.kind === 'tile' || focus.kind === 'card') && focus.chosen()) this.#toNextFree(focus, row);
  }

  /** A tile that was laid takes the focus along; it comes back to the row from which the next one is taken. */
  #toNextFree(laid: Offer, row: readonly Offer[]) {
    const { desk } = this.#help;
    const isFree = (offer: Offer) => offer.kind === laid.kind && !offer.chosen() && desk.usable(offer);
    const at = row.indexOf(laid);
    const next =
      row.slice(at).find(isFree) ??
      row.slice(0, at).reverse().find(isFree) ??
      desk.inOrder(laid.kind).find(isFree) ??
      desk.all.find((offer) => offer.kind === 'commit' && desk.usable(offer));
    if (next) desk.setFocus(next);
  }

  /** Enter is "ready": it commits where there is something to commit, else it does what has the focus. */
  #enter() {
    const { desk } = this.#help;
    const commit = desk.all.find((offer) => offer.kind === 'commit' && desk.usable(offer));
    if (commit) return this.#help.pick(commit);
    if (this.#help.mode().typing) return this.#help.ready();
    if (desk.focus && desk.usable(desk.focus)) this.#help.pick(desk.focus);
  }
}

import { isItem, type Exercise, type RawAnswer } from '../exercise/index.ts';
import type { Draft } from './draft.ts';
import type { Input, Via } from './input.ts';
import { idsOf, textOf } from './items.ts';
import type { KeyMode } from './keys.ts';
import type { Offer, OfferKind } from './offer.ts';
import type { OfferDesk } from './offers.ts';

/** What a next step is worked out from. */
export interface Situation {
  exercise: Exercise;
  draft: Draft;
  desk: OfferDesk;
  mode: KeyMode;
}

/** An act towards an answer: something to pick, a letter to type, a key. */
type Act = { pick: Offer } | { type: string } | { key: 'Backspace' | 'Enter' };

/**
 * The next act towards the wanted answer, worked out from what is offered and what lies in the draft; undefined
 * when there is nothing to do but wait. It serves the example, the robot, motor support and "neem over".
 */
export function nextAct({ exercise, draft, desk }: Situation, want: RawAnswer): Act | undefined {
  const offered = (kind: OfferKind, value: string | number) =>
    desk.all.find((offer) => offer.kind === kind && offer.value === value && desk.usable(offer));
  const commit = desk.all.find((offer) => offer.kind === 'commit' && desk.usable(offer));
  const pick = (offer: Offer | undefined): Act | undefined => (offer ? { pick: offer } : undefined);
  if (desk.only) return pick(desk.only);
  /** Picks what must be chosen first; then commits, where the game asks for a second act. */
  const pickThenCommit = (offer: Offer | undefined) =>
    offer?.chosen() ? pick(commit ?? offer) : pick(offer);

  if (isItem(want)) {
    const [kind, id] = 'slot' in want ? (['tile', want.tile] as const) : (['card', want.card] as const);
    const twins = idsOf(exercise).filter((other) => textOf(exercise, other) === textOf(exercise, id));
    return pick(offered(kind, id) ?? twins.map((twin) => offered(kind, twin)).find(Boolean));
  }
  switch (want.form) {
    case 'choose':
    case 'read':
      return pickThenCommit(offered('option', want.option));
    case 'judge':
      return pickThenCommit(offered('option', want.fits ? 'klopt' : 'kloptniet'));
    case 'sort':
      return pickThenCommit(offered('bucket', want.bucket));
    case 'build':
      return rowAct(exercise, draft, want.tiles, (id) => offered('tile', id), pick(commit));
    case 'order':
      return rowAct(exercise, draft, want.cards, (id) => offered('card', id), pick(commit));
    case 'split': {
      const wrong = draft.cuts.cuts.find((cut) => !want.cuts.includes(cut));
      const missing = want.cuts.find((cut) => !draft.cuts.has(cut));
      const gap = wrong ?? missing;
      return gap === undefined ? pick(commit) : pick(offered('gap', gap));
    }
    case 'type': {
      const { text } = draft.text;
      if (text === want.text) return pick(commit) ?? { key: 'Enter' };
      if (!want.text.startsWith(text)) return { key: 'Backspace' };
      return { type: [...want.text][[...text].length]! };
    }
  }
}

/** Fills a row from the left; what lies wrong is taken back first. */
function rowAct(
  exercise: Exercise,
  { row }: Draft,
  wanted: readonly string[],
  offered: (id: string) => Offer | undefined,
  commit: Act | undefined,
): Act | undefined {
  const same = (a: string | undefined, b: string | undefined) =>
    a !== undefined && textOf(exercise, a) === textOf(exercise, b);
  const wrong = row.places.findIndex(
    (id, place) => id !== undefined && !same(id, wanted[place]) && !row.isFixed(place),
  );
  if (wrong >= 0) return { key: 'Backspace' };
  if (row.full) return commit;
  const place = row.open;
  const laid = new Set(row.ids);
  const twin = [wanted[place], ...idsOf(exercise)].find(
    (id) => id !== undefined && !laid.has(id) && same(id, wanted[place]) && offered(id),
  );
  const offer = twin === undefined ? undefined : offered(twin);
  return offer && { pick: offer };
}

/** Turns an act into one real input. */
export function inputFor(situation: Situation, act: Act | undefined, via: Via): Input | null {
  if (!act) return null;
  if ('key' in act)
    return via === 'keyboard' || !pointerKey(situation, act.key)
      ? key(act.key)
      : tap(pointerKey(situation, act.key)!);
  if ('type' in act) {
    const onScreen = via === 'pointer' ? letterKey(situation, act.type) : undefined;
    return onScreen ? tap(onScreen) : { kind: 'type', text: act.type };
  }
  return via === 'pointer' ? tap(act.pick) : keyTowards(situation, act.pick);
}

const key = (code: string, letter = code): Input => ({ kind: 'key', code, key: letter, ms: 40 });

function tap(offer: Offer): Input {
  const { x, y, width, height } = offer.rect();
  return { kind: 'tap', x: x + width / 2, y: y + height / 2 };
}

/** What a finger does where a keyboard has Backspace or Enter. */
function pointerKey({ desk, draft, exercise }: Situation, code: 'Backspace' | 'Enter'): Offer | undefined {
  const usable = (kind: OfferKind, value: string | number | undefined) =>
    desk.all.find(
      (offer) => offer.kind === kind && (value === undefined || offer.value === value) && desk.usable(offer),
    );
  if (code === 'Enter') return usable('commit', undefined) ?? usable('key', 'Enter');
  if (exercise.form === 'build' || exercise.form === 'order') {
    const last = draft.row.lastLaid;
    return last === undefined
      ? undefined
      : (usable('slot', last) ??
          usable('tile', draft.row.places[last]) ??
          usable('card', draft.row.places[last]));
  }
  return usable('key', 'Backspace');
}

/** The key of the on-screen keyboard for a letter; else the key that leads to its layer. */
function letterKey({ desk }: Situation, letter: string): Offer | undefined {
  const keys = desk.all.filter((offer) => offer.kind === 'key' && desk.usable(offer));
  const found = keys.find((offer) => offer.value === letter);
  if (found) return found;
  const plain = letter.toLowerCase();
  if (plain !== letter) return keys.find((offer) => offer.value === 'Aa');
  return keys.find((offer) => offer.value === 'laag');
}

/** One key press nearer to picking an offer. */
const keyTowards = ({ desk, mode }: Situation, offer: Offer): Input =>
  keyFor(desk, mode, offer) ?? walkTo(desk, offer);

/** The key that picks an offer at once: its own, its letter or its digit. */
export function keyFor(desk: OfferDesk, mode: KeyMode, offer: Offer): Input | undefined {
  if (offer.kind === 'commit') return key('Enter');
  if (offer.key && !mode.typing) return key(offer.key);
  if (mode.letters && (offer.kind === 'tile' || offer.kind === 'card')) {
    const letter = [...offer.label.toLowerCase()][0]!;
    const free = desk.inOrder('tile', 'card').filter((tile) => !tile.chosen());
    const first =
      free.find((tile) => tile.label.toLowerCase() === letter) ??
      free.find((tile) => tile.label.toLowerCase().startsWith(letter));
    const code = codeOf(letter);
    if (first === offer && code) return key(code, letter);
  }
  const n = desk.numbered().indexOf(offer);
  return n >= 0 && n < 6 && !mode.typing ? key(`Digit${n + 1}`) : undefined;
}

function walkTo(desk: OfferDesk, offer: Offer): Input {
  if (desk.focus === offer) return key('Space', ' ');
  const rows = desk.rows();
  const from = rows.findIndex((row) => desk.focus && row.includes(desk.focus));
  const to = rows.findIndex((row) => row.includes(offer));
  if (from < 0) return key('ArrowRight');
  if (from !== to)
    return key((to - from + rows.length) % rows.length <= rows.length / 2 ? 'ArrowDown' : 'ArrowUp');
  const row = rows[to]!;
  const far = (row.indexOf(offer) - row.indexOf(desk.focus!) + row.length) % row.length;
  return key(far <= row.length / 2 ? 'ArrowRight' : 'ArrowLeft');
}

/** The key that a letter stands on; undefined for one with a sign (ë), which takes more than one press. */
const codeOf = (letter: string): string | undefined =>
  letter === "'" ? 'Quote' : /^[a-z]$/.test(letter) ? `Key${letter.toUpperCase()}` : undefined;

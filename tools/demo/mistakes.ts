import type { Dealt, RawAnswer, Rng } from '../../engine/exercise/index.ts';

/** A mistake that a child could make in this exercise: one that breaks a rule where the deal knows one. */
export function mistakeIn({ exercise, solution }: Dealt, rng: Rng): RawAnswer {
  const wanted = solution.answer;
  const other = (items: readonly { id: string }[], right: string) => {
    const wrong = items.map((item) => item.id).filter((id) => id !== right);
    const known = wrong.filter((id) => solution.rules[id]);
    return rng.pick(known.length > 0 ? known : wrong);
  };
  switch (wanted.form) {
    case 'choose':
    case 'read':
      return { ...wanted, option: 'options' in exercise ? other(exercise.options, wanted.option) : '' };
    case 'sort':
      return { ...wanted, bucket: 'buckets' in exercise ? other(exercise.buckets, wanted.bucket) : '' };
    case 'judge':
      return { ...wanted, fits: !wanted.fits };
    case 'type': {
      const typical = Object.keys(solution.rules).filter((text) => text !== wanted.text);
      return { ...wanted, text: typical.length > 0 ? rng.pick(typical) : slip(wanted.text, rng) };
    }
    case 'build': {
      const extra =
        'tiles' in exercise ? exercise.tiles.filter((tile) => !wanted.tiles.includes(tile.id)) : [];
      if (extra.length === 0) return { ...wanted, tiles: swapped(wanted.tiles, rng) };
      const tile = rng.pick(extra);
      const place = wanted.tiles.findIndex(
        (id) => 'tiles' in exercise && sounds(exercise.tiles, id, tile.text),
      );
      return {
        ...wanted,
        tiles: wanted.tiles.with(place === -1 ? rng.below(wanted.tiles.length) : place, tile.id),
      };
    }
    case 'split': {
      const [cut = 1, ...rest] = wanted.cuts;
      return { ...wanted, cuts: [cut > 1 ? cut - 1 : cut + 1, ...rest].sort((a, b) => a - b) };
    }
    case 'order':
      return { ...wanted, cards: swapped(wanted.cards, rng) };
  }
}

/** Whether a tile has a vowel or consonant like `text` has: ei for ij, d for t. */
function sounds(tiles: readonly { id: string; text: string }[], id: string, text: string) {
  const isVowel = (letters: string) => /^[aeiouy]/i.test(letters);
  const tile = tiles.find((item) => item.id === id);
  return tile !== undefined && isVowel(tile.text) === isVowel(text);
}

/** A letter left out or doubled. */
function slip(text: string, rng: Rng) {
  const letters = [...text];
  const at = rng.below(letters.length);
  letters.splice(at, 1, ...(rng.next() < 0.5 && letters.length > 2 ? [] : [letters[at]!, letters[at]!]));
  return letters.join('');
}

function swapped(items: readonly string[], rng: Rng) {
  const at = rng.below(Math.max(1, items.length - 1));
  return items.length < 2 ? [...items] : items.with(at, items[at + 1]!).with(at + 1, items[at]!);
}

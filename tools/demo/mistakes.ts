import type { BuildExercise, Dealt, RawAnswer, Rng, Solution } from '../../engine/exercise/index.ts';

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
    case 'build':
      return { ...wanted, tiles: 'tiles' in exercise ? misbuilt(exercise, wanted.tiles, solution, rng) : [] };
    case 'split': {
      const [cut = 1, ...rest] = wanted.cuts;
      return { ...wanted, cuts: [cut > 1 ? cut - 1 : cut + 1, ...rest].sort((a, b) => a - b) };
    }
    case 'order':
      return { ...wanted, cards: swapped(wanted.cards, rng) };
  }
}

const isVowel = (letters: string) => /^[aeiouy]/i.test(letters);

/** The tile of the hard spot changed for one that sounds like it: ij for ei, d for t. */
function misbuilt(
  { tiles }: BuildExercise,
  wanted: readonly string[],
  { reveal, rules }: Solution,
  rng: Rng,
): string[] {
  const textOf = (id: string) => tiles.find((tile) => tile.id === id)?.text ?? '';
  let letters = 0;
  const spot = wanted.findIndex((id) => (letters += textOf(id).length) > reveal.from);
  const extra = tiles.filter(
    ({ id, text }) => !wanted.includes(id) && isVowel(text) === isVowel(textOf(wanted[spot] ?? '')),
  );
  const typical = extra.filter(({ id }) => /^D\d/.test(rules[id] ?? ''));
  if (spot === -1 || extra.length === 0) return swapped(wanted, rng);
  return wanted.with(spot, rng.pick(typical.length > 0 ? typical : extra).id);
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

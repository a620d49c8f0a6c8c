import {
  judge,
  type Dealt,
  type ItemAnswer,
  type RawAnswer,
  type Rng,
  type WholeAnswer,
} from '../exercise/index.ts';

/**
 * A wrong answer that a pupil could give, for the robot and the test hook. After an earlier miss it is one that can
 * still be given: another option, the same wrong tiles. Where nothing can be wrong it is the right answer.
 */
export function wrongAnswer(
  { exercise, solution }: Dealt,
  earlier: readonly RawAnswer[],
  rng: Rng,
): WholeAnswer {
  const right = solution.answer;
  const before = earlier.at(-1);
  switch (right.form) {
    case 'choose':
    case 'read': {
      if (exercise.form !== 'choose' && exercise.form !== 'read') return right;
      const given = earlier.map((answer) => ('option' in answer ? answer.option : ''));
      const wrong = exercise.options.map(({ id }) => id).filter((id) => id !== right.option);
      const fresh = wrong.filter((id) => !given.includes(id));
      const list = fresh.length > 0 ? fresh : wrong;
      return list.length > 0 ? { form: right.form, option: rng.pick(list) } : right;
    }
    case 'judge':
      return { form: 'judge', fits: !right.fits };
    case 'sort': {
      const others = exercise.form === 'sort' ? exercise.buckets.filter(({ id }) => id !== right.bucket) : [];
      return others.length > 0 ? { form: 'sort', bucket: rng.pick(others).id } : right;
    }
    case 'build': {
      if (before && 'tiles' in before) return before;
      if (exercise.form !== 'build') return right;
      const text = new Map(exercise.tiles.map((tile) => [tile.id, tile.text]));
      return {
        form: 'build',
        tiles: spoil(
          right.tiles,
          exercise.tiles.map(({ id }) => id),
          (id) => text.get(id),
          rng,
        ),
      };
    }
    case 'order': {
      if (before && 'cards' in before) return before;
      if (exercise.form !== 'order') return right;
      const text = new Map(exercise.cards.map((card) => [card.id, card.text]));
      const all = exercise.cards.map(({ id }) => id);
      return { form: 'order', cards: spoil(right.cards, all, (id) => text.get(id), rng) };
    }
    case 'split': {
      const gaps = exercise.form === 'split' ? exercise.letters.slice(1).map((_, i) => i + 1) : [];
      const tried = earlier.flatMap((answer) => ('cuts' in answer ? answer.cuts : []));
      const others = gaps.filter((gap) => !right.cuts.includes(gap) && !tried.includes(gap));
      // One cut too many; only where every gap is cut, one too few.
      const cuts = others.length > 0 ? [...right.cuts, rng.pick(others)] : right.cuts.slice(1);
      return { form: 'split', cuts: cuts.sort((a, b) => a - b) };
    }
    case 'type': {
      if (before && 'text' in before) return before;
      const letters = [...right.text];
      const at = rng.below(letters.length);
      letters[at] = letters[at] === 'e' ? 'a' : 'e';
      return { form: 'type', text: letters.join('') };
    }
  }
}

/** Puts one other thing in a row, or swaps two that differ. */
function spoil(
  row: readonly string[],
  all: readonly string[],
  textOf: (id: string) => string | undefined,
  rng: Rng,
): string[] {
  const wrong = [...row];
  const extra = all.filter((id) => !row.includes(id));
  const at = rng.below(row.length);
  const other = extra.find((id) => textOf(id) !== textOf(row[at]!));
  if (other !== undefined) {
    wrong[at] = other;
    return wrong;
  }
  for (let i = 0; i < row.length; i++) {
    const j = (at + i) % row.length;
    const k = row.findIndex((id) => textOf(id) !== textOf(row[j]!));
    if (k < 0) continue;
    [wrong[j], wrong[k]] = [wrong[k]!, wrong[j]!];
    return wrong;
  }
  return wrong;
}

/** A wrong thing for one place of a stepwise exercise, among what is still free. */
export function wrongItem(dealt: Dealt, right: ItemAnswer, free: readonly string[], rng: Rng): ItemAnswer {
  const others = free
    .map((id): ItemAnswer => ('slot' in right ? { ...right, tile: id } : { ...right, card: id }))
    .filter((item) => !judge(dealt, item).right);
  return others.length > 0 ? rng.pick(others) : right;
}

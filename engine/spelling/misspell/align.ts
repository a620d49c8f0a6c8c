/** A step of an explanation: letters `from` to `to` of the word were typed as `given`, for the reason in `what`. */
export interface Arc<T> {
  from: number;
  to: number;
  given: string;
  cost: number;
  what: T;
}

/** A way through a word and what was typed: what it costs and the last step of it. */
interface Path<T> {
  cost: number;
  last?: Arc<T>;
  before?: Path<T>;
}

/**
 * The cheapest way to read what was typed as the word: letters that are the same cost nothing, all else is one of the
 * steps. `loose` gives steps that fit two places whatever the word is (slips). Bounded by the product of both lengths
 * and the number of steps.
 */
export function align<T>(
  word: string,
  typed: string,
  steps: readonly Arc<T>[],
  loose: (at: number, typedAt: number) => readonly Arc<T>[],
): Arc<T>[] | undefined {
  const width = typed.length + 1;
  const best: (Path<T> | undefined)[] = Array.from({ length: (word.length + 1) * width });
  best[0] = { cost: 0 };
  const offer = (i: number, j: number, path: Path<T>) => {
    const known = best[i * width + j];
    if (!known || path.cost < known.cost) best[i * width + j] = path;
  };
  const byStart = Map.groupBy(steps, ({ from }) => from);
  for (let i = 0; i <= word.length; i++) {
    for (let j = 0; j <= typed.length; j++) {
      const here = best[i * width + j];
      if (!here) continue;
      if (i < word.length && word[i] === typed[j])
        offer(i + 1, j + 1, { cost: here.cost, last: here.last, before: here.before });
      for (const arc of [...(byStart.get(i) ?? []), ...loose(i, j)])
        if (typed.startsWith(arc.given, j))
          offer(arc.to, j + arc.given.length, { cost: here.cost + arc.cost, last: arc, before: here });
    }
  }
  return stepsOf(best.at(-1));
}

function stepsOf<T>(path: Path<T> | undefined): Arc<T>[] | undefined {
  if (!path) return undefined;
  const found: Arc<T>[] = [];
  for (let at: Path<T> | undefined = path; at; at = at.before) if (at.last) found.push(at.last);
  return found.reverse();
}

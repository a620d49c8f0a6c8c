/**
 * Asks for many in parts that the server takes at once, one after the other, and gives the answers in that order. What was done
 * stays done when a later part fails.
 */
export async function inParts<T, R>(
  all: readonly T[],
  most: number,
  ask: (part: T[]) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < all.length; at += most) answers.push(await ask(all.slice(at, at + most)));
  return answers;
}

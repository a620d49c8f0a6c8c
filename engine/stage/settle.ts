/** Longer chains of promises than this do not occur between two steps. */
const HOPS = 24;

/**
 * Lets everything that was waiting for the last step go on before the next one, so that a run does not depend on
 * how many steps the browser asks for at once.
 */
export async function settle(): Promise<void> {
  for (let i = 0; i < HOPS; i++) await null;
}

/** Probability of a logit. */
export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** Logit of a probability, kept within what a number can hold. */
export function logit(p: number): number {
  const kept = clamp(p, 1e-9, 1 - 1e-9);
  return Math.log(kept / (1 - kept));
}

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Chance of a logit with a spread: the logistic of a normal, by MacKay's approximation (0.393 = π²/8/π). */
export const spreadSigmoid = (mean: number, variance: number): number =>
  sigmoid(mean / Math.sqrt(1 + 0.393 * Math.max(0, variance)));

/** A standard normal number out of two uniform ones (Box and Muller). */
export const normal = (a: number, b: number): number =>
  Math.sqrt(-2 * Math.log(Math.max(a, 1e-12))) * Math.cos(2 * Math.PI * b);

/** A Gumbel number out of a uniform one. */
export const gumbel = (u: number): number => -Math.log(-Math.log(clamp(u, 1e-12, 1 - 1e-12)));

export const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const DAY_MS = 86_400_000;

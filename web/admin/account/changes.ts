/** The fields in which values differ from what they were, with what those were: what others changed is not overwritten. */
export function changesIn<T extends object>(values: T, base: T): Partial<T> & { was: Partial<T> } {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const keys = (Object.keys(values) as (keyof T)[]).filter((key) => !same(values[key], base[key]));
  const pick = (of: T) => Object.fromEntries(keys.map((key) => [key, of[key]])) as Partial<T>;
  return { ...pick(values), was: pick(base) };
}

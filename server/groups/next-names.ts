import type { Variant } from '../contract/variant.ts';

/** The last school year. */
export const LAST_YEAR = 8;

/** A school year as it is called: group 3 is the first year of study in Belgium. */
const called = (year: number, variant: Variant) => (variant === 'be' ? year - 2 : year);

/** One or more numbers of years, such as 5, 7/8 or 3-4-5. */
const NUMBERS = /\d+(?:\s*[/+&-]\s*\d+)*/u;

/**
 * What a group is called a year later: 5a becomes 6a, 7/8 becomes 8. A name without its years in it stays as it is.
 * Undefined when nobody is left.
 */
export function nextName(name: string, years: readonly number[], variant: Variant): string | undefined {
  const next = years.map((year) => year + 1).filter((year) => year <= LAST_YEAR);
  if (years.length > 0 && next.length === 0) return undefined;
  const found = NUMBERS.exec(name)?.[0];
  if (found === undefined) return name;
  const own = new Set(years.map((year) => called(year, variant)));
  if (!(found.match(/\d+/gu) ?? []).every((number) => own.has(Number(number)))) return name;
  const between = /\s*[/+&-]\s*/u.exec(found)?.[0] ?? '/';
  const written = found.match(/\d+/gu)!.map((number) => Number(number) + 1);
  const kept = written.filter((number) => number <= called(LAST_YEAR, variant));
  return name.replace(found, kept.join(between));
}

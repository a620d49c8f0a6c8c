import { comparable } from '../contract/comparable.ts';

/** A last name with its infix as it is compared: "Berg, van den", "van den" with "Berg" and "van den Berg" are the same. */
export function comparableLast(infix: string, last: string): string {
  const turned = /^([^,]+),\s*(.+)$/.exec(last);
  return comparable(turned ? `${infix} ${turned[2]} ${turned[1]}` : `${infix} ${last}`);
}

/** From so many words on the viaduct has two storeys; more than these would be too long a train to read. */
const TWO_FROM = 8;
const MOST = 18;
const HEIGHTS = { one: [512], two: [392, 628] } as const;

/** One storey of the viaduct: its height, the words that ride over it, and which way. */
interface Deck {
  y: number;
  words: string[];
  toLeft: boolean;
}

/** The words of a round on one storey, or on two that are ridden in opposite ways. */
export function decksFor(words: readonly string[]): Deck[] {
  const all = words.slice(0, MOST);
  if (all.length < TWO_FROM) return [{ y: HEIGHTS.one[0], words: all, toLeft: false }];
  const half = Math.ceil(all.length / 2);
  return HEIGHTS.two.map((y, i) => ({
    y,
    words: i === 0 ? all.slice(0, half) : all.slice(half),
    toLeft: i === 1,
  }));
}

import { READING, SPELLING_CATEGORIES, type Strategy } from '../../../../engine/spelling/catalogue/index.ts';

/** A category as the page tells it. */
export interface LineCategory {
  id: string;
  title: string;
  rule: string;
  strategy: Strategy;
  /** Its number in the method Staal; null where it has none. */
  staal: string | null;
  /** Begins in the second half of the year. */
  half: boolean;
}

/** The learning line of the product: categories by the year in which they begin, 3 to 8 in the Netherlands. */
export interface LearningLine {
  years: { groep: number; leerjaar: number; categories: LineCategory[] }[];
  spelling: number;
  reading: number;
}

export default (): LearningLine => ({
  years: [3, 4, 5, 6, 7, 8].map((groep) => ({
    groep,
    leerjaar: groep - 2,
    categories: SPELLING_CATEGORIES.filter(({ start }) => start.groep === groep)
      .map(({ id, title, rule, strategy, staal, start }) => ({
        id,
        title,
        rule,
        strategy,
        // Where Staal has no number, the catalogue says where it belongs: that is for authors.
        staal: staal && /^\d/.test(staal) ? staal : null,
        half: start.half === 2,
      }))
      .sort((a, b) => Number(a.half) - Number(b.half)),
  })),
  spelling: SPELLING_CATEGORIES.length,
  reading: READING.length,
});

/** In which third of a round of `of` exercises one is when `at` are done: 0, 1 or 2. */
export const thirdOf = (at: number, of: number): 0 | 1 | 2 => (at * 3 >= of * 2 ? 2 : at * 3 >= of ? 1 : 0);

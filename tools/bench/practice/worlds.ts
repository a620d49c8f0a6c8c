import type { Nature } from './world.ts';

/** What an outsider would leave out: slips, hurry, moods, an edge at which most is learnt, and anything told of words. */
const plain = {
  ...{ spacing: 1.6, drill: Infinity, general: 1, category: 0.7, gaps: 0, gapDepth: 0, yearStep: 0.4 },
  ...{ slip: 0, hurry: 0, manner: 0, timeSpread: 0.3, lvs: 0, edge: 0.5, edgeWidth: Infinity },
  ...{ discouraged: 0, fromWrong: 1, tires: Infinity, insight: 0, families: 1, familySpread: 0 },
  ...{ sudden: 0, builds: 0, offNorm: 0, dayForm: 0, sharpness: 0, easyGuess: 1 },
};

/** Where another rule tells what is learnt and forgotten (kinds.ts). */
const unlearnt = { transfer: 0, byWord: 0, forget: 0, forgetCategory: 0 };

const usual = {
  ...{ spacing: 1.6, drill: 20, general: 0.8, category: 0.6, gaps: 0, gapDepth: 0, yearStep: 0.45 },
  ...{ difficulty: 0.8, prior: 0.7, slip: 0.04, hurry: 0.03, manner: 0.3, timeSpread: 0.4, lvs: 0.8 },
  ...{ categories: 24, words: [60, 60] as const, days: [0, 1, 3, 4], minutes: 15 },
  ...{ fromWrong: 1, tires: Infinity, insight: 0, families: 1, familySpread: 0 },
  ...{ sudden: 0, builds: 0, offNorm: 0, dayForm: 0, sharpness: 0, easyGuess: 1 },
};

/** The whole line of primary school at once, as wide as the catalogue: long known for some, for others years away. */
const wide = { categories: 48, words: [30, 60] as const, yearStep: 1 };

/** Worlds that differ in what the policy can't know. */
export const WORLDS: readonly Nature[] = [
  {
    ...{ ...usual, name: 'overdracht', isTunedOn: true },
    ...{ transfer: 0.03, byWord: 0.2, forget: 0.25, forgetCategory: 0.08 },
    ...{ edge: 0.7, edgeWidth: 0.4, discouraged: 0.3 },
  },
  {
    ...{ ...usual, name: 'woord-voor-woord', isTunedOn: true },
    ...{ transfer: 0.008, byWord: 0.9, forget: 0.3, forgetCategory: 0.08 },
    ...{ edge: 0.6, edgeWidth: 0.4, discouraged: 0.3, difficulty: 1, prior: 0.6, category: 0.5 },
  },
  {
    // Noisy pupils, features that tell little, no LVS.
    ...{ ...usual, name: 'ruis', isTunedOn: true },
    ...{ transfer: 0.025, byWord: 0.4, forget: 0.35, forgetCategory: 0.1 },
    ...{ edge: 0.8, edgeWidth: 0.4, discouraged: 0.6, difficulty: 1, prior: 0.2, slip: 0.07, hurry: 0.06 },
    ...{ general: 1, category: 0.8, manner: 0.5, timeSpread: 0.7, lvs: 0 },
  },
  {
    // Only what is nearly known teaches, and who fails often loses heart.
    ...{ ...usual, name: 'zone', isTunedOn: true },
    ...{ transfer: 0.035, byWord: 0.3, forget: 0.3, forgetCategory: 0.1, spacing: 1.4, drill: 30 },
    ...{ edge: 0.75, edgeWidth: 0.2, discouraged: 0.8 },
  },
  {
    // Categories that are long known, others far away, and holes among them.
    ...{ ...usual, name: 'gaten', isTunedOn: true },
    ...{ transfer: 0.03, byWord: 0.3, forget: 0.3, forgetCategory: 0.1 },
    ...{
      edge: 0.7,
      edgeWidth: 0.4,
      discouraged: 0.4,
      gaps: 0.25,
      gapDepth: 1.8,
      yearStep: 0.9,
      general: 0.7,
    },
  },
  {
    // Drill is worth little, another day much.
    ...{ ...usual, name: 'spreiding', isTunedOn: true },
    ...{ transfer: 0.03, byWord: 0.5, forget: 0.45, forgetCategory: 0.25, spacing: 2, drill: 6 },
    ...{ edge: 0.65, edgeWidth: 0.35, discouraged: 0.3, category: 0.8 },
  },
  {
    // A category becomes clear at once, and its family with it is alike; words by themselves teach little.
    ...{ ...usual, name: 'inzicht', isTunedOn: true },
    ...{ transfer: 0.006, byWord: 0.15, forget: 0.3, forgetCategory: 0.1, insight: 0.02 },
    ...{ edge: 0.6, edgeWidth: 0.4, discouraged: 0.3, category: 0.4, families: 5, familySpread: 0.8 },
  },
  {
    // Mistakes and their explanation teach most, who sits long grows tired, what is learnt is soon forgotten.
    ...{ ...usual, name: 'leren-van-fouten', isTunedOn: true },
    ...{ transfer: 0.02, byWord: 0.5, forget: 0.5, forgetCategory: 0.15, fromWrong: 2.5, tires: 40 },
    ...{
      edge: 0.5,
      edgeWidth: 0.5,
      discouraged: 0.2,
      category: 1,
      general: 0.5,
      difficulty: 1.1,
      prior: 0.5,
    },
  },
  {
    // Short lists, little practice, and features that say the opposite.
    ...{ ...usual, name: 'korte-lijsten', isTunedOn: true },
    ...{
      transfer: 0.02,
      byWord: 0.6,
      forget: 0.3,
      forgetCategory: 0.1,
      categories: 10,
      words: [5, 25] as const,
    },
    ...{ edge: 0.7, edgeWidth: 0.35, discouraged: 0.4, prior: -0.2, lvs: 0, days: [0, 2, 4], minutes: 10 },
  },
  {
    // A word is known or it is not, from one answer to the next; much practice in little time.
    ...{ ...usual, name: 'ineens', isTunedOn: true },
    ...{
      transfer: 0.004,
      byWord: 0,
      sudden: 0.35,
      forget: 0.4,
      forgetCategory: 0.1,
      spacing: 1.8,
      drill: 12,
    },
    ...{ edge: 0.65, edgeWidth: 0.45, discouraged: 0.4, difficulty: 1.2, prior: 0.5, category: 0.7 },
    ...{ categories: 30, words: [20, 70] as const, days: [0, 1, 2, 3, 4], minutes: 10 },
  },
  {
    // What is taught in one year builds on the year before; who lacks that learns nothing of what comes after.
    ...{ ...usual, name: 'opbouw', isTunedOn: true },
    ...{ transfer: 0.045, byWord: 0.15, forget: 0.3, forgetCategory: 0.15, builds: 0.9, yearStep: 0.7 },
    ...{
      edge: 0.7,
      edgeWidth: 0.35,
      discouraged: 0.5,
      gaps: 0.15,
      gapDepth: 1.5,
      families: 4,
      familySpread: 0.6,
    },
    ...{ lvs: 0.5, prior: 0.5 },
  },
  {
    // A school far below the norm, pupils who differ from day to day, words that divide sharply or hardly, bad distractors.
    ...{ ...usual, name: 'vreemde-school', isTunedOn: true },
    ...{ transfer: 0.02, byWord: 0.5, forget: 0.35, forgetCategory: 0.12, offNorm: -1, dayForm: 0.5 },
    ...{ sharpness: 0.4, easyGuess: 1.35, lvs: 0, prior: 0.4, difficulty: 1.1, general: 0.9, slip: 0.06 },
    ...{ edge: 0.75, edgeWidth: 0.3, discouraged: 0.5, fromWrong: 1.5, tires: 80 },
    ...{ categories: 36, words: [10, 90] as const, days: [0, 2, 4], minutes: 20 },
  },
  {
    // As plain as can be: ability minus difficulty, every answer teaches alike, nothing is told of words or of years.
    ...{ ...plain, name: 'kaal', isTunedOn: true },
    ...{ transfer: 0.03, byWord: 0.5, forget: 0.3, forgetCategory: 0.1, difficulty: 1, prior: 0 },
    ...{ features: 'none' as const, isYearless: true, norms: { 6: 0 }, levelSpread: 0.6 },
    ...{ categories: 25, words: [80, 80] as const, days: [0, 1, 3, 4], minutes: 60, answers: 40 },
    forms: [{ kind: 'open' }, { kind: 'choice', options: 4 }],
  },
  {
    // Recognising alone, by the clock, a few times a week; wrong ones cost heart; of a word its length is told.
    ...{ ...plain, name: 'wijzen', isTunedOn: false },
    ...{ transfer: 0.03, byWord: 0.4, forget: 0.25, forgetCategory: 0.1, difficulty: 0.9, prior: 0.5 },
    ...{ features: 'length' as const, norms: { 4: -1, 7: 0.6 }, levelSpread: 0.5, slip: 0.05, hurry: 0.05 },
    ...{ edge: 0.65, edgeWidth: 0.5, discouraged: 0.5, manner: 0.4, timeSpread: 0.6, drill: 15 },
    ...{ categories: 40, words: [25, 75] as const, days: [0, 3, 4], minutes: 12 },
    forms: [{ kind: 'choice', options: 3 }, { kind: 'build' }, { kind: 'choice', options: 2 }],
  },
  {
    // What is not seen for a week is nearly gone, unless it came back on many days; few large categories, written alone.
    ...{ ...plain, name: 'vergeten', isTunedOn: false },
    ...{ transfer: 0.03, byWord: 1, forget: 0.9, forgetCategory: 0.35, spacing: 2.6, manner: 0.3 },
    ...{ difficulty: 0.9, prior: 0.6, levelSpread: 0.4, lvs: 0.7, slip: 0.03, hurry: 0.02 },
    ...{ edge: 0.7, edgeWidth: 0.5, discouraged: 0.2 },
    ...{ categories: 12, words: [120, 200] as const, days: [0, 1, 3, 4], minutes: 15 },
    forms: [{ kind: 'open' }],
  },
  {
    // A category is known or not, from one answer to the next; nothing is told of words, years or levels.
    ...{ ...plain, ...unlearnt, name: 'weten', rules: 'weten' as const, isTunedOn: false },
    ...{ general: 0.9, category: 0.9, difficulty: 0.8, prior: 0, levelSpread: 0.8, manner: 0.4 },
    ...{ features: 'none' as const, isYearless: true, norms: { 6: 0 }, hurry: 0.02 },
    ...{ categories: 30, words: [40, 40] as const, days: [0, 1, 3, 4], minutes: 15 },
  },
  {
    // Right answers teach three times what wrong ones do, in one category much and in another little; nothing is forgotten.
    ...{ ...plain, ...unlearnt, name: 'tellen', rules: 'tellen' as const, isTunedOn: false },
    ...{ general: 0.9, category: 0.6, difficulty: 0.9, prior: 0.7, levelSpread: 0.5, manner: 0.5 },
    ...{ lvs: 0.7, slip: 0.03, hurry: 0.02 },
    ...{ categories: 20, words: [50, 100] as const, days: [0, 1, 2, 3, 4], minutes: 60, answers: 30 },
    forms: [{ kind: 'open' }, { kind: 'choice', options: 3 }, { kind: 'build' }],
  },
  {
    // Traces of words that fade; of many categories a third is far too hard and a third known at the start.
    ...{ ...plain, ...unlearnt, name: 'sporen', rules: 'sporen' as const, isTunedOn: false },
    ...{ general: 0.7, category: 0.5, difficulty: 0.9, prior: 0.5, levelSpread: 0.3, manner: 0.3 },
    ...{ features: 'length' as const, apart: 2.6, yearStep: 0.2, slip: 0.03, hurry: 0.03 },
    ...{ categories: 36, words: [30, 60] as const, days: [0, 1, 3], minutes: 20 },
  },
  {
    // The three kinds of adaptive.md 9 over the whole line: categories as a whole, words one by one, noise and poor features.
    ...{ ...usual, ...wide, name: 'leerlijn', isTunedOn: true },
    ...{ transfer: 0.03, byWord: 0.3, forget: 0.3, forgetCategory: 0.1 },
    ...{ edge: 0.7, edgeWidth: 0.4, discouraged: 0.4 },
  },
  {
    ...{ ...usual, ...wide, name: 'leerlijn-woorden', isTunedOn: true },
    ...{ transfer: 0.008, byWord: 0.9, forget: 0.3, forgetCategory: 0.08 },
    ...{ edge: 0.6, edgeWidth: 0.4, discouraged: 0.3, difficulty: 1, prior: 0.6, category: 0.5 },
  },
  {
    ...{ ...usual, ...wide, name: 'leerlijn-ruis', isTunedOn: true },
    ...{ transfer: 0.025, byWord: 0.4, forget: 0.35, forgetCategory: 0.1 },
    ...{ edge: 0.8, edgeWidth: 0.4, discouraged: 0.6, difficulty: 1, prior: 0.2, slip: 0.07, hurry: 0.06 },
    ...{ general: 1, category: 0.8, manner: 0.5, timeSpread: 0.7, lvs: 0 },
  },
  {
    // The whole line, in which what is taught builds on the year before, families of categories go together and there are holes.
    ...{
      ...usual,
      ...wide,
      name: 'schoolloopbaan',
      isTunedOn: false,
      categories: 60,
      words: [20, 50] as const,
    },
    ...{
      transfer: 0.04,
      byWord: 0.25,
      forget: 0.35,
      forgetCategory: 0.12,
      spacing: 1.8,
      drill: 15,
      builds: 0.6,
    },
    ...{
      edge: 0.7,
      edgeWidth: 0.35,
      discouraged: 0.4,
      gaps: 0.15,
      gapDepth: 1.5,
      families: 6,
      familySpread: 0.5,
    },
    ...{ yearStep: 0.85, levelSpread: 0.5, lvs: 0.6, prior: 0.5, minutes: 20, days: [0, 2, 4] },
  },
  {
    // The whole line for pupils who learn as others model it: fading traces of words, of which a category takes over a little.
    ...{ ...plain, ...unlearnt, name: 'sporen-breed', rules: 'sporen' as const, isTunedOn: false },
    ...{ general: 0.8, category: 0.7, difficulty: 0.8, prior: 0.5, levelSpread: 0.4, manner: 0.3 },
    ...{ categories: 54, words: [20, 60] as const, yearStep: 0.9, slip: 0.04, hurry: 0.03, lvs: 0.7 },
    ...{ days: [0, 1, 3, 4], minutes: 15 },
  },
  {
    // The whole line, counted: right answers teach three times what wrong ones do, in one category much and in another little.
    ...{ ...plain, ...unlearnt, name: 'tellen-breed', rules: 'tellen' as const, isTunedOn: false },
    ...{ general: 0.7, category: 0.8, difficulty: 0.9, prior: 0.6, levelSpread: 0.5, manner: 0.4 },
    ...{ categories: 42, words: [25, 75] as const, yearStep: 1.1, slip: 0.03, hurry: 0.02 },
    ...{ days: [0, 1, 2, 3, 4], minutes: 12 },
  },
  {
    // The whole line, word by word and from one answer to the next, soon forgotten but for what comes back.
    ...{ ...usual, ...wide, name: 'woordenschat', isTunedOn: false },
    ...{ transfer: 0.012, byWord: 0.5, sudden: 0.08, forget: 0.4, forgetCategory: 0.1, spacing: 2 },
    ...{ edge: 0.65, edgeWidth: 0.4, discouraged: 0.3, difficulty: 1.1, prior: 0.6, lvs: 0.6, slip: 0.05 },
  },
];

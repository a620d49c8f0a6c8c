import type { Nature } from './world.ts';

const usual = {
  ...{ spacing: 1.6, drill: 20, general: 0.8, category: 0.6, gaps: 0, gapDepth: 0, yearStep: 0.45 },
  ...{ difficulty: 0.8, prior: 0.7, slip: 0.04, hurry: 0.03, manner: 0.3, timeSpread: 0.4, lvs: 0.8 },
  ...{ categories: 24, words: [60, 60] as const, days: [0, 1, 3, 4], minutes: 15 },
  ...{ fromWrong: 1, tires: Infinity, insight: 0, families: 1, familySpread: 0 },
  ...{ sudden: 0, builds: 0, offNorm: 0, dayForm: 0, sharpness: 0, easyGuess: 1 },
};

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
    ...{ ...usual, name: 'ineens', isTunedOn: false },
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
    ...{ ...usual, name: 'opbouw', isTunedOn: false },
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
    ...{ ...usual, name: 'vreemde-school', isTunedOn: false },
    ...{ transfer: 0.02, byWord: 0.5, forget: 0.35, forgetCategory: 0.12, offNorm: -1, dayForm: 0.5 },
    ...{ sharpness: 0.4, easyGuess: 1.35, lvs: 0, prior: 0.4, difficulty: 1.1, general: 0.9, slip: 0.06 },
    ...{ edge: 0.75, edgeWidth: 0.3, discouraged: 0.5, fromWrong: 1.5, tires: 80 },
    ...{ categories: 36, words: [10, 90] as const, days: [0, 2, 4], minutes: 20 },
  },
];

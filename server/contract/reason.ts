import { z } from 'zod';

/** Signs of a reason at least: a word is none. */
export const REASON_LEAST = 10;
/** Signs of a reason at most, where nothing else is said. */
const REASON_MOST = 300;

/** Why somebody does something that others notice or that is written down; `sentence` says what is asked of who gives none. */
export const reasonOf = (sentence: string, most = REASON_MOST) =>
  z.string(sentence).trim().min(REASON_LEAST, sentence).max(most, `Gebruik hoogstens ${most} tekens.`);

/** What is asked where there is nothing more to say about it. */
export const WHY = 'Schrijf in een zin waarom.';

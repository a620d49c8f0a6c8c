import { makeDictionary } from '../content/dictionary.ts';
import { makeFrequency } from '../content/frequency.ts';
import { InputError } from './input.ts';
import type { Output } from './output.ts';

/** `content dictionary`: makes the word list anew. */
export const dictionary = (output: Output) => output.add(made(makeDictionary), (result) => result);

/** `content frequency`: makes the list of common words anew. */
export const frequency = (output: Output) => output.add(made(makeFrequency), (result) => result);

function made<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    throw new InputError((error as Error).message);
  }
}

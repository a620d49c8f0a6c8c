import { benchOwnWords } from './own-words.ts';
import { benchAnalysis } from './spelling/analysis.ts';
import { benchDealing } from './spelling/dealing.ts';
import { benchFresh } from './spelling/fresh.ts';
import { benchMisspellings, misspelledWords } from './spelling/misspellings.ts';
import { benchPasted } from './spelling/pasted.ts';

/** Measures the spelling engine: how well it understands words, misspells them and knows what was meant. */
export async function benchSpelling(): Promise<boolean> {
  const results = [
    await benchAnalysis(),
    benchFresh(),
    benchMisspellings(),
    benchOwnWords(misspelledWords('report')),
    benchDealing(),
    benchPasted(),
  ];
  return results.every(Boolean);
}

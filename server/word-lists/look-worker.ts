// Looks at the words that people paste, on a thread of its own: pupils play on meanwhile.
import { parentPort } from 'node:worker_threads';
import { createWordBank } from '../words/bank.ts';
import { createLooker, type Accepted, type LookedText, type Question } from './look.ts';

/** A question with its number, by which its answer is known. */
export interface Asked {
  id: number;
  question: Question;
}

/** The answer to a question, or why there is none. */
export type Told = { id: number } & ({ answer: LookedText | Accepted } | { fault: unknown });

const looker = createLooker(createWordBank());
const tell = (told: Told) => parentPort!.postMessage(told);

parentPort!.on('message', ({ id, question }: Asked) => {
  const answer =
    'text' in question
      ? looker.text(question.text, question.most, question.asWords)
      : looker.accept(question.words);
  answer.then(
    (found) => tell({ id, answer: found }),
    (fault: unknown) => tell({ id, fault }),
  );
});

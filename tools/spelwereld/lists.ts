import { checkLists, openKnown, type Problem } from '../content/check.ts';
import { readWordLists } from '../../server/words/index.ts';
import { checkReadingFiles } from '../content/reading.ts';
import { checkVerbFile } from '../content/verbs.ts';
import type { Output } from './output.ts';

const cells = ({ category, line, word, weight, message }: Problem) => ({
  lijst: category,
  regel: line,
  woord: word,
  '': weight === 'error' ? 'FOUT' : 'kijk',
  wat: message,
});

/** `content check`: what is wrong or doubtful in the word lists; the exit code is 1 when something is wrong. */
export function checkWordLists(output: Output) {
  const lists = readWordLists();
  const known = openKnown();
  const problems = [...checkLists(lists, known), ...checkVerbFile(lists, known), ...checkReadingFiles(known)];
  for (const one of problems) output.add(one, cells);
  const wrong = problems.filter(({ weight }) => weight === 'error').length;
  const words = lists.reduce((sum, list) => sum + list.words.length, 0);
  output.end();
  console.error(
    `${lists.length} lijsten, ${words} woorden: ${wrong} fout, ${problems.length - wrong} om na te kijken.`,
  );
  if (wrong > 0) process.exitCode = 1;
}

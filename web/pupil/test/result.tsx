import type { OwnTest } from '../../../server/contract/own-tests.ts';
import { text } from './wording.ts';

/** How a test went, once the teacher shows it: each word as it is written; what the child wrote is said, never drawn large. */
export function Result({ result }: { result: NonNullable<OwnTest['result']> }) {
  return (
    <>
      <p className="test-done">{text('result.title')}</p>
      {result.score && <p className="test-score">{text('result.score', result.score)}</p>}
      <ul className="test-result">
        {result.words.map(({ word, given, right }, i) => (
          <li key={i} data-right={right}>
            <b>{word}</b>
            <span>
              {right ? text('result.right') : given ? text('result.wrote', { given }) : text('result.again')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

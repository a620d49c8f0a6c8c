import type { PlanTaken } from '../../../server/contract/plan-tests.ts';
import { text } from './wording.ts';
import './paper-sheet.css';

/** For who reads it aloud, or for the pupil. */
export type Sheet = 'taker' | 'answers';

interface Props {
  kind: Sheet;
  taken: PlanTaken;
  name: string;
}

/** A test on paper, that is only there in print: each part begins with its number. */
export function PaperSheet({ kind, taken: { moment, words }, name }: Props) {
  const isTaker = kind === 'taker';
  return (
    <section className="only-print plan-sheet">
      <h2>
        {isTaker
          ? text('print.takerTitle', { moment: text(`moment.${moment}`) })
          : text('print.answersTitle')}
      </h2>
      {isTaker ? (
        <p>{text('print.takerHelp')}</p>
      ) : (
        <p className="plan-sheet-head">
          <span>{text('print.name', { name })}</span>
          <span>{text('print.date')}</span>
        </p>
      )}
      <ol>
        {words.map(({ n, word, sentence, role }) => (
          <li key={n} data-long={role === 'zin' || undefined}>
            <span>{n}.</span>
            {isTaker ? (
              <span>
                {sentence} {role === 'zin' ? <i>({text('print.wholeSentence')})</i> : <b>{word}</b>}
              </span>
            ) : (
              <span className="plan-sheet-line" />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

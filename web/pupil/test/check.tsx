import type { OwnTest } from '../../../server/contract/own-tests.ts';
import type { Entry } from './test-outbox.ts';
import { text } from './wording.ts';

interface Props {
  test: OwnTest;
  entries: ReadonlyMap<number, Entry>;
  isBusy: boolean;
  fault: string;
  /** Back to a word. */
  onChange: (index: number) => void;
  onHandIn: () => void;
}

/** All that was written, before it is handed in: each word leads back to its page. */
export function Check({ test, entries, isBusy, fault, onChange, onHandIn }: Props) {
  const given = test.words.map(({ n }) => entries.get(n)?.given ?? '');
  const empty = given.filter((one) => one === '').length;
  return (
    <section className="paper-sheet test-sheet test-check">
      <h1>{text('check.title')}</h1>
      {empty > 0 && <p>{text('check.empty', { count: empty })}</p>}
      <ol>
        {test.words.map(({ n }, i) => (
          <li key={n}>
            <button
              type="button"
              aria-label={text('check.change', { n: i + 1, given: given[i] || text('check.nothing') })}
              onClick={() => onChange(i)}
            >
              {given[i] || <i>{text('check.nothing')}</i>}
            </button>
          </li>
        ))}
      </ol>
      <p>{text('check.sure')}</p>
      <p role="alert" className="test-fault">
        {fault}
      </p>
      <div className="test-actions">
        <button type="button" className="paper-button quiet" onClick={() => onChange(0)}>
          {text('check.back')}
        </button>
        <button type="button" className="paper-button" disabled={isBusy} onClick={onHandIn}>
          {text(isBusy ? 'check.handingIn' : 'check.handIn')}
        </button>
      </div>
    </section>
  );
}

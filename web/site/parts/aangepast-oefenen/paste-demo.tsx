import { useId, useState, type FormEvent } from 'react';
import type { SiteWord } from '../../../../server/contract/site-words.ts';
import { aangepastOefenen as text } from '../../wording/aangepast-oefenen.ts';
import { CheckedWord } from './checked-word.tsx';

/** The most words that the call looks at (`MOST_SITE_WORDS`) and the most characters that it takes. */
const MOST_WORDS = 20;
const MOST_TEXT = 2_000;

/** A visitor's own words, looked at by the same check that teachers use; nothing is stored. */
export function PasteDemo() {
  const id = useId();
  const [words, setWords] = useState(text('paste.sample'));
  const [checked, setChecked] = useState<{ lines: SiteWord[]; cut: boolean }>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const look = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') {
      setFault(text('paste.empty'));
      document.getElementById(id)?.focus();
      return;
    }
    setBusy(true);
    setFault(undefined);
    // Fetched with the first question: it reads errors by the schema of the contract.
    const { ask, faultOf } = await import('../../ask.ts');
    try {
      setChecked(await ask('POST', '/api/site/words', { text: words }));
    } catch (error) {
      setFault(faultOf(error, 'text'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="paste-demo">
      <form onSubmit={(event) => void look(event)} noValidate>
        <label htmlFor={id}>{text('paste.label')}</label>
        <textarea
          id={id}
          value={words}
          rows={4}
          maxLength={MOST_TEXT}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
          aria-describedby={`${id}-fault`}
          {...(fault && { 'aria-invalid': true })}
        />
        <p id={`${id}-fault`} className="paste-fault" role="alert">
          {fault}
        </p>
        <noscript>
          <p>{text('paste.noScript')}</p>
        </noscript>
        <div className="site-actions">
          <button type="submit" className="paper-button" aria-disabled={isBusy}>
            {text(isBusy ? 'paste.busy' : 'paste.look')}
          </button>
          {words !== text('paste.sample') && (
            <button
              type="button"
              className="paper-button quiet"
              onClick={() => setWords(text('paste.sample'))}
            >
              {text('paste.again')}
            </button>
          )}
        </div>
      </form>
      <div aria-live="polite">
        {checked && (
          <p className="paste-count">
            {text('paste.result', { count: checked.lines.length })}
            {checked.cut && ` ${text('paste.cut', { count: MOST_WORDS })}`}
          </p>
        )}
      </div>
      {checked && (
        <ul className="paste-words">
          {checked.lines.map((line, i) => (
            <CheckedWord key={i} line={line} />
          ))}
        </ul>
      )}
    </div>
  );
}

import type { SiteWord } from '../../../../server/contract/site-words.ts';
import { aangepastOefenen as text } from '../../wording/aangepast-oefenen.ts';

/** Rules of a word that are told; more would bury the one it is about. */
const MOST_RULES = 3;

/** One word of a visitor: how it is called, its syllables and rules, how it sounds, and on asking how it goes wrong. */
export function CheckedWord({ line }: { line: SiteWord }) {
  const { word, given, verdict, suggestions, reason, about } = line;
  return (
    <li className={`checked-word ${verdict}`}>
      <div className="checked-word-head">
        <strong>{word ?? given}</strong>
        {about?.speech && <Listen word={word ?? given} address={about.speech} />}
        {about?.picture && (
          <img src={about.picture.url} alt={about.picture.alt} width={56} height={56} loading="lazy" />
        )}
      </div>
      <p className="checked-word-verdict">
        {reason ?? text(`paste.verdicts.${verdict}`)}
        {suggestions &&
          suggestions.length > 0 &&
          ` · ${text('paste.meant', { words: suggestions.slice(0, 2).join(', ') })}`}
      </p>
      {about?.lacksSentence && <p className="checked-word-verdict">{text('paste.needsSentence')}</p>}
      {about && verdict !== 'misspelled' && (
        <>
          <dl>
            <dt>{text('paste.syllables')}</dt>
            <dd>{about.syllables.join('·')}</dd>
            {about.categories.length > 0 && (
              <>
                <dt>{text('paste.rules')}</dt>
                {about.categories.slice(0, MOST_RULES).map(({ id, goal, rule, from, to }) => (
                  <dd key={id}>
                    <Letters word={word ?? given} from={from} to={to} /> {goal}. {rule}
                  </dd>
                ))}
              </>
            )}
          </dl>
          {about.misspellings.length > 0 && (
            <details>
              <summary>{text('paste.showMistakes')}</summary>
              <p>{text('paste.whyHidden')}</p>
              <ul>
                {about.misspellings.map(({ text: wrong, goal }) => (
                  <li key={wrong}>
                    <s>{wrong}</s> · {goal}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </li>
  );
}

const Letters = ({ word, from, to }: { word: string; from: number; to: number }) => (
  <span className="checked-word-letters">
    {word.slice(0, from)}
    <mark>{word.slice(from, to)}</mark>
    {word.slice(to)}
  </span>
);

const Listen = ({ word, address }: { word: string; address: string }) => (
  <button
    type="button"
    className="site-listen"
    aria-label={text('paste.listen', { word })}
    onClick={() => void new Audio(address).play().catch(() => undefined)}
  >
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden>
      <path d="M4 9v6h4l5 4V5L8 9Z" fill="currentColor" />
      <path
        d="M16 8.5a5 5 0 0 1 0 7M18.5 6a8.5 8.5 0 0 1 0 12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  </button>
);

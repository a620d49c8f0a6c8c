import { useEffect } from 'react';
import { voortgangVolgen as text } from '../../wording/voortgang-volgen.ts';

const FACTS = ['effort', 'strong', 'weak', 'words', 'why'] as const;
/** Expected share in percent, day of practice by day of practice (invented). */
const LINE = [62, 64, 67, 66, 72, 75, 74, 80, 84, 88, 91];
const WIDTH = 440;
const HEIGHT = 150;
/** Lowest percentage of the drawing. */
const LEAST = 50;
const at = (p: number, i: number) =>
  `${(40 + (i * (WIDTH - 60)) / (LINE.length - 1)).toFixed(1)} ${(HEIGHT - 25 - ((p - LEAST) / (100 - LEAST)) * (HEIGHT - 40)).toFixed(1)}`;

/** Makes the printer take this card alone (voortgang-volgen.css), and the whole page again afterwards. */
function printCard() {
  document.documentElement.dataset['only'] = 'card';
  window.print();
}

/** The card of one invented pupil, as it can be printed for a talk with parents. */
export function SampleCard() {
  useEffect(() => {
    const whole = () => delete document.documentElement.dataset['only'];
    window.addEventListener('afterprint', whole);
    return () => window.removeEventListener('afterprint', whole);
  }, []);
  return (
    <>
      <article className="sample-card">
        <p className="sample-invented">{text('invented')}</p>
        <h3>{text('card.name')}</h3>
        <p>{text('card.period')}</p>
        <div className="sample-both">
          <dl>
            {FACTS.map((fact) => (
              <div key={fact}>
                <dt>{text(`card.${fact}`)}</dt>
                <dd>{text(`card.${fact}Value`)}</dd>
              </div>
            ))}
          </dl>
          <figure>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text('card.line')}>
              {[50, 75, 100].map((p) => (
                <g key={p}>
                  <path d={`M${at(p, 0)}H${WIDTH - 20}`} stroke="var(--edge)" strokeWidth="2" />
                  <text
                    x="0"
                    y={HEIGHT - 20 - ((p - LEAST) / (100 - LEAST)) * (HEIGHT - 40)}
                    fontSize="14"
                    fill="var(--soft)"
                  >
                    {p}%
                  </text>
                </g>
              ))}
              <path
                d={`M${LINE.map(at).join('L')}`}
                fill="none"
                stroke="#1fa39b"
                strokeWidth="5"
                strokeLinejoin="round"
                strokeLinecap="round"
              />
            </svg>
            <figcaption>
              <strong>{text('card.lineTitle')}</strong>. {text('card.line')}
            </figcaption>
          </figure>
        </div>
      </article>
      <div className="site-actions">
        <button type="button" className="paper-button quiet" onClick={printCard}>
          {text('card.print')}
        </button>
      </div>
    </>
  );
}

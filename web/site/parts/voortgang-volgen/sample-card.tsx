import { useEffect } from 'react';
import { SAMPLE_LINE as LINE, sampleCard } from '../../../../server/contract/site-sample.ts';
import { VARIANT } from '../../../app/variant.ts';
import { ButtonLink } from '../../ui/index.ts';
import { voortgangVolgen as text } from '../../wording/voortgang-volgen.ts';

const CARD = sampleCard(VARIANT);
/** A document of the server, with the same words. */
const PDF = '/api/site/sample-card.pdf';
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
        <p className="sample-invented">{CARD.invented}</p>
        <h3>{CARD.name}</h3>
        <p>{CARD.period}</p>
        <div className="sample-both">
          <dl>
            {CARD.facts.map(({ what, value }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <figure>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={CARD.lineText}>
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
              <strong>{CARD.lineTitle}</strong>. {CARD.lineText}
            </figcaption>
          </figure>
        </div>
      </article>
      <div className="site-actions">
        <ButtonLink to={PDF} quiet>
          {text('card.pdf')}
        </ButtonLink>
        <button type="button" className="paper-button quiet" onClick={printCard}>
          {text('card.print')}
        </button>
      </div>
    </>
  );
}

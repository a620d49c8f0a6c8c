import { useState } from 'react';
import { aangepastOefenen as text } from '../../wording/aangepast-oefenen.ts';
import builtWays from './presets.ts?built';
import type { Way } from './presets.ts';

const WAYS = builtWays as Way[];
const TINTS = ['none', 'cream', 'blue', 'green', 'pink'] as const;
/** What can be switched on the card; `dyslexic` fetches its letter when it is first chosen. */
const SWITCHES = ['large', 'wide', 'dyslexic', 'calm'] as const;

/** A word card as a pupil sees it, dressed by a preset or by switches of one's own. */
export function TrySettings() {
  const [way, setWay] = useState(WAYS[0]!);
  const [name, setName] = useState<Way['id']>();
  const change = (part: Partial<Way>) => {
    setName(undefined);
    setWay({ ...way, ...part });
  };
  return (
    <div className="try-settings">
      <div className="try-presets" role="group" aria-label={text('presets.title')}>
        {WAYS.map((one) => (
          <button
            key={one.id}
            type="button"
            className="try-preset"
            aria-pressed={one.id === name}
            onClick={() => {
              setName(one.id);
              setWay(one);
            }}
          >
            {text(`presets.${one.id}`)}
          </button>
        ))}
      </div>
      <p aria-live="polite">{text(`presets.about.${name ?? way.id}`)}</p>
      <div className="try-both">
        <WordCard way={way} />
        <div className="try-switches">
          {SWITCHES.map((part) => (
            <label key={part}>
              <input
                type="checkbox"
                checked={way[part]}
                onChange={(event) => change({ [part]: event.target.checked })}
              />
              {text(`live.${part}`)}
            </label>
          ))}
          <label className="try-tint">
            {text('live.tint')}
            <select
              value={way.tint}
              onChange={(event) => change({ tint: event.target.value as Way['tint'] })}
            >
              {TINTS.map((tint) => (
                <option key={tint} value={tint}>
                  {text(`live.tints.${tint}`)}
                </option>
              ))}
            </select>
          </label>
          <dl>
            <dt>{text('live.successShare')}</dt>
            <dd>{way.success}%</dd>
            <dt>{text('live.review')}</dt>
            <dd>{way.review}%</dd>
            <dt>{text('live.minutes')}</dt>
            <dd>{way.minutes ?? text('live.usualMinutes')}</dd>
            <dt>{text('live.keyboard')}</dt>
            <dd>{way.keyboard}</dd>
          </dl>
        </div>
      </div>
    </div>
  );
}

function WordCard({ way }: { way: Way }) {
  const word = text('live.word');
  const looks = [way.large && 'large', way.wide && 'wide', way.dyslexic && 'dyslexic', `tint-${way.tint}`];
  return (
    <div className={['try-card', ...looks].filter(Boolean).join(' ')}>
      <p className="try-word">
        {word.slice(0, 5)}
        <span className="try-gap" aria-hidden />
        {word.slice(7)}
      </p>
      <p>{text('live.prompt')}</p>
      <div className="try-options" aria-hidden>
        <span>ei</span>
        <span>ij</span>
      </div>
      <p className="try-clock">
        {way.calm ? (
          text('live.calmNote')
        ) : (
          <>
            <span className="try-bar" aria-hidden />
            {text('live.clock')}
          </>
        )}
      </p>
    </div>
  );
}

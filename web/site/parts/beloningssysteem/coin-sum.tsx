import { useId, useState } from 'react';
import { coinsFor, MOST_TIPS, starsFor } from '../../../../engine/exercise/scoring.ts';
import { beloningssysteem as text } from '../../wording/beloningssysteem.ts';

/** Exercises of a usual round. */
const USUAL = 12;
const MOST = 20;

/** What a round brings, by the very rule that pays pupils. */
export function CoinSum() {
  const [finished, setFinished] = useState(USUAL);
  const [first, setFirst] = useState(9);
  const [tips, setTips] = useState(3);
  const score = {
    finished,
    worth: finished,
    firstTry: Math.min(first, finished),
    tips,
    feat: false,
    complete: true,
  };
  const stars = starsFor(score, 'choose');
  return (
    <div className="coin-sum">
      <div>
        <Slider
          label={text('coins.finished')}
          value={finished}
          most={MOST}
          least={1}
          onChange={setFinished}
        />
        <Slider label={text('coins.first')} value={score.firstTry} most={finished} onChange={setFirst} />
        <Slider
          label={text('coins.tips', { most: MOST_TIPS })}
          value={tips}
          most={MOST_TIPS}
          onChange={setTips}
        />
      </div>
      <output className="coin-result">
        <strong>{text('coins.result', { count: coinsFor(score) })}</strong>
        <span>
          <span aria-hidden>
            {'★'.repeat(stars)}
            {'☆'.repeat(3 - stars)}
          </span>{' '}
          {text('coins.stars', { count: stars })}
        </span>
      </output>
      <p>{text('coins.sum')}</p>
      <p>{text('coins.calm')}</p>
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, least = 0, most, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="coin-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span aria-hidden>{value}</span>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { voortgangVolgen as text } from '../../wording/voortgang-volgen.ts';

type State = 'busy' | 'right' | 'wrong' | 'ready';

const PUPILS = ['one', 'two', 'three', 'four'] as const;

/** What the invented pupils do, frame by frame: the word that each has before them, and how it goes. */
const FRAMES: readonly (readonly (readonly [word: string, state: State])[])[] = [
  [
    ['hond', 'right'],
    ['molen', 'busy'],
    ['tand', 'busy'],
    ['kippen', 'right'],
  ],
  [
    ['paard', 'busy'],
    ['molen', 'right'],
    ['tand', 'wrong'],
    ['zakken', 'busy'],
  ],
  [
    ['paard', 'right'],
    ['ramen', 'busy'],
    ['tand', 'right'],
    ['zakken', 'right'],
  ],
  [
    ['brood', 'wrong'],
    ['ramen', 'right'],
    ['rand', 'busy'],
    ['', 'ready'],
  ],
  [
    ['brood', 'right'],
    ['bomen', 'busy'],
    ['rand', 'right'],
    ['', 'ready'],
  ],
];
const FRAME_MS = 2_200;
const SIGN: Record<State, string> = { busy: '…', right: '✓', wrong: '↻', ready: '★' };

/** A live board in small, of invented pupils; it moves when asked to, and stops when asked to. */
export function LiveTiles() {
  const [frame, setFrame] = useState(1);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => setFrame((now) => (now + 1) % FRAMES.length), FRAME_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return (
    <div className="live-tiles">
      <ul>
        {FRAMES[frame]!.map(([word, state], i) => {
          const name = text(`live.names.${PUPILS[i]!}`);
          return (
            <li key={name} className={state}>
              <strong>{name}</strong>
              <span className="live-word">{word || ' '}</span>
              <span className="live-state">
                <span aria-hidden>{SIGN[state]}</span> {text(`live.${state}`)}
              </span>
            </li>
          );
        })}
      </ul>
      <div className="live-rule">
        <strong>{text('live.rule')}</strong>
        <p>{text('live.ruleText')}</p>
      </div>
      <div className="site-actions">
        <button type="button" className="paper-button quiet" onClick={() => setPlaying(!isPlaying)}>
          {text(isPlaying ? 'live.pause' : 'live.play')}
        </button>
      </div>
    </div>
  );
}

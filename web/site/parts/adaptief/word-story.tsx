import { useEffect, useState } from 'react';
import { adaptief as text } from '../../wording/adaptief.ts';
import './word-story.css';

/** What the pupil does per visit of the word: the letters that were asked, and whether it was right at once. */
const VISITS = [
  { id: 'one', before: 'tr', gap: 'ei', after: 'n', right: false, form: 'choose' },
  { id: 'two', before: 'tr', gap: 'ei', after: 'n', right: true, form: 'choose' },
  { id: 'three', before: '', gap: 'trein', after: '', right: true, form: 'build' },
  { id: 'four', before: '', gap: 'trein', after: '', right: true, form: 'type' },
] as const;

/** How long a step stays while it plays, in ms: enough to read it. */
const STEP_MS = 5_000;

/**
 * One word that comes back, as four steps on a line of days. All of it can be read at once; playing only puts one step
 * after the other in the light. It never starts by itself.
 */
export function WordStory() {
  const [now, setNow] = useState<number>();
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => {
      const next = (now ?? -1) + 1;
      if (next < VISITS.length) setNow(next);
      else {
        setPlaying(false);
        setNow(undefined);
      }
    }, STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, now]);
  const toggle = () => {
    if (!isPlaying && now === undefined) setNow(0);
    setPlaying(!isPlaying);
  };
  return (
    <div className="word-story">
      <ol className={now === undefined ? undefined : 'playing'}>
        {VISITS.map(({ id, before, gap, after, right, form }, i) => (
          <li
            key={id}
            className={i === now ? 'now' : undefined}
            {...(i === now && { 'aria-current': 'step' })}
          >
            <p className="word-story-day">{text(`example.steps.${id}.day`)}</p>
            <p className={`word-story-word ${form}`} aria-hidden>
              {before}
              <mark className={right ? 'right' : 'open'}>
                {form === 'build' ? [...gap].map((letter, j) => <b key={j}>{letter}</b>) : right ? gap : '  '}
              </mark>
              {after}
            </p>
            <p className={right ? 'word-story-verdict right' : 'word-story-verdict'}>
              {text(right ? 'example.right' : 'example.wrong')}
            </p>
            <p>{text(`example.steps.${id}.what`)}</p>
            <p className="word-story-why">
              <strong>{text('example.why')}</strong> {text(`example.steps.${id}.why`)}
            </p>
          </li>
        ))}
      </ol>
      <div className="site-actions">
        <button type="button" className="paper-button quiet" onClick={toggle}>
          {text(isPlaying ? 'example.pause' : 'example.play')}
        </button>
        <span aria-live="polite">
          {now !== undefined && text('example.step', { number: now + 1, count: VISITS.length })}
        </span>
      </div>
    </div>
  );
}

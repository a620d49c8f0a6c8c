import { useEffect, useMemo, useRef, useState } from 'react';
import type { ShowChapter } from '../../../../server/contract/site-shows.ts';
import { VARIANT } from '../../../app/variant.ts';
import { Picture } from '../../ui/index.ts';
import { instructie as text } from '../../wording/instructievideo.ts';
import { PICTURES } from './pictures.ts';
import { useShow } from './use-show.ts';

/** How wide a picture is shown: beside another where there is room for two. */
const SIZES = '(width >= 960px) 560px, 92vw';

/** One chapter: a screen with its text, buttons, and all steps to read and to print. */
export function Show({ chapter }: { chapter: ShowChapter }) {
  const { id, title, steps } = chapter;
  const texts = useMemo(
    () => steps.map((step) => (VARIANT === 'be' ? (step.be ?? step.nl) : step.nl)),
    [steps],
  );
  const [voice, setVoice] = useState(true);
  const { at, isPlaying, isMute, go, toggle } = useShow(chapter, texts, voice);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    const whole = () => {
      delete document.documentElement.dataset['only'];
      delete article.current?.dataset['printed'];
    };
    window.addEventListener('afterprint', whole);
    return () => window.removeEventListener('afterprint', whole);
  }, []);
  /** Makes the printer take this chapter alone (instructievideo.css), and the whole page again afterwards. */
  const print = () => {
    document.documentElement.dataset['only'] = 'chapter';
    if (article.current) article.current.dataset['printed'] = '';
    window.print();
  };
  return (
    <article className="show" id={id} ref={article}>
      <h3>{title}</h3>
      <div className="show-stage">
        <Picture
          className="show-picture"
          picture={PICTURES[steps[at]!.picture]}
          sizes={SIZES}
          alt={text('picture', { number: at + 1, text: texts[at]! })}
        />
        <p className="show-caption" aria-live={isPlaying && voice && !isMute ? 'off' : 'polite'}>
          <span className="show-count">{text('step', { number: at + 1, count: steps.length })}</span>
          {texts[at]}
        </p>
      </div>
      <div className="show-buttons">
        <button
          type="button"
          className="paper-button quiet"
          onClick={() => go(Math.max(0, at - 1))}
          aria-label={text('previous')}
          aria-disabled={at === 0}
        >
          <span aria-hidden>◀</span>
        </button>
        <button type="button" className="paper-button" onClick={toggle}>
          {text(isPlaying ? 'pause' : 'play')}
        </button>
        <button
          type="button"
          className="paper-button quiet"
          onClick={() => go(Math.min(steps.length - 1, at + 1))}
          aria-label={text('next')}
          aria-disabled={at === steps.length - 1}
        >
          <span aria-hidden>▶</span>
        </button>
        <label>
          <input type="checkbox" checked={voice} onChange={(event) => setVoice(event.target.checked)} />
          {text('voice')}
        </label>
      </div>
      <p className="show-mute" role="status">
        {isMute && text('noVoice')}
      </p>
      <details>
        <summary>{text('transcript')}</summary>
        <ol className="show-steps">
          {texts.map((told, i) => (
            <li key={steps[i]!.id}>
              <Picture className="show-small" picture={PICTURES[steps[i]!.picture]} sizes="9rem" alt="" />
              <span>{told}</span>
            </li>
          ))}
        </ol>
        <button type="button" className="paper-button quiet site-print" onClick={print}>
          {text('print')}
        </button>
      </details>
    </article>
  );
}

import type { ReactNode } from 'react';
import { common } from '../../app/wording/common.ts';
import { Klodder } from '../../ui/klodder.tsx';
import { pupil } from '../wording.ts';

interface Props {
  /** What is the matter in a few words; without it something went wrong. */
  title?: string;
  text: string;
  onRetry?: (() => void) | undefined;
  /** Other ways on. */
  children?: ReactNode;
}

/** Something does not work, or not now: what it is in a child's words, and the ways on. */
export const Trouble = ({ title, text, onRetry, children }: Props) => (
  <div className="over-canvas" role="alert">
    <section className="paper-sheet trouble">
      <Klodder name="moes" face={title === undefined ? 'oops' : 'look'} size={130} />
      <h1>{title ?? pupil('error.title')}</h1>
      <p>{text}</p>
      <div className="trouble-actions">
        {onRetry && (
          <button type="button" className="paper-button" onClick={onRetry} autoFocus>
            {common('retry')}
          </button>
        )}
        {children}
      </div>
    </section>
  </div>
);

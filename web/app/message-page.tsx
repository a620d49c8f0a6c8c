import { lazy, Suspense, use, type ComponentType, type ReactNode } from 'react';
import type { Face } from '../ui/klodder.tsx';
import { InFrame } from './in-frame.ts';
import { PageTitle } from './page-title.tsx';
import './message-page.css';

interface Props {
  title: string;
  text: string;
  face: Face;
  children?: ReactNode;
}

// The message matters more than its drawings, which may be what could not be fetched.
const art = () => import('./message-art.tsx').catch(() => undefined);
const MessageScene = lazy(async () => ({ default: (await art())?.MessageScene ?? (() => null) }));
const MessageFigure = lazy<ComponentType<{ face: Face }>>(async () => ({
  default: (await art())?.MessageFigure ?? (() => null),
}));

/** One sheet of paper with a Klodder and a kind message, for when a page is not what was asked for. */
export function MessagePage({ title, text, face, children }: Props) {
  // A page has one main part.
  const Part = use(InFrame) ? 'div' : 'main';
  return (
    <Part className="message-page">
      <PageTitle>{title}</PageTitle>
      <Suspense>
        <MessageScene />
      </Suspense>
      <section className="paper-sheet">
        <div className="message-figure">
          <Suspense>
            <MessageFigure face={face} />
          </Suspense>
        </div>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="message-actions">{children}</div>
      </section>
    </Part>
  );
}

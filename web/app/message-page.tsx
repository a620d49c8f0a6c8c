import { use, type ReactNode } from 'react';
import { Drawing } from '../ui/drawing.tsx';
import { Klodder, type Face } from '../ui/klodder.tsx';
import { scenery } from '../ui/scenery.ts';
import { InFrame } from './in-frame.ts';
import { PageTitle } from './page-title.tsx';
import './message-page.css';

interface Props {
  title: string;
  text: string;
  face: Face;
  children?: ReactNode;
}

const SCENERY = scenery();

/** One sheet of paper with a Klodder and a kind message, for when a page is not what was asked for. */
export function MessagePage({ title, text, face, children }: Props) {
  // A page has one main part.
  const Part = use(InFrame) ? 'div' : 'main';
  return (
    <Part className="message-page">
      <PageTitle>{title}</PageTitle>
      <Drawing svg={SCENERY} className="message-scene" />
      <section className="paper-sheet">
        <Klodder name="moes" face={face} size={150} />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="message-actions">{children}</div>
      </section>
    </Part>
  );
}

import type { ReactNode } from 'react';

/** Numbered steps, each with what one does and what happens. */
export const Steps = ({ steps }: { steps: readonly { title: string; text: ReactNode }[] }) => (
  <ol className="site-steps">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <strong>{title}</strong>
        <div>{text}</div>
      </li>
    ))}
  </ol>
);

/** What is so (a tick) or is not so (a dash); the words say it too. */
export const Ticks = ({ items, not }: { items: readonly ReactNode[]; not?: boolean }) => (
  <ul className={not ? 'site-ticks not' : 'site-ticks'}>
    {items.map((item, i) => (
      <li key={i}>{item}</li>
    ))}
  </ul>
);

interface NoteProps {
  title?: string;
  /** `limit` is what it does not do, said honestly; `tip` helps. */
  kind?: 'tip' | 'limit';
  children: ReactNode;
}

/** A remark beside the text. */
export const Note = ({ title, kind = 'tip', children }: NoteProps) => (
  <aside className={`site-note ${kind}`}>
    {title && <strong>{title}</strong>}
    <div>{children}</div>
  </aside>
);

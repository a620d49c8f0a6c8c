import type { ReactNode } from 'react';

interface SectionProps {
  /** The h2; without it the section needs an own heading inside. */
  title?: string | undefined;
  /** Part of an address that leads here. */
  id?: string;
  /** Ground: paper, card, or the sky. Neighbours differ. */
  tone?: 'paper' | 'card' | 'sky';
  /** Text is kept to a readable width unless this is set: for tables and columns. */
  wide?: boolean;
  /** Not on paper: for what is filled in or pressed. */
  isScreenOnly?: boolean;
  children: ReactNode;
}

/** Where a heading is found: by the name of its part, else by its own words. */
const headingId = (title: string, id: string | undefined) =>
  id === undefined
    ? title
        .normalize('NFD')
        .toLowerCase()
        .replace(/[^a-z\d\s-]/g, '')
        .trim()
        .replace(/\s+/g, '-')
    : `${id}-kop`;

/** A part of a page over the whole width of the window. */
export const Section = ({ title, id, tone = 'paper', wide, isScreenOnly, children }: SectionProps) => (
  <section className={`site-section ${tone}${isScreenOnly ? ' screen-only' : ''}`} {...(id && { id })}>
    <div className={wide ? 'site-column wide' : 'site-column'}>
      {title && <h2 id={headingId(title, id)}>{title}</h2>}
      {children}
    </div>
  </section>
);

/** Side by side where there is room: as many as fit of at least `least` px wide. */
export const Columns = ({ least = 260, children }: { least?: number; children: ReactNode }) => (
  <div className="site-columns" style={{ '--least': `${least}px` } as React.CSSProperties}>
    {children}
  </div>
);

interface CardProps {
  title: string;
  /** Above the title. */
  picture?: ReactNode;
  /** Colour of its edge. */
  colour?: 'blue' | 'coral' | 'moss' | 'ochre' | 'teal' | 'plum';
  /** Level of the heading: 3 below a section, 4 below another card. */
  level?: 2 | 3 | 4;
  id?: string;
  children?: ReactNode;
}

/** A card of paper about one thing. */
export function Card({ title, picture, colour = 'blue', level = 3, id, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={`site-card ${colour}`} {...(id && { id })}>
      {picture}
      <Heading>{title}</Heading>
      {children}
    </article>
  );
}

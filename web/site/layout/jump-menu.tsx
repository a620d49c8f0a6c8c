import { useContext } from 'react';
import { site } from '../wording/frame.ts';
import { PageHeadings } from './headings.ts';

/** From so many parts on a page is long on a telephone. */
const LEAST = 4;

/** On a telephone the way to the parts of a long page, below its top. It works without script. */
export function JumpMenu() {
  const headings = useContext(PageHeadings);
  if (headings.length < LEAST) return null;
  return (
    <details className="site-jump">
      <summary>{site('jump')}</summary>
      <nav aria-label={site('jump')}>
        {headings.map(({ id, title }) => (
          <a
            key={id}
            href={`#${id}`}
            onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
          >
            {title}
          </a>
        ))}
      </nav>
    </details>
  );
}

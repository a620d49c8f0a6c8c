import type { ShowChapter, ShowRole } from '../../../server/contract/site-shows.ts';
import { pageAddress } from '../address.ts';
import { definePage } from '../page.ts';
import builtChapters from '../parts/instructievideo/chapters.ts?built';
import '../parts/instructievideo/instructievideo.css';
import { Show } from '../parts/instructievideo/show.tsx';
import { Actions, ButtonLink, Hero, Note, Section } from '../ui/index.ts';
import { instructie as text } from '../wording/instructievideo.ts';

const CHAPTERS = builtChapters as readonly ShowChapter[];
const ROLES: readonly ShowRole[] = ['leerling', 'leerkracht', 'begeleider', 'beheer', 'thuis'];

const Instructievideo = () => (
  <>
    <Hero title={text('hero')} lead={text('lead')}>
      <nav aria-label={text('jump')} className="show-links">
        {CHAPTERS.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <noscript>
        <p>{text('noScript')}</p>
      </noscript>
    </Hero>
    {ROLES.map((role, i) => (
      <Section
        key={role}
        title={text(`roles.${role}`)}
        id={`voor-${role}`}
        tone={i % 2 ? 'card' : 'paper'}
        wide
      >
        <div className="shows">
          {CHAPTERS.filter((chapter) => chapter.role === role).map((chapter) => (
            <Show key={chapter.id} chapter={chapter} />
          ))}
        </div>
      </Section>
    ))}
    <Section tone="sky" title={text('honest.title')}>
      <Note>{text('honest.text')}</Note>
    </Section>
    <Section title={text('more.title')} isScreenOnly>
      <Actions>
        <ButtonLink to={pageAddress('faq')}>{text('more.faq')}</ButtonLink>
        <ButtonLink to={pageAddress('training')} quiet>
          {text('more.training')}
        </ButtonLink>
      </Actions>
    </Section>
  </>
);

export default definePage({
  title: text('title'),
  description: text('description'),
  Component: Instructievideo,
});

import { pageAddress } from '../address.ts';
import { site } from '../wording/frame.ts';
import { Actions, ButtonLink } from './links.tsx';
import { Section } from './section.tsx';

/** The end of a page that tells something: what to do next. */
export const Closing = () => (
  <Section tone="sky" title={site('closing.title')} isScreenOnly>
    <p>{site('closing.text')}</p>
    <Actions>
      <ButtonLink to={pageAddress('aanvraagformulier')}>{site('closing.apply')}</ButtonLink>
      <ButtonLink to={pageAddress('contact')} quiet>
        {site('closing.ask')}
      </ButtonLink>
    </Actions>
  </Section>
);

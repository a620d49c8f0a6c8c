import { pageAddress } from '../address.ts';
import { definePage } from '../page.ts';
import { Actions, ButtonLink, Closing, Hero } from '../ui/index.ts';
import { home } from '../wording/home.ts';

const HomePage = () => (
  <>
    <Hero title={home('title')} lead={home('lead')}>
      <Actions>
        <ButtonLink to={pageAddress('aanvraagformulier')}>{home('apply')}</ButtonLink>
      </Actions>
    </Hero>
    <Closing />
  </>
);

export default definePage({
  title: home('meta.title'),
  description: home('meta.description'),
  Component: HomePage,
});

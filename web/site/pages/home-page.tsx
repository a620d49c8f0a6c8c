import { appAddress, pageAddress } from '../address.ts';
import board from '../../../assets/screens/live-bord.webp?sized';
import pizza from '../../../assets/screens/pizzabakken.webp?sized';
import { definePage } from '../page.ts';
import { PlayButton } from '../parts/demo/play-button.tsx';
import {
  Actions,
  ButtonLink,
  Card,
  Closing,
  Columns,
  Hero,
  PageLink,
  Picture,
  Section,
} from '../ui/index.ts';
import { home } from '../wording/home.ts';

/** Beside the text on a wide screen, below it on a narrow one. */
const SIZES = '(width >= 960px) 560px, 92vw';
const AUDIENCES = [
  ['school', 'coral'],
  ['rt', 'teal'],
  ['thuis', 'ochre'],
] as const;
const REASONS = [
  ['words', 'blue'],
  ['wrong', 'coral'],
  ['why', 'plum'],
  ['lost', 'teal'],
  ['all', 'moss'],
  ['open', 'ochre'],
] as const;

const HomePage = () => (
  <>
    <Hero
      title={home('title')}
      lead={home('lead')}
      picture={<Picture picture={pizza} sizes={SIZES} alt={home('shot')} framed first />}
    >
      <Actions>
        <ButtonLink to={pageAddress('aanvraagformulier')}>{home('apply')}</ButtonLink>
        <ButtonLink to={appAddress.login} quiet>
          {home('login')}
        </ButtonLink>
        <a href={appAddress.sso}>{home('sso')}</a>
      </Actions>
    </Hero>
    <Section wide title={home('audiences.title')}>
      <Columns>
        {AUDIENCES.map(([who, colour]) => (
          <Card key={who} title={home(`audiences.${who}`)} colour={colour}>
            <p>{home(`audiences.${who}Text`)}</p>
          </Card>
        ))}
      </Columns>
      <p>
        <PageLink page="school-rt-thuis">{home('audiences.more')}</PageLink>
      </p>
    </Section>
    <Section tone="sky" title={home('play.title')} id="proefspel">
      <p>{home('play.text')}</p>
      <Actions>
        <PlayButton game="pizzabakken" title={home('play.game')} />
        <ButtonLink to={pageAddress('spellen')} quiet>
          {home('play.more')}
        </ButtonLink>
      </Actions>
    </Section>
    <Section wide title={home('reasons.title')}>
      <Columns least={320}>
        {REASONS.map(([reason, colour]) => (
          <Card key={reason} title={home(`reasons.${reason}`)} colour={colour}>
            <p>{home(`reasons.${reason}Text`)}</p>
          </Card>
        ))}
      </Columns>
    </Section>
    <Section tone="card" wide>
      <div className="site-beside">
        <div>
          <h2>{home('live.title')}</h2>
          <p>{home('live.text')}</p>
          <p>
            <PageLink page="voortgang-volgen">{home('live.more')}</PageLink>
          </p>
        </div>
        <Picture picture={board} sizes={SIZES} alt={home('live.alt')} framed />
      </div>
    </Section>
    <Closing />
  </>
);

export default definePage({
  title: home('meta.title'),
  description: home('meta.description'),
  Component: HomePage,
});

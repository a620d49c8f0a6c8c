import { useSyncExternalStore } from 'react';
import { pageAddress } from '../address.ts';
import { definePage } from '../page.ts';
import { classFirstTime, MEASURED } from '../parts/web-based/measured.ts';
import { ServerStatus } from '../parts/web-based/server-status.tsx';
import '../parts/web-based/web-based.css';
import { Actions, ButtonLink, Closing, Hero, Note, PrintButton, Section, Table, Ticks } from '../ui/index.ts';
import { webBased as text } from '../wording/web-based.ts';

const NEEDS = ['chrome', 'firefox', 'safari', 'screen', 'memory', 'input', 'sound'] as const;
const OFFLINE = ['play', 'keep', 'send', 'board', 'new', 'shared'] as const;
const NOT = ['third', 'cookies', 'voice'] as const;
const { megabytes, seconds } = classFirstTime();
const FETCHED = (['app', 'engine', 'game', 'round'] as const).map((what) => [
  text(`line.rows.${what}`),
  text('line.kb', { size: MEASURED[what] }),
]);

const never = () => () => undefined;

/** The domain of this site; the page as the server sends it does not know it. */
function OwnHost() {
  const host = useSyncExternalStore(
    never,
    () => location.host,
    () => '',
  );
  return host ? (
    <p>
      {text('domains.host')} <code className="own-host">{host}</code>
    </p>
  ) : null;
}

const WebBased = () => (
  <>
    <Hero title={text('hero')} lead={text('lead')}>
      <Actions>
        <ButtonLink to={pageAddress('watisnodigvoorspellen')}>{text('check')}</ButtonLink>
      </Actions>
    </Hero>
    <Section title={text('status.title')} id="status" wide>
      <p>{text('status.lead')}</p>
      <ServerStatus />
    </Section>
    <Section title={text('browsers.title')} tone="card" wide>
      <Table
        caption={text('browsers.caption')}
        head={[text('browsers.what'), text('browsers.least')]}
        rows={NEEDS.map((need) => [text(`browsers.rows.${need}.name`), text(`browsers.rows.${need}.least`)])}
      />
      <Note>{text('browsers.note')}</Note>
    </Section>
    <Section title={text('line.title')} id="verbruik" wide>
      <p>{text('line.lead')}</p>
      <Table
        caption={text('line.caption')}
        head={[text('line.what'), text('line.size')]}
        rows={[...FETCHED, [text('line.rows.answer'), text('line.under', { size: MEASURED.answer })]]}
      />
      <p>{text('line.class', { size: megabytes, seconds })}</p>
    </Section>
    <Section title={text('domains.title')} id="domeinen" tone="card">
      <p>{text('domains.text')}</p>
      <OwnHost />
      <p>{text('domains.ports')}</p>
      <p>{text('domains.mail')}</p>
    </Section>
    <Section title={text('offline.title')} id="offline">
      <Ticks items={OFFLINE.map((item) => text(`offline.items.${item}`))} />
    </Section>
    <Section title={text('privacy.title')} tone="sky">
      <Ticks items={NOT.map((item) => text(`privacy.items.${item}`))} />
    </Section>
    <Section title={text('host.title')}>
      <p>{text('host.text')}</p>
      <div className="site-actions">
        <PrintButton />
      </div>
    </Section>
    <Closing />
  </>
);

export default definePage({ title: text('title'), description: text('description'), Component: WebBased });

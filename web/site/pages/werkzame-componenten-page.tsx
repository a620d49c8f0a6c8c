import { definePage } from '../page.ts';
import '../parts/werkzame-componenten/werkzame-componenten.css';
import { Closing, Hero, Note, PageLink, PrintButton, Section, Table, Ticks } from '../ui/index.ts';
import { werkzameComponenten as text } from '../wording/werkzame-componenten.ts';

const COMPONENTS = [
  'testing',
  'spacing',
  'mixing',
  'feedback',
  'explicit',
  'images',
  'success',
  'analysis',
] as const;
const LEVELS = ['one', 'two', 'three'] as const;
const LIMITS = ['effect', 'sum', 'read'] as const;

const Component = ({ id }: { id: (typeof COMPONENTS)[number] }) => (
  <article className="component" id={id}>
    <h3>{text(`components.${id}.title`)}</h3>
    <p>{text(`components.${id}.what`)}</p>
    <dl>
      <dt>{text('components.does')}</dt>
      <dd>{text(`components.${id}.does`)}</dd>
      <dt>{text('components.limit')}</dt>
      <dd>{text(`components.${id}.limit`)}</dd>
      <dt>{text('components.source')}</dt>
      <dd className="site-sources">{text(`components.${id}.source`)}</dd>
    </dl>
  </article>
);

const WerkzameComponenten = () => (
  <>
    <Hero title={text('hero')} lead={text('lead')}>
      <div className="site-actions">
        <PrintButton label={text('print')} />
      </div>
    </Hero>
    <Section title={text('components.title')} wide>
      <div className="components">
        {COMPONENTS.map((id) => (
          <Component key={id} id={id} />
        ))}
      </div>
    </Section>
    <Section title={text('levels.title')} id="niveaus" tone="card" wide>
      <p>{text('levels.lead')}</p>
      <Table
        caption={text('levels.caption')}
        head={[text('levels.level'), text('levels.means'), text('levels.use'), text('levels.check')]}
        rows={LEVELS.map((level) => [
          text(`levels.rows.${level}.level`),
          text(`levels.rows.${level}.means`),
          text(`levels.rows.${level}.use`),
          text(`levels.rows.${level}.check`),
        ])}
      />
      <Note>
        <p>{text('levels.note')}</p>
        <p className="site-sources">{text('levels.source')}</p>
      </Note>
    </Section>
    <Section title={text('limits.title')}>
      <Note kind="limit">
        <Ticks not items={LIMITS.map((item) => text(`limits.items.${item}`))} />
      </Note>
      <p>
        <PageLink page="didactiek">{text('more.didactiek')}</PageLink>
        {' · '}
        <PageLink page="adaptief">{text('more.adaptief')}</PageLink>
      </p>
    </Section>
    <Closing />
  </>
);

export default definePage({
  title: text('title'),
  description: text('description'),
  Component: WerkzameComponenten,
});

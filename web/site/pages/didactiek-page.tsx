import { VARIANT } from '../../app/variant.ts';
import { definePage } from '../page.ts';
import '../parts/didactiek/didactiek.css';
import builtLine from '../parts/didactiek/line.ts?built';
import type { LearningLine } from '../parts/didactiek/line.ts';
import {
  Card,
  Closing,
  Columns,
  Hero,
  Note,
  PageLink,
  PrintButton,
  Section,
  Steps,
  Table,
  Ticks,
} from '../ui/index.ts';
import { didactiek as text } from '../wording/didactiek.ts';

const LINE = builtLine as LearningLine;
const PHASES = [
  ['sounds', 'blue'],
  ['groups', 'teal'],
  ['rules', 'ochre'],
  ['memory', 'coral'],
  ['verbs', 'plum'],
] as const;
const STRATEGIES = ['luister', 'regel', 'weet', 'analogie'] as const;
const STEPS = ['hint', 'show', 'do', 'back'] as const;
const LIMITS = ['instruction', 'order', 'staal', 'be', 'engine'] as const;
const SOURCES = ['bosman', 'graham', 'brown', 'nunn', 'taalunie'] as const;

/** The categories that begin in a year, with their rule as a pupil reads it. */
function Year({ year: { groep, leerjaar, categories } }: { year: LearningLine['years'][number] }) {
  const year = VARIANT === 'be' ? leerjaar : groep;
  return (
    <details className="line-year" id={`leerjaar-${leerjaar}`} open={groep === 3}>
      <summary>
        <h3>{text('line.year', { groep: year })}</h3>
        <span>{text('line.count', { count: categories.length })}</span>
      </summary>
      <Table
        caption={text('line.caption', { groep: year })}
        head={[text('line.category'), text('line.rule'), text('line.strategy'), text('line.staal')]}
        rows={categories.map(({ title, rule, strategy, staal, half }) => [
          half ? `${title} (${text('line.half')})` : title,
          rule,
          text(`line.strategyOf.${strategy}`),
          staal ?? text('line.staalNone'),
        ])}
      />
    </details>
  );
}

const Didactiek = () => (
  <>
    <Hero title={text('hero')} lead={text('lead', { count: LINE.spelling })} />
    <Section title={text('phases.title')} wide>
      <Columns least={210}>
        {PHASES.map(([phase, colour]) => (
          <Card key={phase} title={text(`phases.${phase}.title`)} colour={colour}>
            <p className="line-when">{text(`phases.${phase}.when`)}</p>
            <p>{text(`phases.${phase}.text`)}</p>
          </Card>
        ))}
      </Columns>
    </Section>
    <Section title={text('strategies.title')} tone="sky" wide>
      <Columns least={200}>
        {STRATEGIES.map((strategy) => (
          <Card key={strategy} title={text(`strategies.${strategy}.title`)} colour="teal">
            <p>{text(`strategies.${strategy}.text`)}</p>
          </Card>
        ))}
      </Columns>
    </Section>
    <Section title={text('line.title')} id="leerlijn" wide>
      <p>{text('line.lead')}</p>
      {LINE.years.map((year) => (
        <Year key={year.groep} year={year} />
      ))}
      <Note>{text('line.staalNote')}</Note>
      <div className="site-actions">
        <PrintButton />
      </div>
    </Section>
    <Section title={text('reading.title')} tone="card">
      <p>{text('reading.text', { count: LINE.reading })}</p>
    </Section>
    <Section title={text('mistakes.title')}>
      <Steps
        steps={STEPS.map((step) => ({
          title: text(`mistakes.steps.${step}.title`),
          text: text(`mistakes.steps.${step}.text`),
        }))}
      />
      <p>
        <PageLink page="adaptief">{text('mistakes.more')}</PageLink>
      </p>
    </Section>
    <Section title={text('images.title')} tone="card">
      <p>{text('images.text')}</p>
    </Section>
    <Section title={text('limits.title')}>
      <Note kind="limit">
        <Ticks not items={LIMITS.map((item) => text(`limits.items.${item}`))} />
      </Note>
    </Section>
    <Section title={text('sources.title')} tone="card">
      <ul className="site-sources">
        {SOURCES.map((source) => (
          <li key={source}>{text(`sources.items.${source}`)}</li>
        ))}
      </ul>
    </Section>
    <Closing />
  </>
);

export default definePage({ title: text('title'), description: text('description'), Component: Didactiek });

import { definePage } from '../page.ts';
import { PasteDemo } from '../parts/aangepast-oefenen/paste-demo.tsx';
import { TrySettings } from '../parts/aangepast-oefenen/try-settings.tsx';
import '../parts/aangepast-oefenen/aangepast-oefenen.css';
import { Closing, Hero, Note, Section, Ticks } from '../ui/index.ts';
import { aangepastOefenen as text } from '../wording/aangepast-oefenen.ts';

const MOST_WORDS = 20;
const MORE = ['line', 'off', 'support', 'motion', 'sound', 'goal', 'period', 'undo'] as const;
const LIMITS = ['font', 'calm', 'treat'] as const;

const AangepastOefenen = () => (
  <>
    <Hero title={text('hero')} lead={text('lead')} />
    <Section title={text('paste.title')} id="woorden" wide>
      <p>{text('paste.lead', { count: MOST_WORDS })}</p>
      <PasteDemo />
    </Section>
    <Section title={text('presets.title')} id="instellingen" tone="card" wide>
      <p>{text('presets.lead')}</p>
      <TrySettings />
    </Section>
    <Section title={text('all.title')}>
      <Ticks items={MORE.map((item) => text(`all.items.${item}`))} />
    </Section>
    <Section title={text('limits.title')} tone="card">
      <Note kind="limit">
        <Ticks not items={LIMITS.map((item) => text(`limits.items.${item}`))} />
      </Note>
    </Section>
    <Closing />
  </>
);

export default definePage({
  title: text('title'),
  description: text('description'),
  Component: AangepastOefenen,
});

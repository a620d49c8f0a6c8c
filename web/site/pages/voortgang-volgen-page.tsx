import board from '../../../assets/screens/live-bord.webp?sized';
import { definePage } from '../page.ts';
import { SampleCard } from '../parts/voortgang-volgen/sample-card.tsx';
import { SampleMatrix } from '../parts/voortgang-volgen/sample-matrix.tsx';
import '../parts/voortgang-volgen/voortgang-volgen.css';
import { Closing, Hero, Note, Picture, Section, Steps, Ticks } from '../ui/index.ts';
import { voortgangVolgen as text } from '../wording/voortgang-volgen.ts';

/** As wide as the column. */
const SIZES = '(width >= 1280px) 1184px, 92vw';
const USES = ['see', 'set', 'talk'] as const;
const LIMITS = ['test', 'practice', 'time', 'rank'] as const;

const VoortgangVolgen = () => (
  <>
    <Hero title={text('hero')} lead={text('lead')} />
    <Section title={text('live.title')} wide>
      <p>{text('live.lead')}</p>
      <p className="sample-invented">{text('invented')}</p>
      <Picture picture={board} sizes={SIZES} alt={text('live.alt')} framed />
    </Section>
    <Section title={text('matrix.title')} tone="card" wide>
      <p>{text('matrix.lead')}</p>
      <SampleMatrix />
      <Note>{text('matrix.note')}</Note>
    </Section>
    <Section title={text('card.title')} wide>
      <SampleCard />
    </Section>
    <Section title={text('use.title')} tone="card">
      <Steps
        steps={USES.map((use) => ({
          title: text(`use.steps.${use}.title`),
          text: text(`use.steps.${use}.text`),
        }))}
      />
    </Section>
    <Section title={text('limits.title')}>
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
  Component: VoortgangVolgen,
});

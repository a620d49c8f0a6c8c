import { PARAMS } from '../../../engine/practice/params.ts';
import { definePage } from '../page.ts';
import { WordStory } from '../parts/adaptief/word-story.tsx';
import { Card, Closing, Columns, Hero, Note, PageLink, Section, Table, Ticks } from '../ui/index.ts';
import { adaptief as text } from '../wording/adaptief.ts';

const percent = (share: number) => Math.round(share * 100);

const OVERRIDES = ['line', 'start', 'target', 'forms', 'calm', 'open'] as const;
const LIMITS = ['estimate', 'guess', 'test', 'writing', 'proof'] as const;
const SOURCES = ['klinkenberg', 'jansen', 'wilson', 'pelanek', 'settles'] as const;

/** The values as the policy itself has them: a change there is told here at once. */
const NUMBERS = [
  [text('numbers.target'), text('numbers.targetValue', { target: percent(PARAMS.targetSuccess) })],
  [text('numbers.calm'), text('numbers.calmValue', { calm: percent(PARAMS.calmSuccess) })],
  [
    text('numbers.review'),
    text('numbers.reviewValue', { review: percent(PARAMS.reviewShare), window: PARAMS.reviewWindow }),
  ],
  [text('numbers.soon'), text('numbers.soonValue', { words: PARAMS.reviewAfterWords })],
  [text('numbers.later'), text('numbers.laterValue', { days: PARAMS.reviewWithinDays })],
  [text('numbers.off'), text('numbers.offValue', { days: PARAMS.reviewDays })],
  [
    text('numbers.done'),
    text('numbers.doneValue', {
      success: percent(PARAMS.masterySuccess),
      answers: PARAMS.masteryAnswers,
      days: PARAMS.masteryDays,
      open: PARAMS.masteryOpenAnswers,
    }),
  ],
  [
    text('numbers.back'),
    text('numbers.backValue', {
      answers: PARAMS.stepBackAnswers,
      success: percent(PARAMS.stepBackSuccess),
    }),
  ],
];

const Adaptief = () => (
  <>
    <Hero title={text('hero')} lead={text('lead')} />
    <Section title={text('example.title')} wide>
      <p>{text('example.lead')}</p>
      <WordStory />
    </Section>
    <Section title={text('choice.title')} tone="card" wide>
      <Columns>
        <Card title={text('choice.due.title')} colour="coral">
          <p>{text('choice.due.text', { review: percent(PARAMS.reviewShare) })}</p>
        </Card>
        <Card title={text('choice.category.title')} colour="ochre">
          <p>{text('choice.category.text')}</p>
        </Card>
        <Card title={text('choice.word.title')} colour="teal">
          <p>{text('choice.word.text', { target: percent(PARAMS.targetSuccess) })}</p>
        </Card>
      </Columns>
      <Note title={text('why.title')}>{text('why.text')}</Note>
    </Section>
    <Section title={text('override.title')}>
      <p>{text('override.lead')}</p>
      <Ticks items={OVERRIDES.map((item) => text(`override.items.${item}`))} />
      <p>
        <PageLink page="aangepast-oefenen">{text('override.more')}</PageLink>
      </p>
    </Section>
    <Section title={text('limits.title')} tone="card">
      <Note kind="limit">
        <Ticks not items={LIMITS.map((item) => text(`limits.items.${item}`))} />
      </Note>
    </Section>
    <Section title={text('numbers.title')} wide>
      <Table
        caption={text('numbers.lead')}
        head={[text('numbers.what'), text('numbers.value')]}
        rows={NUMBERS}
      />
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

export default definePage({ title: text('title'), description: text('description'), Component: Adaptief });

import balloon from '../art/reward-balloon.ts?drawn';
import kite from '../art/reward-kite.ts?drawn';
import { definePage } from '../page.ts';
import { Album } from '../parts/beloningssysteem/album.tsx';
import '../parts/beloningssysteem/beloningssysteem.css';
import { CoinSum } from '../parts/beloningssysteem/coin-sum.tsx';
import { Card, Closing, Columns, Hero, Note, Picture, Section, Ticks } from '../ui/index.ts';
import { beloningssysteem as text } from '../wording/beloningssysteem.ts';

const KINDS = [
  ['stars', 'ochre'],
  ['coins', 'blue'],
  ['memories', 'coral'],
] as const;
const NEVER = ['money', 'box', 'loss', 'rank', 'hurry'] as const;
const TEACHER = ['goal', 'minutes', 'games', 'calm', 'sound'] as const;

const Beloningssysteem = () => (
  <>
    <Hero title={text('hero')} lead={text('lead')} />
    <Section title={text('three.title')} wide>
      <Columns>
        {KINDS.map(([kind, colour]) => (
          <Card key={kind} title={text(`three.${kind}.title`)} colour={colour}>
            <p>{text(`three.${kind}.text`)}</p>
          </Card>
        ))}
      </Columns>
    </Section>
    <Section title={text('coins.title')} tone="card">
      <p>{text('coins.lead')}</p>
      <CoinSum />
    </Section>
    <Section title={text('album.title')} id="album" wide>
      <p>{text('album.lead')}</p>
      <Album />
    </Section>
    <Section title={text('never.title')} tone="sky" id="nooit-te-koop">
      <p>{text('never.lead')}</p>
      <Ticks items={NEVER.map((item) => text(`never.items.${item}`))} />
    </Section>
    <Section title={text('together.title')} wide>
      <Columns>
        <Card
          title={text('together.balloon.title')}
          colour="coral"
          picture={<Picture picture={balloon} alt="" width={110} />}
        >
          <p>{text('together.balloon.text')}</p>
        </Card>
        <Card
          title={text('together.kite.title')}
          colour="teal"
          picture={<Picture picture={kite} alt="" width={110} />}
        >
          <p>{text('together.kite.text')}</p>
        </Card>
        <Card title={text('together.golden.title')} colour="ochre">
          <p>{text('together.golden.text')}</p>
        </Card>
      </Columns>
    </Section>
    <Section title={text('teacher.title')} tone="card">
      <Ticks items={TEACHER.map((item) => text(`teacher.items.${item}`))} />
      <Note>{text('teacher.not')}</Note>
    </Section>
    <Section title={text('limits.title')}>
      <Note kind="limit">
        <p>{text('limits.text')}</p>
        <p className="site-sources">{text('limits.source')}</p>
      </Note>
    </Section>
    <Closing />
  </>
);

export default definePage({
  title: text('title'),
  description: text('description'),
  Component: Beloningssysteem,
});

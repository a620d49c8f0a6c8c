import { definePage } from '../page.ts';
import '../parts/inzetbaarheid/inzetbaarheid.css';
import { Closing, Hero, Note, PrintButton, Section, Table, Ticks } from '../ui/index.ts';
import { inzetbaarheid as text } from '../wording/inzetbaarheid.ts';

/** Minutes of each step of a sample timetable. */
const WAYS = [
  { id: 'class', minutes: { a: 10, b: 2, c: 12, d: 4, e: 2 } },
  { id: 'circuit', minutes: { a: 3, b: 12, c: 12, d: 12, e: 3 } },
  { id: 'small', minutes: { a: 4, b: 6, c: 4, d: 4, e: 2 } },
  { id: 'session', minutes: { a: 5, b: 15, c: 5, d: 12, e: 3 } },
  { id: 'home', minutes: { a: 1, b: 9, c: 3 } },
] as const;

/** Minutes of playing per day of the sample week. */
const WEEK = [
  ['mon', 15],
  ['tue', 12],
  ['thu', 15],
  ['fri', 15],
] as const;
const LIMITS = ['long', 'only', 'test', 'reward'] as const;

function Way({ way, tone }: { way: (typeof WAYS)[number]; tone: 'paper' | 'card' }) {
  const title = text(`ways.${way.id}.title`);
  const steps = Object.entries(way.minutes) as ['a' | 'b' | 'c', number][];
  const total = steps.reduce((sum, [, minutes]) => sum + minutes, 0);
  return (
    <Section title={title} id={way.id} tone={tone} wide>
      <p>{text(`ways.${way.id}.text`)}</p>
      <figure className="timetable" aria-label={text('schedule', { title })}>
        <ol>
          {steps.map(([step, minutes]) => (
            <li key={step} style={{ flexGrow: minutes }}>
              <strong>{text('minutes', { minutes })}</strong>
              <span>{text(`ways.${way.id}.steps.${step}`)}</span>
            </li>
          ))}
        </ol>
        <figcaption>{text('total', { minutes: total })}</figcaption>
      </figure>
      <p>
        <strong>{text('needs')}:</strong> {text(`ways.${way.id}.needs`)}
      </p>
      <h3>{text('who')}</h3>
      <Ticks items={[text(`ways.${way.id}.roles.teacher`), text(`ways.${way.id}.roles.pupil`)]} />
    </Section>
  );
}

const Inzetbaarheid = () => (
  <>
    <Hero title={text('hero')} lead={text('lead')}>
      <nav aria-label={text('jump')} className="way-links">
        {WAYS.map(({ id }) => (
          <a key={id} href={`#${id}`} className="paper-button quiet">
            {text(`ways.${id}.title`)}
          </a>
        ))}
      </nav>
    </Hero>
    {WAYS.map((way, i) => (
      <Way key={way.id} way={way} tone={i % 2 === 0 ? 'paper' : 'card'} />
    ))}
    <Section title={text('week.title')} tone="sky" wide>
      <Table
        caption={text('week.caption')}
        head={[text('week.day'), text('what'), text('duration')]}
        rows={WEEK.map(([day, minutes]) => [text(`week.days.${day}`), text(`week.plans.${day}`), minutes])}
      />
      <div className="site-actions">
        <PrintButton />
      </div>
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
  Component: Inzetbaarheid,
});

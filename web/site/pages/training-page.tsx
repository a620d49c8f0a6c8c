import { TRAINING_PLACES } from '../../../server/contract/lead-kinds.ts';
import { pageAddress } from '../address.ts';
import { LeadFormView, RadioField, Sent, TextArea, TextField, useLeadForm } from '../form/index.ts';
import { definePage } from '../page.ts';
import { Cancel } from '../parts/training/cancel.tsx';
import { Trainings } from '../parts/training/trainings.tsx';
import { Actions, ButtonLink, Card, Columns, Hero, Section, Ticks } from '../ui/index.ts';
import { training as text } from '../wording/training.ts';

/** What a training can be about, in the order in which one follows them. */
const LEVELS = ['start', 'teach', 'care'] as const;
const COLOURS = { start: 'moss', teach: 'blue', care: 'plum' } as const;
const ITEMS = ['a', 'b', 'c'] as const;

function TrainingForm() {
  const form = useLeadForm('training', { name: '', email: '', organisation: '', place: 'online', wish: '' });
  return (
    <LeadFormView
      of={form}
      action={text('form.send')}
      done={<Sent title={text('form.sentTitle')} text={text('form.sent')} />}
    >
      <div className="site-form-row">
        <TextField name="name" label={text('form.name')} autoComplete="name" />
        <TextField name="email" type="email" label={text('form.email')} autoComplete="email" />
      </div>
      <TextField name="organisation" label={text('form.organisation')} autoComplete="organization" optional />
      <RadioField
        name="place"
        label={text('form.place')}
        choices={TRAINING_PLACES.map((value) => ({ value, label: text(`form.places.${value}`) }))}
      />
      <TextArea name="wish" label={text('form.wish')} />
    </LeadFormView>
  );
}

const Training = () => (
  <>
    <Hero title={text('hero')} lead={text('lead')} />
    <Cancel />
    <Section title={text('levels.title')} wide>
      <Columns>
        {LEVELS.map((level) => (
          <Card key={level} title={text(`levels.${level}.title`)} colour={COLOURS[level]}>
            <p>{text(`levels.${level}.time`)}</p>
            <Ticks items={ITEMS.map((item) => text(`levels.${level}.items.${item}`))} />
          </Card>
        ))}
      </Columns>
    </Section>
    <Section title={text('dates.title')} tone="card" wide>
      <Trainings
        none={
          <p>
            <strong>{text('dates.none')}</strong> {text('dates.text')}
          </p>
        }
      />
    </Section>
    <Section title={text('form.title')} id="datum" isScreenOnly>
      <TrainingForm />
    </Section>
    <Section title={text('self.title')} tone="sky" isScreenOnly>
      <p>{text('self.text')}</p>
      <Actions>
        <ButtonLink to={pageAddress('instructievideo')}>{text('self.show')}</ButtonLink>
        <ButtonLink to={pageAddress('faq')} quiet>
          {text('self.faq')}
        </ButtonLink>
      </Actions>
    </Section>
  </>
);

export default definePage({ title: text('title'), description: text('description'), Component: Training });

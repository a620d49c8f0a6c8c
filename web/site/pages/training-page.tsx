import { TRAINING_PLACES } from '../../../server/contract/lead-kinds.ts';
import { pageAddress } from '../address.ts';
import { LeadFormView, RadioField, TextArea, TextField, useLeadForm } from '../form/index.ts';
import { definePage } from '../page.ts';
import { Actions, ButtonLink, Card, Columns, Hero, Section, Ticks } from '../ui/index.ts';
import { training as text } from '../wording/training.ts';

const LEVELS = [
  ['start', 'moss'],
  ['teach', 'blue'],
  ['care', 'plum'],
] as const;
const ITEMS = ['a', 'b', 'c'] as const;

function TrainingForm() {
  const form = useLeadForm('training', { name: '', email: '', organisation: '', place: 'online', wish: '' });
  return (
    <LeadFormView
      of={form}
      action={text('form.send')}
      done={
        <>
          <h3>{text('form.sentTitle')}</h3>
          <p>{text('form.sent')}</p>
        </>
      }
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
    <Section title={text('levels.title')} wide>
      <Columns>
        {LEVELS.map(([level, colour]) => (
          <Card key={level} title={text(`levels.${level}.title`)} colour={colour}>
            <p>{text(`levels.${level}.time`)}</p>
            <Ticks items={ITEMS.map((item) => text(`levels.${level}.items.${item}`))} />
          </Card>
        ))}
      </Columns>
    </Section>
    <Section title={text('dates.title')} tone="card">
      <p>
        <strong>{text('dates.none')}</strong> {text('dates.text')}
      </p>
    </Section>
    <Section title={text('form.title')} id="datum">
      <TrainingForm />
    </Section>
    <Section title={text('self.title')} tone="sky">
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

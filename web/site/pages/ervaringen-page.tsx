import { ACCOUNT_KINDS, QUOTED_AS } from '../../../server/contract/lead-kinds.ts';
import { pageAddress } from '../address.ts';
import {
  CheckField,
  LeadFormView,
  RadioField,
  SelectField,
  Sent,
  TextArea,
  TextField,
  useLeadForm,
} from '../form/index.ts';
import { definePage } from '../page.ts';
import { Experiences } from '../parts/ervaringen/experiences.tsx';
import { Actions, ButtonLink, Hero, Section, Ticks } from '../ui/index.ts';
import { ervaringen as text } from '../wording/ervaringen.ts';

const HOW = ['ask', 'both', 'kids', 'away'] as const;

function ExperienceForm() {
  const form = useLeadForm('experience', {
    type: 'school',
    role: '',
    name: '',
    email: '',
    text: '',
    shown: 'role',
    consent: false,
  });
  return (
    <LeadFormView
      of={form}
      action={text('form.send')}
      done={<Sent title={text('form.sentTitle')} text={text('form.sent')} />}
    >
      <div className="site-form-row">
        <SelectField
          name="type"
          label={text('form.type')}
          choices={ACCOUNT_KINDS.map((value) => ({ value, label: text(`form.types.${value}`) }))}
        />
        <TextField name="role" label={text('form.role')} help={text('form.roleHelp')} />
      </div>
      <TextArea name="text" label={text('form.text')} help={text('form.textHelp')} rows={6} />
      <div className="site-form-row">
        <TextField name="name" label={text('form.name')} autoComplete="name" />
        <TextField
          name="email"
          type="email"
          label={text('form.email')}
          help={text('form.emailHelp')}
          autoComplete="email"
        />
      </div>
      <RadioField
        name="shown"
        label={text('form.shown')}
        choices={QUOTED_AS.map((value) => ({ value, label: text(`form.shownAs.${value}`) }))}
      />
      <CheckField name="consent" label={text('form.consent')} />
    </LeadFormView>
  );
}

/** As long as nobody's words are there. */
const None = () => (
  <>
    <h3>{text('none.title')}</h3>
    <p>{text('none.text')}</p>
    <p>{text('none.meanwhile')}</p>
    <Actions>
      <ButtonLink to={pageAddress('spellen')} quiet>
        {text('none.play')}
      </ButtonLink>
      <ButtonLink to={pageAddress('werkzame-componenten')} quiet>
        {text('none.why')}
      </ButtonLink>
    </Actions>
  </>
);

const Ervaringen = () => (
  <>
    <Hero title={text('hero')} lead={text('lead')} />
    <Section title={text('list.title')} wide>
      <Experiences none={<None />} />
    </Section>
    <Section title={text('how.title')} tone="sky">
      <Ticks items={HOW.map((item) => text(`how.items.${item}`))} />
    </Section>
    <Section title={text('form.title')} id="schrijf" isScreenOnly>
      <ExperienceForm />
    </Section>
  </>
);

export default definePage({ title: text('title'), description: text('description'), Component: Ervaringen });

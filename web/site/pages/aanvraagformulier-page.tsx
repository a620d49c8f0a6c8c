import { useCallback } from 'react';
import { ACCOUNT_KINDS } from '../../../server/contract/lead-kinds.ts';
import { CheckField, LeadFormView, RadioField, TextArea, TextField, useLeadForm } from '../form/index.ts';
import { Invited } from '../parts/friends/invited.tsx';
import { Offered, type Offered as Offer } from '../parts/invitation/offered.tsx';
import { definePage } from '../page.ts';
import { Hero, Note, PageLink, Section, Steps, Ticks } from '../ui/index.ts';
import { application } from '../wording/application.ts';

const STEPS = (['mail', 'group', 'play'] as const).map((step) => ({
  title: application(`sent.steps.${step}`),
  text: application(`sent.steps.${step}Text`),
}));

const Sent = () => (
  <>
    <h2>{application('sent.title')}</h2>
    <p>{application('sent.mail')}</p>
    <Steps steps={STEPS} />
    <p>{application('sent.duplicate')}</p>
    <p>
      {application('sent.question')} <PageLink page="contact">{application('sent.contact')}</PageLink>.
    </p>
  </>
);

function ApplicationPage() {
  const form = useLeadForm('application', {
    type: 'school',
    organisation: '',
    number: '',
    name: '',
    email: '',
    phone: '',
    pupils: '',
    start: '',
    remark: '',
    friend: '',
    invitation: '',
    consent: false,
  });
  const type = form.form.watch('type');
  const { setValue } = form.form;
  const setFriend = useCallback((code: string) => setValue('friend', code), [setValue]);
  const fillIn = useCallback(
    ({ kind, organisation, name, email }: Offer, code: string) => {
      const known = { invitation: code, type: kind, organisation, name, email };
      for (const [field, value] of Object.entries(known)) setValue(field, value);
    },
    [setValue],
  );
  return (
    <>
      <Hero low title={application('title')} lead={application('lead')} />
      <Section title={form.sent ? undefined : application('form.title')} id="formulier">
        {!form.sent && <Invited onCode={setFriend} />}
        {!form.sent && <Offered onFound={fillIn} />}
        <LeadFormView of={form} action={application('form.send')} done={<Sent />}>
          <RadioField
            name="type"
            label={application('form.type')}
            choices={ACCOUNT_KINDS.map((value) => ({ value, label: application(`form.types.${value}`) }))}
          />
          {type !== 'thuis' && (
            <div className="site-form-row">
              <TextField
                name="organisation"
                label={application('form.organisation')}
                autoComplete="organization"
                optional={type === 'rt'}
              />
              {type === 'school' && (
                <TextField
                  name="number"
                  label={application('form.number')}
                  help={application('form.numberHelp')}
                  optional
                />
              )}
            </div>
          )}
          <div className="site-form-row">
            <TextField name="name" label={application('form.name')} autoComplete="name" />
            <TextField
              name="email"
              type="email"
              label={application('form.email')}
              help={application('form.emailHelp')}
              autoComplete="email"
            />
          </div>
          <div className="site-form-row">
            <TextField
              name="pupils"
              label={application(type === 'thuis' ? 'form.children' : 'form.pupils')}
              inputMode="numeric"
            />
            <TextField
              name="phone"
              type="tel"
              label={application('form.phone')}
              autoComplete="tel"
              optional
            />
          </div>
          <TextField
            name="start"
            type="date"
            label={application('form.start')}
            help={application('form.startHelp')}
            optional
          />
          <TextArea
            name="remark"
            label={application('form.remark')}
            help={application('form.remarkHelp')}
            rows={4}
            optional
          />
          <CheckField name="consent" label={application('form.consent')} />
        </LeadFormView>
      </Section>
      {!form.sent && (
        <Section tone="card" title={application('next.title')}>
          <Steps steps={STEPS} />
        </Section>
      )}
      <Section title={application('limits.title')}>
        <Note>
          <Ticks
            items={(['pupils', 'data', 'stop'] as const).map((item) => application(`limits.items.${item}`))}
          />
        </Note>
      </Section>
    </>
  );
}

export default definePage({
  title: application('meta.title'),
  description: application('meta.description'),
  Component: ApplicationPage,
});

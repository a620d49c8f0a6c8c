import { CONTACT_TOPICS } from '../../../server/contract/lead-kinds.ts';
import { pageAddress } from '../address.ts';
import { LeadFormView, Sent, SelectField, TextArea, TextField, useLeadForm } from '../form/index.ts';
import { RefuseInvitations } from '../parts/friends/refuse.tsx';
import { definePage } from '../page.ts';
import { ButtonLink, Card, Columns, Hero, Note, PageLink, Section } from '../ui/index.ts';
import { contact } from '../wording/contact.ts';

function ContactForm() {
  const form = useLeadForm('contact', { topic: 'question', name: '', email: '', message: '' });
  const topic = form.form.watch('topic');
  return (
    <LeadFormView
      of={form}
      action={contact('form.send')}
      done={
        <Sent title={contact('form.sentTitle')} text={contact('form.sent')}>
          <button type="button" className="paper-button quiet" onClick={form.again}>
            {contact('form.again')}
          </button>
        </Sent>
      }
    >
      <SelectField
        name="topic"
        label={contact('form.topic')}
        choices={CONTACT_TOPICS.map((value) => ({ value, label: contact(`form.topics.${value}`) }))}
      />
      <div className="site-form-row">
        <TextField name="name" label={contact('form.name')} autoComplete="name" />
        <TextField name="email" type="email" label={contact('form.email')} autoComplete="email" />
      </div>
      <TextArea
        name="message"
        label={contact('form.message')}
        help={contact(topic === 'fault' ? 'form.messageFault' : 'form.messageHelp')}
        rows={7}
      />
      <p>{contact('form.keep')}</p>
    </LeadFormView>
  );
}

const WHEN = ['days', 'answer', 'fault', 'holiday'] as const;

const ContactPage = () => (
  <>
    <Hero low title={contact('title')} lead={contact('lead')} />
    <RefuseInvitations />
    <Section title={contact('form.title')} id="schrijf">
      <Note>{contact('pupil')}</Note>
      <ContactForm />
    </Section>
    <Section tone="card" wide title={contact('direct.title')}>
      <Columns>
        <Card title={contact('direct.faq')}>
          <p>{contact('direct.faqText')}</p>
          <p>
            <PageLink page="faq">{contact('direct.faq')}</PageLink>
          </p>
        </Card>
        <Card title={contact('direct.fault')} colour="ochre">
          <p>{contact('direct.faultText')}</p>
          <p>
            <ButtonLink to={pageAddress('watisnodigvoorspellen')} quiet>
              {contact('direct.faultLink')}
            </ButtonLink>
          </p>
        </Card>
        <Card title={contact('direct.privacy')} colour="teal" id="privacy">
          <p>{contact('direct.privacyText')}</p>
        </Card>
      </Columns>
    </Section>
    <Section title={contact('when.title')}>
      <dl className="site-facts">
        {WHEN.map((what) => (
          <div key={what}>
            <dt>{contact(`when.${what}`)}</dt>
            <dd>{contact(`when.${what}Text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  </>
);

export default definePage({
  title: contact('meta.title'),
  description: contact('meta.description'),
  Component: ContactPage,
});

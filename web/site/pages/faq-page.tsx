import { LeadFormView, Sent, TextArea, TextField, useLeadForm } from '../form/index.ts';
import { definePage } from '../page.ts';
import { GROUPS } from '../parts/faq/entries.ts';
import { QuestionList } from '../parts/faq/question-list.tsx';
import { Hero, Section } from '../ui/index.ts';
import { faq } from '../wording/faq.ts';

function Ask() {
  const form = useLeadForm('faq', { question: '', email: '' });
  return (
    <LeadFormView
      of={form}
      action={faq('ask.send')}
      done={
        <Sent title={faq('ask.sentTitle')} text={faq('ask.sentText')}>
          <button type="button" className="paper-button quiet" onClick={form.again}>
            {faq('ask.again')}
          </button>
        </Sent>
      }
    >
      <TextArea name="question" label={faq('ask.question')} help={faq('ask.questionHelp')} rows={4} />
      <TextField name="email" type="email" label={faq('ask.email')} autoComplete="email" optional />
    </LeadFormView>
  );
}

const FaqPage = () => (
  <>
    <Hero low title={faq('title')} lead={faq('lead')} />
    <Section>
      <QuestionList />
    </Section>
    <Section tone="card" title={faq('ask.title')} id="stel-je-vraag" isScreenOnly>
      <p>{faq('ask.text')}</p>
      <Ask />
    </Section>
  </>
);

export default definePage({
  title: faq('meta.title'),
  description: faq('meta.description'),
  Component: FaqPage,
  structured: {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: GROUPS.flatMap(({ questions }) => questions).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
});

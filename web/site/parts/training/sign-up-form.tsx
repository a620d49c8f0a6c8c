import { LeadFormView, Sent, TextField, useSiteForm } from '../../form/index.ts';
import { training as text } from '../../wording/training.ts';

/** Signs somebody up for a training, alone or with others. */
export function SignUpForm({ training }: { training: string }) {
  const form = useSiteForm({ name: '', email: '', organisation: '', people: '1' }, async () =>
    (await import('./sign-up-work.ts')).signUpWork(training),
  );
  return (
    <LeadFormView
      of={form}
      action={text('signUp.send')}
      done={<Sent title={text('signUp.sentTitle')} text={text('signUp.sent')} />}
    >
      <div className="site-form-row">
        <TextField name="name" label={text('form.name')} autoComplete="name" />
        <TextField
          name="email"
          type="email"
          label={text('form.email')}
          help={text('signUp.emailHelp')}
          autoComplete="email"
        />
      </div>
      <div className="site-form-row">
        <TextField
          name="organisation"
          label={text('form.organisation')}
          autoComplete="organization"
          optional
        />
        <TextField name="people" label={text('signUp.people')} inputMode="numeric" />
      </div>
    </LeadFormView>
  );
}

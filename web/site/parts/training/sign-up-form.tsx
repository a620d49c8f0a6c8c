import { LeadFormView, Sent, TextField, useSiteForm } from '../../form/index.ts';
import { training as text } from '../../wording/training.ts';

interface Props {
  training: string;
  waits: boolean;
  /** It went wrong: somebody else may have had the last seat. */
  onRefused: () => void;
}

/** Signs somebody up for a training, alone or with others; where it is full, for its waiting list. */
export function SignUpForm({ training, waits, onRefused }: Props) {
  const form = useSiteForm({ name: '', email: '', organisation: '', people: '1' }, async () =>
    (await import('./sign-up-work.ts')).signUpWork(training, waits, onRefused),
  );
  return (
    <LeadFormView
      of={form}
      action={text(waits ? 'line.send' : 'signUp.send')}
      done={
        waits ? (
          <Sent title={text('line.sentTitle')} text={text('line.sent')} />
        ) : (
          <Sent title={text('signUp.sentTitle')} text={text('signUp.sent')} />
        )
      }
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

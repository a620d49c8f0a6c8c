import { Alert, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { changeCredentials, changeProfile, type Profile } from '../../../server/contract/accounts.ts';
import { emailAddress, line } from '../../../server/contract/messages.ts';
import { newPasswordSchema } from '../../../server/contract/reset.ts';
import { call } from '../../app/services.ts';
import { useStrength } from '../../app/strength.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm, type SaveForm } from '../../ui/form/use-save-form.ts';
import { account as text } from './wording.ts';

const base = z.object({
  name: line(100),
  email: z.union([z.literal(''), emailAddress]),
  password: z.union([z.literal(''), newPasswordSchema]),
  repeat: z.string(),
  currentPassword: z.string(),
});
type Values = z.output<typeof base>;

/** What is asked more when mail address or password change. */
const schemaFor = (email: string) =>
  base.superRefine((values, context) => {
    const fault = (path: keyof Values, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (values.password !== values.repeat) fault('repeat', text('own.different'));
    if (email !== '' && values.email === '') fault('email', text('own.emailNeeded'));
    const isGuarded = values.password !== '' || values.email !== email;
    if (isGuarded && values.currentPassword === '') fault('currentPassword', text('own.currentNeeded'));
  });

interface Props {
  profile: Profile;
  onChanged: (profile: Profile) => void;
  onSaved: (message: string) => void;
}

/** The own name, mail address and password: one form, because a page asks once before changes are left behind. */
export function OwnForm({ profile, onChanged, onSaved }: Props) {
  const { id, email: stored, name } = profile;
  const email = stored ?? '';
  const params = { user: id };
  const of = useSaveForm({
    schema: schemaFor(email),
    start: { name, email, password: '', repeat: '', currentPassword: '' },
    save: async (values) => {
      if (values.name !== name) onChanged(await call(changeProfile, { params, body: { name: values.name } }));
      const isNewEmail = values.email !== email;
      if (!isNewEmail && values.password === '') return;
      const { currentPassword, password } = values;
      onChanged(
        await call(changeCredentials, {
          params,
          body: {
            currentPassword,
            ...(password !== '' && { password }),
            ...(isNewEmail && { email: values.email }),
          },
        }),
      );
    },
    // A new mail address is not there until it is confirmed, and passwords don't stay in fields.
    keeps: false,
    onSaved: (values) => {
      of.form.reset({ name: values.name, email, password: '', repeat: '', currentPassword: '' });
      onSaved(text(values.email === email ? 'saved' : 'own.savedWithMail'));
    },
  });
  return (
    <SaveFormView of={of} action={text('save')}>
      <Typography>{text('own.username', { username: profile.username })}</Typography>
      <TextInput name="name" label={text('own.name')} autoComplete="name" required />
      <TextInput
        name="email"
        type="email"
        label={text('own.email')}
        autoComplete="email"
        help={text('own.emailHelp')}
      />
      {profile.pendingEmail !== null && (
        <Alert severity="info">{text('own.pending', { email: profile.pendingEmail })}</Alert>
      )}
      <Typography variant="h2">{text('own.passwordTitle')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text('own.passwordText')}</Typography>
      <NewPassword of={of} username={profile.username} />
      <TextInput name="repeat" type="password" label={text('own.repeat')} autoComplete="new-password" />
      <Typography variant="h2">{text('own.currentTitle')}</Typography>
      <TextInput
        name="currentPassword"
        type="password"
        label={text('own.current')}
        autoComplete="current-password"
        help={text('own.currentText')}
      />
    </SaveFormView>
  );
}

/** Says how strong it is while it is typed. */
function NewPassword({ of, username }: { of: SaveForm<Values, Values>; username: string }) {
  const password = useWatch({ control: of.form.control, name: 'password' });
  const { words } = useStrength(password, username);
  return (
    <TextInput
      name="password"
      type="password"
      label={text('own.password')}
      autoComplete="new-password"
      help={words}
    />
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { formMessage } from '../../../server/contract/messages.ts';
import { newPasswordSchema } from '../../../server/contract/reset.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { Field } from '../login/field.tsx';
import { ShowButton } from '../show-button.tsx';
import { StrengthBar } from './strength.tsx';
import { reset } from './wording.ts';

const schema = z
  .object({ password: newPasswordSchema, repeat: z.string() })
  .refine(({ password, repeat }) => password === repeat, {
    path: ['repeat'],
    message: reset('choose.different'),
  });

interface Props {
  username: string;
  /** Stores it; throws what the server says. */
  save: (password: string) => Promise<unknown>;
  onDone: () => void;
  /** The link turned out to be used or too old. */
  onEnded: () => void;
}

/** A new password, twice. */
export function ChooseForm({ username, save, onDone, onEnded }: Props) {
  const [message, setMessage] = useState('');
  const [visible, setVisible] = useState(false);
  const { register, handleSubmit, setError, control, formState } = useForm({
    defaultValues: { password: '', repeat: '' },
    resolver: zodResolver(schema, { error: formMessage }),
  });
  const password = useWatch({ control, name: 'password' });
  const submit = handleSubmit(async (values) => {
    setMessage('');
    try {
      await save(values.password);
      onDone();
    } catch (error) {
      const weak = error instanceof ApiError ? error.fields['password'] : undefined;
      if (weak) setError('password', { message: weak }, { shouldFocus: true });
      else if (error instanceof ApiError && (error.status === 409 || error.status === 404)) onEnded();
      else setMessage(messageOf(error));
    }
  });
  const { errors, isSubmitting } = formState;
  const input = {
    type: visible ? 'text' : 'password',
    autoComplete: 'new-password',
    className: 'with-eye',
  };
  return (
    <form noValidate className="login-form" onSubmit={(event) => void submit(event)}>
      <div role="alert" className="login-message">
        {message && <p>{message}</p>}
      </div>
      {/* For the password keeper of the browser. */}
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <Field
        {...register('password')}
        {...input}
        label={reset('choose.password')}
        fault={errors.password?.message}
        autoFocus
      >
        <ShowButton visible={visible} onToggle={() => setVisible(!visible)} />
      </Field>
      <StrengthBar password={password} username={username} />
      <Field
        {...register('repeat')}
        {...input}
        label={reset('choose.repeat')}
        fault={errors.repeat?.message}
      />
      <button type="submit" className="paper-button" disabled={isSubmitting}>
        {reset(isSubmitting ? 'choose.busy' : 'choose.submit')}
      </button>
    </form>
  );
}

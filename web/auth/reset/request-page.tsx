import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formMessage } from '../../../server/contract/messages.ts';
import { requestPassword, RESET_MINUTES } from '../../../server/contract/reset.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { Field } from '../login/field.tsx';
import { Sheet } from './sheet.tsx';
import { reset } from './wording.ts';

/** Asking for a new password by mail (wachtwoordaanvragen). */
export function RequestPasswordPage() {
  const [isAsked, setAsked] = useState(false);
  const [message, setMessage] = useState('');
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '' },
    resolver: zodResolver(requestPassword.body, { error: formMessage }),
  });
  if (isAsked)
    return (
      <Sheet title={reset('asked.title')}>
        <p role="status">{reset('asked.text', { minutes: RESET_MINUTES })}</p>
        <p>{reset('asked.nothing')}</p>
        <p>{reset('request.pupil')}</p>
      </Sheet>
    );
  const submit = handleSubmit(async (body) => {
    setMessage('');
    try {
      await call(requestPassword, { body });
      setAsked(true);
    } catch (error) {
      setMessage(messageOf(error));
    }
  });
  const fault = formState.errors.name?.message;
  return (
    <Sheet title={reset('request.title')} face={fault || message ? 'oops' : 'happy'}>
      <p>{reset('request.intro')}</p>
      <form noValidate className="login-form" onSubmit={(event) => void submit(event)}>
        <div role="alert" className="login-message">
          {message && <p>{message}</p>}
        </div>
        <Field
          {...register('name')}
          label={reset('request.name')}
          fault={fault}
          autoComplete="username"
          inputMode="email"
          autoFocus
        />
        <button type="submit" className="paper-button" disabled={formState.isSubmitting}>
          {reset(formState.isSubmitting ? 'request.busy' : 'request.submit')}
        </button>
      </form>
      <p className="login-help">{reset('request.pupil')}</p>
    </Sheet>
  );
}

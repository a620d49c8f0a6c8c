import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formMessage } from '../../../server/contract/messages.ts';
import { requestPassword, RESET_MINUTES } from '../../../server/contract/reset.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { Field } from '../login/field.tsx';
import { useEarlySubmit } from '../use-early-submit.ts';
import { Sheet } from './sheet.tsx';
import { reset } from './wording.ts';

/** Asking for a new password by mail (wachtwoordaanvragen). */
export function RequestPasswordPage() {
  const [isAsked, setAsked] = useState(false);
  const [message, setMessage] = useState('');
  // Without a value to begin with: what was typed before the page came to life stays.
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(requestPassword.body, { error: formMessage }),
  });
  const submit = handleSubmit(async (body) => {
    setMessage('');
    try {
      await call(requestPassword, { body });
      setAsked(true);
    } catch (error) {
      setMessage(messageOf(error));
    }
  });
  const form = useEarlySubmit(submit);
  if (isAsked)
    return (
      <Sheet title={reset('asked.title')}>
        <p role="status">{reset('asked.text', { minutes: RESET_MINUTES })}</p>
        <p>{reset('asked.nothing')}</p>
        <p>{reset('request.pupil')}</p>
      </Sheet>
    );
  const fault = formState.errors.name?.message;
  return (
    <Sheet title={reset('request.title')} face={fault || message ? 'oops' : 'happy'}>
      <p>{reset('request.intro')}</p>
      <form
        ref={form}
        method="dialog"
        noValidate
        className="login-form"
        onSubmit={(event) => void submit(event)}
      >
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

import { useEffect, useRef, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { site } from '../wording/frame.ts';
import './form.css';
import type { SiteForm } from './use-lead-form.ts';

interface Props {
  of: SiteForm;
  /** What the button says. */
  action: string;
  /** What comes in place of the form once it was sent; it begins with a heading. */
  done: ReactNode;
  children: ReactNode;
}

/** The fields of a form under each other, what went wrong, and the button; then what happens next. */
export function LeadFormView({
  of: { form, submit, error, isSending, sent },
  action,
  done,
  children,
}: Props) {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) confirmation.current?.focus();
  }, [sent]);
  if (sent)
    return (
      <div className="site-sent" role="status" tabIndex={-1} ref={confirmation}>
        {done}
      </div>
    );
  const isFaulty = form.formState.isSubmitted && Object.keys(form.formState.errors).length > 0;
  return (
    <FormProvider {...form}>
      <form
        className="site-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        <div className="site-trap" aria-hidden="true">
          <label>
            {site('form.trap')}
            <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
          </label>
        </div>
        <div role="alert" className="site-form-message">
          {error ?? (isFaulty && site('form.faulty'))}
        </div>
        <button type="submit" className="paper-button" disabled={isSending}>
          {isSending ? site('form.busy') : action}
        </button>
      </form>
    </FormProvider>
  );
}

interface SentProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** What a form says once it was sent. */
export const Sent = ({ title, text, children }: SentProps) => (
  <>
    <h3>{title}</h3>
    <p>{text}</p>
    {children}
  </>
);

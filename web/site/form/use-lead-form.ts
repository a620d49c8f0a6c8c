import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { LeadKind } from '../../../server/contract/lead-kinds.ts';
import { newId } from '../../../server/contract/id.ts';
import type { FormWork, Values } from './form-work.ts';

/** A form of the site, and what becomes of it. */
export interface SiteForm {
  form: UseFormReturn<Values>;
  submit: () => Promise<void>;
  /** What went wrong, apart from fields. */
  error: string | undefined;
  isSending: boolean;
  /** The id under which it was stored; undefined until then. */
  sent: string | undefined;
  /** Begins another form of the same kind. */
  again: () => void;
}

/** One of the forms that the office reads (server/contract/leads.ts). `start` names every field. */
export const useLeadForm = (kind: LeadKind, start: Values): SiteForm =>
  useSiteForm({ ...start, kind }, async () => (await import('./send.ts')).leadWork(kind));

/**
 * A form of the site: checked by the server's own schema, messages at the field, the first faulty one focused, nothing lost
 * when sending fails, and counted once however often it is sent. `start` names every field.
 */
export function useSiteForm(start: Values, fetchWork: () => Promise<FormWork>): SiteForm {
  const form = useForm<Values>({
    defaultValues: { ...start, website: '' },
    mode: 'onTouched',
    resolver: async (values, context, options) => (await fetchWork()).resolver(values, context, options),
  });
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<string>();
  const id = useRef<string>(undefined);
  const opened = useRef(0);
  const { isSubmitting, isDirty } = form.formState;

  useEffect(() => {
    opened.current = Date.now();
  }, []);
  useEffect(() => {
    if (!isDirty || sent) return;
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, sent]);

  const store = async (values: Values) => {
    setError(undefined);
    id.current ??= newId();
    const guard = {
      website: String(form.getValues('website') ?? ''),
      seconds: (Date.now() - opened.current) / 1000,
    };
    const refusal = await (await fetchWork()).send(id.current, values, guard);
    if (!refusal) return setSent(id.current);
    const shown = Object.entries(refusal.fields).filter(([name]) => name in start);
    for (const [i, [name, message]] of shown.entries())
      form.setError(name, { message }, { shouldFocus: i === 0 });
    if (shown.length === 0) setError(refusal.message);
  };
  return {
    form,
    submit: () => form.handleSubmit(store)(),
    error,
    isSending: isSubmitting,
    sent,
    again() {
      id.current = undefined;
      form.reset();
      setSent(undefined);
    },
  };
}

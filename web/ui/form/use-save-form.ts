import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { formMessage } from '../../../server/contract/messages.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { useUnsaved } from '../unsaved.tsx';

interface Options<Input extends FieldValues, Output> {
  /** What must be right before anything is sent: the schema of the call, or what a screen adds to it. */
  schema: z.ZodType<Output, Input>;
  start: DefaultValues<Input>;
  /** Sends it; what it throws is shown and nothing that was typed is lost. */
  save: (values: Output) => Promise<unknown>;
  /** Once it is stored; leaving the page is free then. */
  onSaved?: (values: Output) => void;
  /** Names of fields in the answer of the server that are other ones here. */
  fieldOf?: (path: string) => string;
  /** Whether what was saved becomes what the form starts from; so by default. */
  keeps?: boolean;
  /** Whether leaving with changes is asked about; not where nothing is stored, as in a search. */
  guards?: boolean;
}

/** A form on the screen: its fields, and what becomes of it. */
export interface SaveForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  submit: () => Promise<void>;
  /** Why the last save failed, apart from fields. */
  error: string | undefined;
  isSaving: boolean;
}

/**
 * The one way in which a form of the adult areas checks, sends and fails: messages at the field, the first faulty field
 * focused, nothing lost, and a question before the page is left with changes.
 */
export function useSaveForm<Input extends FieldValues, Output>({
  schema,
  start,
  save,
  onSaved,
  fieldOf = (path) => path,
  keeps = true,
  guards = true,
}: Options<Input, Output>): SaveForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    defaultValues: start,
    resolver: zodResolver(schema, { error: formMessage }),
    mode: 'onTouched',
  });
  const [error, setError] = useState<string>();
  const { isDirty, isSubmitting } = form.formState;
  const forget = useUnsaved(guards && isDirty);

  const refuse = (caught: unknown) => {
    const known = caught instanceof ApiError ? Object.entries(caught.fields) : [];
    const named = known.map(([path, message]) => [fieldOf(path) as FieldPath<Input>, message] as const);
    const shown = named.filter(([name]) => form.getValues(name) !== undefined);
    for (const [i, [name, message]] of shown.entries())
      form.setError(name, { message }, { shouldFocus: i === 0 });
    // A field that is not on the screen is told above it.
    setError(shown.length > 0 && shown.length === known.length ? undefined : messageOf(caught));
  };
  const submit = form.handleSubmit(async (values) => {
    setError(undefined);
    try {
      await save(values);
    } catch (caught) {
      refuse(caught);
      return;
    }
    if (keeps) form.reset(form.getValues());
    forget();
    onSaved?.(values);
  });
  return { form, submit, error, isSaving: isSubmitting };
}

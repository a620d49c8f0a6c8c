import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { newId } from '../../../server/contract/id.ts';
import {
  likenessKey,
  listAccounts,
  makeAccount,
  previewAccount,
} from '../../../server/contract/office-accounts.ts';
import { ApiError } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { office } from '../wording.ts';
import {
  bodyOf,
  fieldOf,
  formSchema,
  MakeFields,
  START,
  type FormInput,
  type FormValues,
} from './make-fields.tsx';
import { MakePreview, type Looked } from './make-preview.tsx';
import { text } from './wording.ts';

/** Makes a customer: filling in, then looking at what it resembles and at the welcome mail, and only then making it. */
export function MakeAccountPage() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  // Made once: what is sent again is the same customer.
  const [ids] = useState(() => ({ account: newId(), sample: newId() }));
  const [looked, setLooked] = useState<{ id: string; values: FormValues; seen: Looked }>();
  // The step has a place of its own in the history: Back leads to the fields again.
  const state = useLocation().state as { looked?: string } | null;
  const look = async (values: FormValues) => {
    const seen = await call(previewAccount, { body: bodyOf(values) });
    const id = newId();
    // What is looked at once more stands in the place of what was looked at before.
    await navigate('.', { state: { looked: id }, replace: state?.looked !== undefined });
    setLooked({ id, values, seen });
  };
  const of = useSaveForm<FormInput, FormValues>({
    schema: formSchema,
    start: START,
    fieldOf,
    keeps: false,
    save: look,
  });
  // In both steps: having looked is not having made it.
  const forget = useUnsaved(of.form.formState.isDirty);
  const { subscribe } = of.form;
  // With other fields it has to be looked at anew, also by who goes forward in the history.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => setLooked(undefined) }),
    [subscribe],
  );
  const make = async (values: FormValues, seen: Looked) => {
    try {
      await call(makeAccount, {
        params: { id: ids.account },
        body: {
          ...bodyOf(values),
          sample: values.sample ? ids.sample : null,
          seen: seen.alike.map(likenessKey),
        },
      });
    } catch (error) {
      // Somebody made one like it meanwhile: it is shown before this is tried again.
      if (error instanceof ApiError && error.code === 'conflict') await look(values);
      throw error;
    }
    forget();
    void askAnew(queries, [listAccounts]);
    void navigate(paths.officeAccount(ids.account));
    tell({ message: text('new.done') });
  };
  return (
    <AdultPage
      title={text('new.title')}
      crumbs={[
        { label: office('root'), to: paths.office },
        { label: text('title'), to: paths.officeAccounts },
      ]}
    >
      {looked && looked.id === state?.looked ? (
        <MakePreview
          of={looked.seen}
          values={looked.values}
          onBack={() => void navigate(-1)}
          onMake={() => make(looked.values, looked.seen)}
        />
      ) : (
        <SaveFormView of={of} action={text('new.next')} back={paths.officeAccounts} isNew>
          <MakeFields />
        </SaveFormView>
      )}
    </AdultPage>
  );
}

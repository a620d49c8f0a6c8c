import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  checkInvitees,
  getCampaign,
  listCampaigns,
  previewCampaign,
  sendCampaign,
  type LineNote,
} from '../../../server/contract/campaigns.ts';
import { newId } from '../../../server/contract/id.ts';
import { tidyText } from '../../../server/contract/written.ts';
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
import { formSchema, startOf, termsOf, type FormInput, type FormValues } from './form-values.ts';
import { SendFields } from './send-fields.tsx';
import { SendPreview, type Looked } from './send-preview.tsx';
import { text } from './wording.ts';

/** Invites people: filling in, then looking at what is wrong with the list and at the mail, and only then sending. */
export function SendCampaignPage() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  // Made once: what is sent again is the same invitation.
  const [id] = useState(() => newId());
  const [start] = useState(startOf);
  const [looked, setLooked] = useState<{ values: FormValues; seen: Looked }>();
  const look = async (values: FormValues) => {
    const [checked, letters] = await Promise.all([
      call(checkInvitees, { body: { invitees: values.list } }),
      call(previewCampaign, { body: termsOf(values) }),
    ]);
    setLooked({ values, seen: { checked, letters } });
  };
  // What was looked at is not sent yet: a list of hundreds is not lost by a step back.
  const settled = useUnsaved(looked !== undefined);
  const skip = async (notes: readonly LineNote[]) => {
    if (!looked) return;
    const { values } = looked;
    const told = new Set(notes.map(({ line, email }) => `${line} ${email}`));
    const list = values.list.filter(({ line, email }) => !told.has(`${line} ${tidyText(email)}`));
    await look({ ...values, list });
  };
  const of = useSaveForm<FormInput, FormValues>({
    schema: formSchema,
    start,
    keeps: false,
    fieldOf: (path) => path.replace('offer.', '').replace('invitees', 'list'),
    save: look,
  });
  const send = async (values: FormValues) => {
    try {
      await call(sendCampaign, {
        params: { campaign: id },
        body: { ...termsOf(values), invitees: values.list },
      });
    } catch (error) {
      // Something of the list changed meanwhile: it is shown before this is tried again.
      if (error instanceof ApiError && error.status === 422) await look(values);
      throw error;
    }
    settled();
    void askAnew(queries, [listCampaigns, getCampaign]);
    void navigate(paths.campaign(id));
    tell({ message: text('look.sent') });
  };
  return (
    <AdultPage
      title={text('send')}
      crumbs={[
        { label: office('root'), to: paths.office },
        { label: text('title'), to: paths.campaigns },
      ]}
    >
      {looked ? (
        <SendPreview
          of={looked.seen}
          terms={termsOf(looked.values)}
          onBack={() => setLooked(undefined)}
          onSkip={skip}
          onSend={() => send(looked.values)}
        />
      ) : (
        <SaveFormView of={of} action={text('form.next')} back={paths.campaigns} isNew>
          <SendFields />
        </SaveFormView>
      )}
    </AdultPage>
  );
}

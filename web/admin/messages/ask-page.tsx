import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { newId } from '../../../server/contract/id.ts';
import { getLeaflet } from '../../../server/contract/leaflet.ts';
import { askOffice, listThreads, THREAD_TOPICS, type ThreadTopic } from '../../../server/contract/threads.ts';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Asks the office something; the address may name the subprocessor that somebody objects to. */
export function AskPage() {
  const { adminId = '' } = useParams();
  const [params] = useSearchParams();
  const objected = params.get('bezwaar');
  const query = useQuery({
    ...queryOf(getLeaflet, { params: { account: adminId } }),
    enabled: objected !== null,
  });
  return (
    <AdultPage
      title={text(objected === null ? 'threads.ask' : 'threads.object')}
      crumbs={[
        { label: text('root'), to: paths.groups(adminId) },
        { label: text('title'), to: paths.messages(adminId) },
        { label: text('tabs.threads'), to: paths.threads(adminId) },
      ]}
    >
      {objected === null ? (
        <AskForm adminId={adminId} />
      ) : (
        <Loaded query={query}>
          {({ subprocessors }) => {
            const name = subprocessors.find(({ id }) => id === objected)?.name;
            return (
              <AskForm
                adminId={adminId}
                topic="privacy"
                subject={name === undefined ? '' : text('threads.objection', { name })}
              />
            );
          }}
        </Loaded>
      )}
    </AdultPage>
  );
}

interface Props {
  adminId: string;
  topic?: ThreadTopic;
  subject?: string;
}

function AskForm({ adminId, topic = 'gebruik', subject = '' }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  // Made once: a question that is sent again is the same one.
  const [id] = useState(() => newId());
  const of = useSaveForm({
    schema: askOffice.body,
    start: { topic, subject, text: '' },
    keeps: false,
    save: (body) => call(askOffice, { params: { account: adminId, thread: id }, body }),
    onSaved: () => {
      void askAnew(client, [listThreads], { account: adminId });
      void navigate(paths.thread(adminId, id), { replace: true });
      tell({ message: text('threads.sent') });
    },
  });
  return (
    <SaveFormView of={of} action={text('threads.send')} back={paths.threads(adminId)} isNew>
      <SelectInput
        name="topic"
        label={text('threads.topic')}
        choices={THREAD_TOPICS.map((value) => ({ value, label: text(`threads.topics.${value}`) }))}
      />
      <TextInput name="subject" label={text('threads.subject')} required maxLength={120} />
      <TextInput
        name="text"
        label={text('threads.text')}
        help={text('threads.noNames')}
        rows={6}
        width="100%"
        required
      />
    </SaveFormView>
  );
}

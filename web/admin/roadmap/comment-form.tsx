import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../server/contract/id.ts';
import { commentOnItem, getRoadmapItem, listRoadmap } from '../../../server/contract/roadmap.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Says something of an item. */
export function CommentForm({ item }: { item: string }) {
  const client = useQueryClient();
  // Made once: what is sent again is said once.
  const [id] = useState(() => newId());
  const of = useSaveForm({
    schema: commentOnItem.body,
    start: { text: '' },
    keeps: false,
    save: (body) => call(commentOnItem, { params: { item, comment: id }, body }),
    onSaved: () => {
      tell({ message: text('commentSent') });
      void askAnew(client, [getRoadmapItem, listRoadmap]);
    },
  });
  return (
    <div className="no-print">
      <SaveFormView of={of} action={text('commentSend')}>
        <TextInput name="text" label={text('comment')} help={text('commentHelp')} rows={3} width="100%" />
      </SaveFormView>
    </div>
  );
}

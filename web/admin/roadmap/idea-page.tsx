import { Box, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { useDebounce } from 'use-debounce';
import { newId } from '../../../server/contract/id.ts';
import { likeIdeas, listRoadmap, proposeIdea } from '../../../server/contract/roadmap.ts';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { ItemCard } from './item-card.tsx';
import { text } from './wording.ts';

/** So much is typed before it is looked for. */
const LEAST = 3;
const WAIT_MS = 300;

/** Proposes an idea; what is like it is shown first, to vote for. */
export function IdeaPage() {
  const { adminId = '' } = useParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  // Made once: an idea that is sent again is the same one.
  const [id] = useState(() => newId());
  const of = useSaveForm({
    schema: proposeIdea.body,
    start: { title: '', text: '' },
    keeps: false,
    save: (body) => call(proposeIdea, { params: { item: id }, body }),
    onSaved: () => {
      void askAnew(client, [listRoadmap]);
      void navigate(paths.roadmap(adminId));
      tell({ message: text('idea.sent') });
    },
  });
  const title = useWatch({ control: of.form.control, name: 'title' });
  return (
    <AdultPage
      title={text('propose')}
      crumbs={[
        { label: text('root'), to: paths.groups(adminId) },
        { label: text('title'), to: paths.roadmap(adminId) },
      ]}
    >
      <SaveFormView of={of} action={text('idea.send')} back={paths.roadmap(adminId)} isNew>
        <TextInput name="title" label={text('idea.title')} required maxLength={120} width="100%" />
        <Alike typed={title} />
        <TextInput
          name="text"
          label={text('idea.text')}
          help={text('idea.help')}
          rows={5}
          width="100%"
          required
        />
      </SaveFormView>
    </AdultPage>
  );
}

/** Ideas that are like what is typed. */
function Alike({ typed }: { typed: string }) {
  const [searched] = useDebounce(typed.trim(), WAIT_MS);
  const { data } = useQuery({
    ...queryOf(likeIdeas, { query: { text: searched } }),
    enabled: searched.length >= LEAST,
    placeholderData: keepPreviousData,
  });
  const items = searched.length >= LEAST ? (data?.items ?? []) : [];
  return (
    <Box aria-live="polite">
      {items.length > 0 && (
        <>
          <Typography sx={{ mb: 1, fontWeight: 700 }}>{text('idea.alike')}</Typography>
          <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
            {items.map((item) => (
              <ItemCard key={item.id} item={item} />
            ))}
          </Stack>
        </>
      )}
    </Box>
  );
}

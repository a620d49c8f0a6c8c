import { Autocomplete, Button, TextField } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  getOfficeRoadmapItem,
  listOfficeRoadmap,
  mergeRoadmapItem,
  type OfficeRoadmapItem,
} from '../../../server/contract/roadmap.ts';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Merges an item into another that says the same, after asking which. */
export function MergeButton({ item }: { item: OfficeRoadmapItem }) {
  const [isOpen, setOpen] = useState(false);
  const [into, setInto] = useState<OfficeRoadmapItem | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery({ ...queryOf(listOfficeRoadmap, {}), enabled: isOpen });
  const merge = useMutation({
    mutationFn: (id: string) => call(mergeRoadmapItem, { params: { item: item.id }, body: { into: id } }),
    onSuccess: async (_, id) => {
      setOpen(false);
      await askAnew(client, [listOfficeRoadmap, getOfficeRoadmapItem]);
      await navigate(paths.officeRoadmapItem(id));
      tell({ message: text('merge.done') });
    },
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('merge.button')}</Button>
      {isOpen && (
        <ConfirmDialog
          title={text('merge.title')}
          note={text('merge.note')}
          action={text('merge.action')}
          width="sm"
          isGrave
          canConfirm={into !== null}
          isTouched={into !== null}
          isBusy={merge.isPending}
          error={merge.error}
          onConfirm={() => into && merge.mutate(into.id)}
          onClose={() => setOpen(false)}
        >
          <Autocomplete
            options={(data?.items ?? []).filter(
              ({ id, state }) => id !== item.id && state !== 'samengevoegd',
            )}
            getOptionLabel={({ title }) => title}
            getOptionKey={({ id }) => id}
            value={into}
            onChange={(_, chosen) => setInto(chosen)}
            renderInput={(params) => <TextField {...params} label={text('merge.into')} />}
          />
        </ConfirmDialog>
      )}
    </>
  );
}

import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import { MESSAGE_ROLES } from '../../../server/contract/office-messages.ts';
import {
  getOfficeRoadmapItem,
  judgeComment,
  listOfficeRoadmap,
  ROADMAP_STATES,
  saveRoadmapItem,
  type OfficeRoadmapItem,
} from '../../../server/contract/roadmap.ts';
import { VARIANTS } from '../../../server/contract/variant.ts';
import { Comments } from '../../admin/roadmap/comments.tsx';
import { numbersText } from '../../admin/roadmap/item-card.tsx';
import { text as staff } from '../../admin/roadmap/wording.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { CheckInput, ChecksInput, SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { office } from '../wording.ts';
import { MergeButton } from './merge-button.tsx';
import { text } from './wording.ts';

const CRUMBS = [
  { label: office('root'), to: paths.office },
  { label: text('title'), to: paths.officeRoadmap },
];

/** A new item of the roadmap. */
export function NewRoadmapItemPage() {
  // Made once: a form that is sent again is the same item.
  const [id] = useState(() => newId());
  return (
    <AdultPage title={text('new')} crumbs={CRUMBS}>
      <ItemForm id={id} />
    </AdultPage>
  );
}

/** An item of the roadmap or an idea: changing it, merging it, and what is said of it. */
export function OfficeRoadmapItemPage() {
  const { puntId = '' } = useParams();
  const query = useQuery(queryOf(getOfficeRoadmapItem, { params: { item: puntId } }));
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage title={data?.title ?? text('title')} crumbs={CRUMBS}>
      <Loaded query={query}>
        {(item) => (
          <>
            <Typography sx={{ color: 'text.secondary' }}>
              {numbersText(item)}
              {item.by && ` · ${staff('by', { by: item.by })}`}
            </Typography>
            {item.mergedInto ? (
              <Alert severity="info" sx={{ maxWidth: 760 }}>
                {staff('mergedInto')}{' '}
                <Link component={RouterLink} to={paths.officeRoadmapItem(item.mergedInto.id)}>
                  {item.mergedInto.title}
                </Link>
              </Alert>
            ) : (
              <ItemForm key={item.version} id={item.id} item={item} />
            )}
            <Said item={item} />
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

function Said({ item }: { item: z.output<typeof getOfficeRoadmapItem.response> }) {
  const client = useQueryClient();
  const judge = useMutation({
    mutationFn: ({ comment, state }: { comment: string; state: 'shown' | 'refused' }) =>
      call(judgeComment, { params: { item: item.id, comment }, body: { state } }),
    onSuccess: () => askAnew(client, [getOfficeRoadmapItem, listOfficeRoadmap]),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <section aria-labelledby="said-title">
      <Typography variant="h2" id="said-title" sx={{ mb: 1 }}>
        {staff('said')}
      </Typography>
      <Comments
        said={item.said}
        tools={({ id: comment, state }) => (
          <Stack direction="row" sx={{ gap: 1, mt: 0.5 }}>
            {state !== 'shown' && (
              <Button
                variant="outlined"
                disabled={judge.isPending}
                onClick={() => judge.mutate({ comment, state: 'shown' })}
              >
                {text('show')}
              </Button>
            )}
            {state !== 'refused' && (
              <Button disabled={judge.isPending} onClick={() => judge.mutate({ comment, state: 'refused' })}>
                {text('hide')}
              </Button>
            )}
          </Stack>
        )}
      />
    </section>
  );
}

const formSchema = saveRoadmapItem.body.omit({ basedOn: true });
type FormValues = z.output<typeof formSchema>;

const startOf = (item: OfficeRoadmapItem | undefined): FormValues => ({
  title: item?.title ?? '',
  text: item?.text ?? '',
  state: item && item.state !== 'samengevoegd' ? item.state : 'later',
  month: item?.month ?? '',
  roles: item?.roles ?? [],
  variants: item?.variants ?? [],
  shown: item?.isShown ?? true,
});

function ItemForm({ id, item }: { id: string; item?: OfficeRoadmapItem }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const of = useSaveForm<FormValues, FormValues>({
    schema: formSchema,
    start: startOf(item),
    keeps: false,
    save: (body) =>
      call(saveRoadmapItem, { params: { item: id }, body: { ...body, basedOn: item?.version ?? 0 } }),
    onSaved: () => {
      void askAnew(client, [listOfficeRoadmap, getOfficeRoadmapItem]);
      void navigate(paths.officeRoadmap);
      tell({ message: text('saved') });
    },
  });
  return (
    <SaveFormView
      of={of}
      action={text(item ? 'form.save' : 'form.put')}
      back={paths.officeRoadmap}
      isNew={!item}
      aside={item && <MergeButton item={item} />}
    >
      <TextInput name="title" label={text('form.title')} required maxLength={120} width="100%" />
      <TextInput name="text" label={text('form.text')} rows={4} width="100%" required />
      <SelectInput
        name="state"
        label={text('form.state')}
        help={text('form.stateHelp')}
        choices={ROADMAP_STATES.filter((value) => value !== 'samengevoegd').map((value) => ({
          value,
          label: staff(`state.${value}`),
        }))}
        width={420}
      />
      <TextInput name="month" label={text('form.month')} help={text('form.monthHelp')} width={260} />
      <ChecksInput
        name="roles"
        label={text('form.roles')}
        choices={MESSAGE_ROLES.map((value) => ({ value, label: staff(`roles.${value}`) }))}
      />
      <ChecksInput
        name="variants"
        label={text('form.variants')}
        choices={VARIANTS.map((value) => ({ value, label: text(`form.${value}`) }))}
      />
      <CheckInput name="shown" label={text('form.shown')} />
    </SaveFormView>
  );
}

import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { newId } from '../../../server/contract/id.ts';
import {
  LONGEST_METHOD_NAME,
  MOST_BLOCKS,
  removeMethod,
  saveMethod,
} from '../../../server/contract/methods.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { Icon } from '../../ui/icon.tsx';
import { yearText } from '../../app/wording/year.ts';
import { useFormScene, type KnownMethod } from './form-context.ts';
import { BlockRow, emptyBlock, type MethodValues } from './method-block.tsx';
import { methods as text } from './method-wording.ts';

/** What came of it, with how it is taken back. */
export interface MethodDone {
  message: string;
  severity: 'success' | 'error';
  undo?: () => Promise<MethodDone>;
  /** The method is there no more. */
  isGone?: boolean;
}

interface Props {
  /** The method to be changed; without one a new one is made. */
  method: KnownMethod | undefined;
  onClose: () => void;
  /** `saved` is the method as it is now. */
  onDone: (done: MethodDone, saved?: KnownMethod) => Promise<void>;
}

/** Categories of a block that a year is laid out in by itself. */
const PER_BLOCK = 3;

/** Makes or changes a method with blocks of the school's own. */
export function MethodDialog({ method, onClose, onDone }: Props) {
  const { accountId, options } = useFormScene();
  const [id] = useState(() => method?.id ?? newId());
  const form = useForm<MethodValues>({ defaultValues: valuesOf(method) });
  const { fields, append, remove, replace } = useFieldArray({
    control: form.control,
    name: 'blocks',
    keyName: 'key',
  });
  const send = (of: Pick<KnownMethod, 'name' | 'blocks'>, basedOn: number | null) =>
    call(saveMethod, { params: { account: accountId, method: id }, body: { ...bodyOf(of), basedOn } });
  const mark = (removed: boolean) =>
    call(removeMethod, { params: { account: accountId, method: id }, body: { removed } });

  const save = useMutation({
    mutationFn: (values: MethodValues) =>
      send(
        {
          name: values.name,
          blocks: values.blocks.map((block) => ({
            ...block,
            from: block.from || null,
            to: block.to || null,
          })),
        },
        method?.changedAt ?? null,
      ),
    async onSuccess(saved) {
      const back = async () => void (await (method ? send(method, saved.changedAt) : mark(true)));
      const undo = () => undone(back, !method);
      await onDone({ message: text('saved', { name: saved.name }), severity: 'success', undo }, saved);
    },
    onError(error) {
      if (!(error instanceof ApiError)) return;
      for (const [path, message] of Object.entries(error.fields)) form.setError(path as 'name', { message });
    },
  });
  const discard = useMutation({
    mutationFn: () => mark(true),
    onSuccess: () =>
      onDone({
        message: text('removed', { name: method!.name }),
        severity: 'success',
        isGone: true,
        undo: () => undone(async () => void (await mark(false)), false),
      }),
  });

  const fill = (year: number) => {
    const ids = options.categories
      .filter(({ kind, groep }) => kind === 'spelling' && groep === year)
      .map((one) => one.id);
    const count = Math.max(1, Math.ceil(ids.length / PER_BLOCK));
    replace(
      Array.from({ length: count }, (_, i) => ({
        ...emptyBlock(i),
        categories: ids.slice(i * PER_BLOCK, (i + 1) * PER_BLOCK),
      })),
    );
  };
  const { errors, isDirty } = form.formState;
  const failed = save.error ?? discard.error;
  return (
    // What was filled in is not lost by a click beside it.
    <Dialog open onClose={() => !isDirty && onClose()} aria-labelledby="method-title" maxWidth="md" fullWidth>
      <DialogTitle id="method-title">
        {method ? text('editTitle', { name: method.name }) : text('newTitle')}
      </DialogTitle>
      <DialogContent>
        <FormProvider {...form}>
          <Stack
            component="form"
            id="method-form"
            noValidate
            onSubmit={(event) => {
              event.stopPropagation();
              void form.handleSubmit((values) => save.mutate(values))(event);
            }}
            sx={{ gap: 2, pt: 1 }}
          >
            <Typography sx={{ color: 'text.secondary' }}>{text('about')}</Typography>
            <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
              <TextField
                label={text('name')}
                required
                autoFocus
                {...form.register('name', { validate: (name) => name.trim() !== '' || text('missing') })}
                error={Boolean(errors.name)}
                helperText={errors.name?.message ?? text('nameExample')}
                slotProps={{ htmlInput: { maxLength: LONGEST_METHOD_NAME } }}
                sx={{ flex: 1, minWidth: 280 }}
              />
              {!method && (
                <TextField
                  select
                  label={text('fill')}
                  defaultValue=""
                  onChange={(event) =>
                    event.target.value === '' ? replace([emptyBlock(0)]) : fill(Number(event.target.value))
                  }
                  slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
                  sx={{ minWidth: 250 }}
                >
                  <MenuItem value="">{text('fillNone')}</MenuItem>
                  {[3, 4, 5, 6, 7, 8].map((year) => (
                    <MenuItem key={year} value={year}>
                      {yearText(year)}
                    </MenuItem>
                  ))}
                </TextField>
              )}
            </Stack>
            {fields.map(({ key }, i) => (
              <BlockRow key={key} index={i} {...(fields.length > 1 && { onDrop: () => remove(i) })} />
            ))}
            <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{text('daysHelp')}</Typography>
            <Button
              sx={{ alignSelf: 'start' }}
              disabled={fields.length >= MOST_BLOCKS}
              startIcon={<Icon name="add" size={18} />}
              onClick={() => append(emptyBlock(fields.length))}
            >
              {text('add')}
            </Button>
          </Stack>
        </FormProvider>
      </DialogContent>
      {failed && (
        <Alert severity="error" sx={{ mx: 3 }}>
          {messageOf(failed)}
        </Alert>
      )}
      <DialogActions>
        {method && (
          <Button
            color="error"
            sx={{ mr: 'auto' }}
            loading={discard.isPending}
            onClick={() => discard.mutate()}
          >
            {text('remove')}
          </Button>
        )}
        <Button onClick={onClose}>{text('cancel')}</Button>
        <Button type="submit" form="method-form" variant="contained" loading={save.isPending}>
          {text('save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const valuesOf = (method: KnownMethod | undefined): MethodValues =>
  method
    ? {
        name: method.name,
        blocks: method.blocks.map(({ from, to, ...block }) => ({ ...block, from: from ?? '', to: to ?? '' })),
      }
    : { name: '', blocks: [emptyBlock(0)] };

const bodyOf = ({ name, blocks }: Pick<KnownMethod, 'name' | 'blocks'>) => ({
  name,
  blocks: blocks.map(({ from = null, to = null, ...block }) => ({ ...block, from, to })),
});

/** Takes something back, and tells what came of it. `isGone`: whether the method is gone then. */
async function undone(act: () => Promise<void>, isGone: boolean): Promise<MethodDone> {
  try {
    await act();
    return { message: text('undone'), severity: 'success', isGone };
  } catch (error) {
    return { message: messageOf(error), severity: 'error' };
  }
}

import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../server/contract/id.ts';
import {
  LONGEST_METHOD_NAME,
  MOST_BLOCKS,
  removeMethod,
  saveMethod,
} from '../../../server/contract/methods.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { yearText } from '../../app/wording/year.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormScene, type KnownMethod } from './form-context.ts';
import { BlockRow } from './method-block.tsx';
import { bodyOf, emptyBlock, methodFormSchema, valuesOf, type MethodValues } from './method-schema.ts';
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
  const params = { account: accountId, method: id };
  const send = (of: Pick<KnownMethod, 'name' | 'blocks'>, basedOn: number | null) =>
    call(saveMethod, { params, body: { ...bodyOf(of), basedOn } });
  const mark = (removed: boolean) => call(removeMethod, { params, body: { removed } });

  const of = useSaveForm({
    schema: methodFormSchema,
    start: valuesOf(method),
    async save(values) {
      const saved = await send(values, method?.changedAt ?? null);
      const back = async () => void (await (method ? send(method, saved.changedAt) : mark(true)));
      const undo = () => undone(back, !method);
      await onDone({ message: text('saved', { name: saved.name }), severity: 'success', undo }, saved);
    },
  });
  const { fields, append, remove, replace } = useFieldArray<MethodValues, 'blocks', 'key'>({
    control: of.form.control as never,
    name: 'blocks',
    keyName: 'key',
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
  return (
    <FormDialog
      of={of}
      title={method ? text('editTitle', { name: method.name }) : text('newTitle')}
      action={text('save')}
      width="md"
      aside={
        method && (
          <Button
            color="error"
            sx={{ mr: 'auto' }}
            loading={discard.isPending}
            onClick={() => discard.mutate()}
          >
            {text('remove')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('about')}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 280 }}>
          <TextInput<MethodValues>
            name="name"
            label={text('name')}
            help={text('nameExample')}
            required
            autoFocus
            maxLength={LONGEST_METHOD_NAME}
            width="100%"
          />
        </Box>
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
        sx={{ justifySelf: 'start' }}
        disabled={fields.length >= MOST_BLOCKS}
        startIcon={<Icon name="add" size={18} />}
        onClick={() => append(emptyBlock(fields.length))}
      >
        {text('add')}
      </Button>
      {discard.error && <Alert severity="error">{messageOf(discard.error)}</Alert>}
    </FormDialog>
  );
}

/** Takes something back, and tells what came of it. `isGone`: whether the method is gone then. */
async function undone(act: () => Promise<void>, isGone: boolean): Promise<MethodDone> {
  try {
    await act();
    return { message: text('undone'), severity: 'success', isGone };
  } catch (error) {
    return { message: messageOf(error), severity: 'error' };
  }
}

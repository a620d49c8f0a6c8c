import { Autocomplete, Button, Paper, Stack, TextField } from '@mui/material';
import { useController, useFormContext } from 'react-hook-form';
import { newId } from '../../../server/contract/id.ts';
import { LONGEST_METHOD_NAME } from '../../../server/contract/methods.ts';
import { yearText } from '../../app/wording/year.ts';
import { useFormScene } from './form-context.ts';
import { methods as text } from './method-wording.ts';

/** What is filled in of a method; a block without days has empty ones. */
export interface MethodValues {
  name: string;
  blocks: { id: string; name: string; from: string; to: string; categories: string[] }[];
}

/** A block to begin with, the `i`-th from 0. */
export const emptyBlock = (i: number): MethodValues['blocks'][number] => ({
  id: newId(),
  name: text('blockNr', { nr: i + 1 }),
  from: '',
  to: '',
  categories: [],
});

/** One block of a method: its name, its days and its categories. */
export function BlockRow({ index, onDrop }: { index: number; onDrop?: () => void }) {
  const { options } = useFormScene();
  const { register, watch, formState } = useFormContext<MethodValues>();
  const errors = formState.errors.blocks?.[index];
  const name = watch(`blocks.${index}.name`);
  const { field } = useController<MethodValues, `blocks.${number}.categories`>({
    name: `blocks.${index}.categories`,
    rules: { validate: (ids) => ids.length > 0 || text('noCategory') },
  });
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={name}
      sx={{ p: 1.5, display: 'grid', gap: 1.5 }}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          label={text('blockName')}
          required
          {...register(`blocks.${index}.name`, {
            validate: (value) => value.trim() !== '' || text('missing'),
          })}
          error={Boolean(errors?.name)}
          helperText={errors?.name?.message}
          slotProps={{ htmlInput: { maxLength: LONGEST_METHOD_NAME } }}
          sx={{ flex: 1, minWidth: 200 }}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={text(end)}
            {...register(`blocks.${index}.${end}`)}
            error={Boolean(errors?.[end])}
            helperText={errors?.[end]?.message}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: 170 }}
          />
        ))}
        {onDrop && (
          <Button onClick={onDrop} aria-label={text('dropOf', { name })}>
            {text('drop')}
          </Button>
        )}
      </Stack>
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={options.categories}
        groupBy={({ groep }) => yearText(groep)}
        value={options.categories.filter(({ id }) => field.value.includes(id))}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ title }) => title}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onChange={(_, chosen) => field.onChange(chosen.map(({ id }) => id))}
        renderInput={(params) => (
          <TextField
            {...params}
            label={text('categories')}
            error={Boolean(errors?.categories)}
            helperText={(errors?.categories as { message?: string } | undefined)?.message}
          />
        )}
      />
    </Paper>
  );
}

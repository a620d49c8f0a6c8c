import { Autocomplete, Box, Button, Paper, Stack, TextField } from '@mui/material';
import { useController, useWatch } from 'react-hook-form';
import { LONGEST_METHOD_NAME } from '../../../server/contract/methods.ts';
import { yearText } from '../../app/wording/year.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { useFormScene } from './form-context.ts';
import type { MethodValues } from './method-schema.ts';
import { methods as text } from './method-wording.ts';

/** One block of a method: its name, its days and its categories. */
export function BlockRow({ index, onDrop }: { index: number; onDrop?: () => void }) {
  const { options } = useFormScene();
  const name = useWatch<MethodValues, `blocks.${number}.name`>({ name: `blocks.${index}.name` });
  const { field, fieldState } = useController<MethodValues, `blocks.${number}.categories`>({
    name: `blocks.${index}.categories`,
  });
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={name}
      sx={{ p: 1.5, display: 'grid', gap: 1.5 }}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 200 }}>
          <TextInput<MethodValues>
            name={`blocks.${index}.name`}
            label={text('blockName')}
            required
            maxLength={LONGEST_METHOD_NAME}
            width="100%"
          />
        </Box>
        {(['from', 'to'] as const).map((end) => (
          <Box key={end} sx={{ width: 170 }}>
            <TextInput<MethodValues> name={`blocks.${index}.${end}`} type="date" label={text(end)} />
          </Box>
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
        onBlur={field.onBlur}
        onChange={(_, chosen) => field.onChange(chosen.map(({ id }) => id))}
        renderInput={(params) => (
          <TextField
            {...params}
            inputRef={field.ref}
            label={text('categories')}
            error={fieldState.invalid}
            helperText={fieldState.error?.message}
          />
        )}
      />
    </Paper>
  );
}

import {
  Autocomplete,
  Checkbox,
  FormControlLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { LearningLine } from '../../../server/contract/learning-line.ts';
import type { SettingOptions } from '../../../server/contract/settings.ts';
import { yearText } from '../../app/wording/year.ts';
import { BlockField, lineOfMethod } from './block-field.tsx';
import { fieldText } from './field-wording.ts';
import { FieldFrame, useField } from './field.tsx';
import { useFormScene } from './form-context.ts';
import { PasteList } from './paste-list.tsx';

const KINDS = ['adaptive', 'categories', 'lists', 'block'] as const;
const YEARS = [3, 4, 5, 6, 7, 8] as const;

/** The learning line: adaptive, chosen categories, own lists of words, or a block of a method. */
export function LineField() {
  const { options } = useFormScene();
  const { value, change } = useField('learningLine');
  // What was chosen of another kind comes back when one changes one's mind.
  const [kept, setKept] = useState<Partial<Record<LearningLine['kind'], LearningLine>>>({});
  const choose = (kind: LearningLine['kind']) => {
    setKept({ ...kept, [value.kind]: value });
    change(kept[kind] ?? EMPTY[kind](options));
  };
  return (
    <FieldFrame name="learningLine">
      <RadioGroup
        row
        aria-label={fieldText('field.learningLine')}
        value={value.kind}
        onChange={(event) => choose(event.target.value as LearningLine['kind'])}
      >
        {KINDS.map((kind) => (
          <FormControlLabel key={kind} value={kind} control={<Radio />} label={fieldText(`value.${kind}`)} />
        ))}
      </RadioGroup>
      {value.kind === 'adaptive' && (
        <Typography sx={{ color: 'text.secondary' }}>{fieldText('value.adaptiveHelp')}</Typography>
      )}
      {value.kind === 'categories' && <Categories line={value} onChange={change} />}
      {value.kind === 'lists' && <Lists line={value} onChange={change} />}
      {value.kind === 'block' && <BlockField line={value} onChange={change} />}
    </FieldFrame>
  );
}

/** How each kind begins. Nothing chosen yet is told at the field, and not saved. */
const EMPTY: Record<LearningLine['kind'], (options: SettingOptions) => LearningLine> = {
  adaptive: () => ({ kind: 'adaptive' }),
  categories: () => ({ kind: 'categories', categories: [] }),
  lists: () => ({ kind: 'lists', lists: [] }),
  block: ({ methods }) => lineOfMethod(methods[0]),
};

interface Of<K extends LearningLine['kind']> {
  line: Extract<LearningLine, { kind: K }>;
  onChange: (line: LearningLine) => void;
}

function Categories({ line, onChange }: Of<'categories'>) {
  const { options } = useFormScene();
  const chosen = new Set(line.categories);
  const put = (ids: readonly string[], on: boolean) => {
    const wanted = new Set(on ? [...chosen, ...ids] : [...chosen].filter((id) => !ids.includes(id)));
    // In the order of the catalogue, whatever the order in which they were chosen.
    onChange({ ...line, categories: options.categories.map(({ id }) => id).filter((id) => wanted.has(id)) });
  };
  const years = Map.groupBy(options.categories, ({ groep }) => groep);
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {(['floor', 'ceiling'] as const).map((end) => (
          <TextField
            key={end}
            select
            label={fieldText(`value.${end}`)}
            value={line[end] ?? ''}
            onChange={(event) => {
              const next = { ...line };
              delete next[end];
              if (event.target.value !== '') next[end] = Number(event.target.value);
              onChange(next);
            }}
            sx={{ width: 190 }}
          >
            <MenuItem value="">{fieldText('value.anyYear')}</MenuItem>
            {YEARS.map((year) => (
              <MenuItem key={year} value={year}>
                {yearText(year)}
              </MenuItem>
            ))}
          </TextField>
        ))}
        <Typography sx={{ color: 'text.secondary' }}>
          {fieldText('value.chosen', { count: chosen.size })}
        </Typography>
      </Stack>
      <Stack
        sx={{
          maxHeight: 320,
          overflowY: 'auto',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          p: 1,
        }}
        tabIndex={0}
        role="group"
        aria-label={fieldText('value.categories')}
      >
        {[...years].map(([year, own]) => {
          const count = own.filter(({ id }) => chosen.has(id)).length;
          return (
            <fieldset key={year} style={{ border: 0, margin: 0, padding: 0 }}>
              <legend>
                <FormControlLabel
                  control={
                    <Checkbox
                      size="small"
                      checked={count === own.length}
                      indeterminate={count > 0 && count < own.length}
                      slotProps={{
                        input: { 'aria-label': fieldText('value.wholeYear', { year: yearText(year) }) },
                      }}
                      onChange={() =>
                        put(
                          own.map(({ id }) => id),
                          count < own.length,
                        )
                      }
                    />
                  }
                  label={yearText(year)}
                  slotProps={{ typography: { sx: { fontWeight: 700 } } }}
                />
              </legend>
              <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, pl: 2 }}>
                {own.map(({ id, title }) => (
                  <FormControlLabel
                    key={id}
                    sx={{ width: 300, mr: 0 }}
                    control={
                      <Checkbox
                        size="small"
                        checked={chosen.has(id)}
                        onChange={() => put([id], !chosen.has(id))}
                      />
                    }
                    label={title}
                  />
                ))}
              </Stack>
            </fieldset>
          );
        })}
      </Stack>
    </Stack>
  );
}

function Lists({ line, onChange }: Of<'lists'>) {
  const { options } = useFormScene();
  // A list that was made a moment ago is not among the options that were fetched.
  const [made, setMade] = useState<SettingOptions['lists']>([]);
  const all = [...made, ...options.lists.filter(({ id }) => !made.some((one) => one.id === id))];
  return (
    <Stack sx={{ gap: 1 }}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={all}
        value={all.filter(({ id }) => line.lists.includes(id))}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name, count }) => `${name} (${count})`}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        noOptionsText={fieldText('value.noLists')}
        onChange={(_, lists) => onChange({ ...line, lists: lists.map(({ id }) => id) })}
        renderInput={(params) => <TextField {...params} label={fieldText('value.pickLists')} />}
        sx={{ maxWidth: 620 }}
      />
      <PasteList
        onMade={(list) => {
          setMade([...made, list]);
          onChange({ ...line, lists: [...line.lists, list.id] });
        }}
      />
    </Stack>
  );
}

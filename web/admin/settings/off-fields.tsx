import {
  Button,
  Checkbox,
  FormControlLabel,
  InputAdornment,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { FORMS } from '../../../engine/exercise/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { fieldText } from './field-wording.ts';
import { FieldFrame, useField } from './field.tsx';
import { useFormScene } from './form-context.ts';

/** Which forms of exercises may be asked. */
export function FormsField() {
  const { value, change } = useField('formsOff');
  return (
    <FieldFrame name="formsOff">
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1 }}>
        {FORMS.map((form) => (
          <FormControlLabel
            key={form}
            sx={{ minWidth: 190 }}
            control={
              <Checkbox
                size="small"
                checked={!value.includes(form)}
                onChange={(event) =>
                  change(event.target.checked ? value.filter((one) => one !== form) : [...value, form])
                }
              />
            }
            label={fieldText(`forms.${form}`)}
          />
        ))}
      </Stack>
    </FieldFrame>
  );
}

/** Which games may be played. */
export function GamesField() {
  const { options } = useFormScene();
  const { value, change } = useField('gamesOff');
  const [search, setSearch] = useState('');
  const off = new Set(value);
  const shown = options.games.filter(({ title }) =>
    title.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <FieldFrame name="gamesOff">
      <Stack direction="row" useFlexGap sx={{ gap: 1, my: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          label={fieldText('value.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon name="search" size={18} />
                </InputAdornment>
              ),
            },
          }}
        />
        <Button onClick={() => change([])}>{fieldText('value.allGames')}</Button>
        <Button onClick={() => change(options.games.map(({ id }) => id))}>
          {fieldText('value.noGames')}
        </Button>
        <Typography sx={{ color: 'text.secondary' }}>
          {options.games.filter(({ id }) => !off.has(id)).length} / {options.games.length}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        tabIndex={0}
        role="group"
        aria-label={fieldText('field.gamesOff')}
        sx={{
          flexWrap: 'wrap',
          columnGap: 1,
          maxHeight: 300,
          overflowY: 'auto',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 1,
          p: 1,
        }}
      >
        {shown.map(({ id, title }) => (
          <FormControlLabel
            key={id}
            sx={{ width: 210, mr: 0 }}
            control={
              <Checkbox
                size="small"
                checked={!off.has(id)}
                onChange={(event) =>
                  change(event.target.checked ? value.filter((one) => one !== id) : [...value, id])
                }
              />
            }
            label={title}
          />
        ))}
      </Stack>
    </FieldFrame>
  );
}

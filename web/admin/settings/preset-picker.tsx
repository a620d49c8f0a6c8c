import { MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { PRESETS, type PracticeFields, type Preset } from '../../../server/contract/practice-fields.ts';
import { Differences } from './differences.tsx';
import { useFormScene, type SettingValues } from './form-context.ts';
import { differing } from './values.ts';
import { text } from './wording.ts';

/** Something to begin with; what it changes is shown first. `fields` is what is filled in. */
export function PresetPicker({ fields }: { fields: PracticeFields }) {
  const { options } = useFormScene();
  const { setValue } = useFormContext<SettingValues>();
  const [preset, setPreset] = useState<Preset>();
  const after = { ...fields, ...preset?.fields };
  return (
    <>
      <TextField
        select
        label={text('form.preset')}
        value=""
        onChange={(event) => setPreset(PRESETS.find(({ id }) => id === event.target.value))}
        sx={{ width: 230 }}
      >
        {PRESETS.map(({ id, name, about }) => (
          <MenuItem key={id} value={id} sx={{ display: 'block' }}>
            <b>{name}</b>
            <Typography
              sx={{ fontSize: '0.85rem', color: 'text.secondary', maxWidth: 380, whiteSpace: 'normal' }}
            >
              {about}
            </Typography>
          </MenuItem>
        ))}
      </TextField>
      {preset && (
        <Differences
          title={text('form.presetTitle', { name: preset.name })}
          before={fields}
          after={after}
          options={options}
          confirm={text('form.presetApply')}
          nothing={text('form.presetNothing')}
          onClose={() => setPreset(undefined)}
          onConfirm={() => {
            for (const name of differing(fields, after))
              setValue(`fields.${name}` as 'fields.calm', after[name] as boolean, { shouldDirty: true });
            setPreset(undefined);
          }}
        />
      )}
    </>
  );
}

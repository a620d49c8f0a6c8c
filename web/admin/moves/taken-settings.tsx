import { Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { MoveLook } from '../../../server/contract/moves.ts';
import { FIELD_NAMES, layered, type FieldName } from '../../../server/contract/practice-fields.ts';
import { settingOptions } from '../../../server/contract/settings.ts';
import { queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { fieldText } from '../settings/field-wording.ts';
import { changeText } from '../settings/values.ts';
import { text } from './wording.ts';

interface Props {
  account: string;
  /** Of the child that is there. */
  group: string;
  differences: NonNullable<MoveLook['differences']>;
  taken: readonly FieldName[];
  onChange: (taken: FieldName[]) => void;
}

/** What is set otherwise for the child that is there: each can be taken over from the other place. */
export function TakenSettings({ account, group, differences, taken, onChange }: Props) {
  const options = useQuery(queryOf(settingOptions, { params: { account, group } }));
  const names = FIELD_NAMES.filter((name) => differences.there[name] !== undefined);
  if (names.length === 0) return <Typography>{text('same.noDifferences')}</Typography>;
  const [here, there] = [layered(differences.here), layered(differences.there)];
  return (
    <Stack component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        {text('same.differences')}
      </Typography>
      <Loaded query={options}>
        {(known) =>
          names.map((name) => {
            const { was, becomes } = changeText(name, here[name], there[name], known);
            return (
              <FormControlLabel
                key={name}
                control={
                  <Checkbox
                    checked={taken.includes(name)}
                    onChange={(_, isTaken) =>
                      onChange(isTaken ? [...taken, name] : taken.filter((one) => one !== name))
                    }
                  />
                }
                label={text('same.difference', {
                  field: fieldText(`field.${name}`),
                  here: was,
                  there: becomes,
                })}
              />
            );
          })
        }
      </Loaded>
    </Stack>
  );
}

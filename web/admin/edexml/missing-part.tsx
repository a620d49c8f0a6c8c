import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { EdexPreview } from '../../../server/contract/edexml.ts';
import type { Change, Choices } from './choices.ts';
import { text } from './wording.ts';

interface Props {
  seen: EdexPreview;
  choices: Choices;
  change: Change;
}

/** Pupils of earlier files of whom this one says nothing: they stay, unless somebody says otherwise. */
export function MissingPart({ seen: { missing }, choices, change }: Props) {
  const isAll = choices.missing.size === missing.length;
  return (
    <section aria-labelledby="edexml-missing">
      <Typography id="edexml-missing" variant="h2">
        {text('stateCount', { state: text('missing'), count: missing.length })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text('missingText')}</Typography>
      <FormControlLabel
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && choices.missing.size > 0}
            onChange={() =>
              change(() => ({ missing: new Set(isAll ? [] : missing.map(({ index }) => index)) }))
            }
          />
        }
        label={text('missingAll', { count: missing.length })}
      />
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {missing.map(({ index, name, group }) => (
          <li key={index}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={choices.missing.has(index)}
                  slotProps={{ input: { 'aria-label': text('missingTick', { name }) } }}
                  onChange={(event) =>
                    change((now) => {
                      const next = new Set(now.missing);
                      if (event.target.checked) next.add(index);
                      else next.delete(index);
                      return { missing: next };
                    })
                  }
                />
              }
              label={[name, group].filter(Boolean).join(' · ')}
            />
          </li>
        ))}
      </Box>
    </section>
  );
}

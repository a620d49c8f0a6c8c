import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { EdexPreview, GroupRowView } from '../../../server/contract/edexml.ts';
import { isSelected, type Change, type Choices } from './choices.ts';
import { text } from './wording.ts';

interface Props {
  seen: EdexPreview;
  choices: Choices;
  change: Change;
}

/** The groups of the file, each to be brought in or not. */
export function GroupsPart({ seen, choices, change }: Props) {
  const isWithout = seen.pupils.some(({ state }) => state === 'noGroup');
  if (seen.groups.length === 0 && !isWithout) return null;
  return (
    <section aria-labelledby="edexml-groups">
      <Typography id="edexml-groups" variant="h2">
        {text('groups')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {seen.groups.map((group) => (
          <li key={group.index}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={isSelected(seen, choices, group.index)}
                  slotProps={{ input: { 'aria-label': text('groupTick', { name: group.name }) } }}
                  onChange={(event) =>
                    change(({ groups }) => ({ groups: { ...groups, [group.index]: event.target.checked } }))
                  }
                />
              }
              label={
                <span>
                  <strong>{group.name}</strong> · {text('groupPupils', { count: group.pupils })} ·{' '}
                  {aboutOf(group)}
                </span>
              }
            />
            {group.merged && (
              <FormControlLabel
                sx={{ ml: 3, display: 'flex' }}
                control={
                  <Checkbox
                    size="small"
                    checked={choices.apart.has(group.index)}
                    onChange={(event) =>
                      change(({ apart }) => {
                        const next = new Set(apart);
                        if (event.target.checked) next.add(group.index);
                        else next.delete(group.index);
                        return { apart: next };
                      })
                    }
                  />
                }
                label={text('groupApart')}
              />
            )}
          </li>
        ))}
      </Box>
      {isWithout && (
        <FormControlLabel
          control={
            <Checkbox
              checked={choices.groupPerYear}
              onChange={(event) =>
                change(({ acts }) => ({
                  groupPerYear: event.target.checked,
                  acts: { ...acts, ...actsWithout(seen, event.target.checked) },
                }))
              }
            />
          }
          label={text('perYear')}
        />
      )}
    </section>
  );
}

const aboutOf = ({ composite, state, was }: GroupRowView) =>
  composite
    ? text('groupComposite')
    : state === 'changed'
      ? text('groupWas', { was: was ?? '' })
      : text(state === 'new' ? 'groupNew' : 'groupSame');

/** Who is without a group comes along with the groups that are made for them, and stays out with them. */
const actsWithout = ({ pupils }: EdexPreview, isMade: boolean) =>
  Object.fromEntries(
    pupils
      .filter(({ state, group }) => state === 'noGroup' && group === null)
      .map(({ row }) => [row, isMade ? ('create' as const) : ('skip' as const)]),
  );

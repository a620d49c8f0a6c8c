import { Box, Button, FormControlLabel, MenuItem, Stack, Switch, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { MESSAGE_ROLES } from '../../../server/contract/office-messages.ts';
import { RELEASE_NOTES } from '../../../server/contract/release-notes.ts';
import { listRoadmap, type RoadmapItem, type RoadmapState } from '../../../server/contract/roadmap.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { useUser } from '../../app/use-session.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { longDay } from '../progress/days.ts';
import { ItemCard } from './item-card.tsx';
import { text } from './wording.ts';

const COLUMNS = ['nu', 'later', 'idee', 'klaar'] as const satisfies readonly RoadmapState[];
/** What is over, and shown only to who asks. */
const OVER = ['niet', 'samengevoegd'] as const satisfies readonly RoadmapState[];
const ROLE = 'rol';
const MORE = 'alles';

/** What was made, what is made now and what comes later (roadmap). */
export function RoadmapPage() {
  const { adminId = '' } = useParams();
  const user = useUser();
  const [params, set] = useAddressValue();
  const role = MESSAGE_ROLES.find((one) => one === params.get(ROLE));
  const isAll = params.get(MORE) === '1';
  const query = useQuery(queryOf(listRoadmap, {}));
  const propose = user?.adminId !== undefined && (
    <Button
      component={Link}
      to={paths.newIdea(adminId)}
      variant="contained"
      startIcon={<Icon name="add" size={18} />}
      className="no-print"
    >
      {text('propose')}
    </Button>
  );
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: text('root'), to: paths.groups(adminId) }]}
      aside={query.data && query.data.total > 0 && propose}
    >
      <Loaded query={query}>
        {({ items, total }) =>
          total === 0 ? (
            <Empty title={text('empty')}>
              <Typography>{text('emptyText')}</Typography>
              {propose}
              <LastNews />
            </Empty>
          ) : (
            <>
              <Typography sx={{ color: 'text.secondary' }}>{text('about')}</Typography>
              <Stack
                direction="row"
                useFlexGap
                sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
                className="no-print"
              >
                <TextField
                  select
                  label={text('role')}
                  value={role ?? 'alle'}
                  onChange={(event) => set(ROLE, event.target.value, 'alle')}
                  sx={{ width: 240 }}
                >
                  <MenuItem value="alle">{text('all')}</MenuItem>
                  {MESSAGE_ROLES.map((one) => (
                    <MenuItem key={one} value={one}>
                      {text(`roles.${one}`)}
                    </MenuItem>
                  ))}
                </TextField>
                <FormControlLabel
                  control={
                    <Switch
                      checked={isAll}
                      onChange={(event) => set(MORE, event.target.checked ? '1' : '', '')}
                    />
                  }
                  label={text('more')}
                />
              </Stack>
              <Board
                items={items.filter(({ roles }) => !role || roles.length === 0 || roles.includes(role))}
                states={isAll ? [...COLUMNS, ...OVER] : COLUMNS}
              />
            </>
          )
        }
      </Loaded>
    </AdultPage>
  );
}

/** Columns beside each other, beneath each other where there is no room. */
const Board = ({ items, states }: { items: readonly RoadmapItem[]; states: readonly RoadmapState[] }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      gap: 2,
      alignItems: 'start',
    }}
  >
    {states.map((state) => (
      <Box component="section" key={state} aria-labelledby={`state-${state}`} sx={{ minWidth: 0 }}>
        <Typography variant="h2" id={`state-${state}`} sx={{ mb: 1 }}>
          {text(`states.${state}`)}
        </Typography>
        <Stack component="ul" sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}>
          {inOrder(items, state).map((item) => (
            <ItemCard key={item.id} item={item} />
          ))}
        </Stack>
        {items.every((item) => item.state !== state) && (
          <Typography sx={{ color: 'text.secondary' }}>{text('nothing')}</Typography>
        )}
      </Box>
    ))}
  </Box>
);

/** What is planned by its month, ideas by their votes, what is done the last first. */
function inOrder(items: readonly RoadmapItem[], state: RoadmapState): RoadmapItem[] {
  const own = items.filter((item) => item.state === state);
  const late = '9999';
  switch (state) {
    case 'nu':
    case 'later':
      return own.toSorted((a, b) => (a.month || late).localeCompare(b.month || late) || b.votes - a.votes);
    case 'klaar':
      return own.toSorted((a, b) => b.month.localeCompare(a.month));
    default:
      return own.toSorted((a, b) => b.votes - a.votes);
  }
}

/** What the last release brought: there is always something to read. */
function LastNews() {
  const last = RELEASE_NOTES[0]!;
  return (
    <Box component="section" aria-labelledby="news-title" sx={{ mt: 2, textAlign: 'left', maxWidth: 640 }}>
      <Typography variant="h2" id="news-title">
        {text('news', { day: longDay(last.day) })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {last.news.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Box>
    </Box>
  );
}

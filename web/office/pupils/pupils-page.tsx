import { Alert, Box, Button, Tab, Tabs, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findPupils, LEAST_OF_USERNAME } from '../../../server/contract/office-pupils.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { office } from '../wording.ts';
import { FoundPupils } from './found-pupils.tsx';
import { SearchByName } from './search-by-name.tsx';
import { text } from './wording.ts';

const WAYS = { username: 'byUsername', naam: 'byName' } as const;
type Way = keyof typeof WAYS;

/** Pupils of all customers, found by user name, or at one customer by name. */
export function OfficePupilsPage() {
  const [address, setAddress] = useAddressValue();
  const way: Way = address.get('op') === 'naam' ? 'naam' : 'username';
  return (
    <AdultPage title={text('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      <Tabs
        value={way}
        aria-label={text('ways')}
        variant="scrollable"
        onChange={(_, next: Way) => setAddress('op', next, 'username')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.entries(WAYS).map(([value, label]) => (
          <Tab
            key={value}
            value={value}
            label={text(label)}
            id={`by-${value}`}
            aria-controls="search-panel"
          />
        ))}
      </Tabs>
      <Box
        id="search-panel"
        role="tabpanel"
        aria-labelledby={`by-${way}`}
        sx={{ display: 'grid', gap: 2, minWidth: 0 }}
      >
        {way === 'naam' ? <SearchByName /> : <SearchByUsername />}
      </Box>
    </AdultPage>
  );
}

/** What is searched for stands in the address: a user name alone, so that one comes back to what was found. */
function SearchByUsername() {
  const [address, setAddress] = useAddressValue();
  const asked = address.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  const query = useQuery({ ...queryOf(findPupils, { query: { q: asked } }), enabled: asked !== '' });
  return (
    <>
      <Box
        component="form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setAddress('q', typed.trim(), '');
        }}
        sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start', maxWidth: 760 }}
      >
        <TextField
          label={text('username')}
          helperText={text('usernameHelp')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 100 } }}
          sx={{ flex: '1 1 16rem', maxWidth: 420 }}
        />
        <Button type="submit" variant="contained" size="medium" loading={query.isFetching}>
          {text('search')}
        </Button>
      </Box>
      {asked === '' ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('start')}</Typography>
      ) : (
        <Loaded query={query}>
          {(found) =>
            // A short one is found whole; that nobody begins so is not known.
            found.pupils.length === 0 && asked.length < LEAST_OF_USERNAME ? (
              <Alert severity="info" sx={{ maxWidth: 760 }}>
                {text('tooShort')}
              </Alert>
            ) : (
              <FoundPupils found={found} none={text('noneText')} />
            )
          }
        </Loaded>
      )}
    </>
  );
}

import { Box, Button, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listTwins, partTwins, type TwinsJoin } from '../../../server/contract/office-pupil-acts.ts';
import type { OfficePupil } from '../../../server/contract/office-pupils.ts';
import { moment } from '../../app/moments.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { yearText } from '../../app/wording/year.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { ActDialog, NO_REASON } from './act-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { OtherTwin } from './other-twin.tsx';
import { text } from './wording.ts';

/** How often it is asked how far putting together is. */
const ASKED_MS = 2000;

/** Who may be the same child, putting the two together, and taking that back. */
export function TwinsPart({ pupil }: { pupil: OfficePupil }) {
  const { id: child } = pupil;
  const query = useQuery({
    ...queryOf(listTwins, { params: { child } }),
    refetchInterval: ({ state: { data } }) =>
      data?.joins.some(({ state }) => state === 'running') ? ASKED_MS : false,
  });
  const [other, setOther] = useState<string>();
  const [parting, setParting] = useState<TwinsJoin>();
  return (
    <section aria-labelledby="twins-title">
      <Typography variant="h2" id="twins-title">
        {text('twins.title')}
      </Typography>
      <Typography sx={{ mb: 1, maxWidth: 760 }}>
        {text('twins.about', { username: pupil.username })}
      </Typography>
      <Loaded query={query}>
        {({ twins, joins }) => (
          <Box sx={{ display: 'grid', gap: 1, maxWidth: 900 }}>
            {joins.length > 0 && (
              <Box component="ul" aria-label={text('twins.joins')} sx={LIST}>
                {joins.map((join) => (
                  <Paper key={join.id} component="li" variant="outlined" sx={ROW}>
                    <Typography sx={{ flex: '1 1 16rem', minWidth: 0 }} aria-live="polite">
                      {text(`twins.states.${join.state}`, {
                        username: join.gone || text('twins.somebody'),
                        at: moment.format(join.at),
                      })}
                    </Typography>
                    {join.undoUntil !== undefined && (
                      <Button variant="outlined" onClick={() => setParting(join)}>
                        {text('twins.part')}
                      </Button>
                    )}
                  </Paper>
                ))}
              </Box>
            )}
            {twins.length === 0 ? (
              <Typography>{text('twins.none')}</Typography>
            ) : (
              <Box component="ul" aria-label={text('twins.found')} sx={LIST}>
                {twins.map(({ id, username, initials, groep, group }) => (
                  <Paper key={id} component="li" variant="outlined" sx={ROW}>
                    <Typography sx={{ flex: '1 1 16rem', minWidth: 0 }}>
                      {text('twins.line', { username, initials, year: yearText(groep), group })}
                    </Typography>
                    <Button
                      variant="outlined"
                      aria-label={text('twins.lookOf', { username })}
                      onClick={() => setOther(username)}
                    >
                      {text('twins.look')}
                    </Button>
                  </Paper>
                ))}
              </Box>
            )}
            <OtherTwin child={child} onFound={setOther} />
          </Box>
        )}
      </Loaded>
      {other !== undefined && <MergeDialog pupil={pupil} other={other} onClose={() => setOther(undefined)} />}
      {parting && (
        <ActDialog
          child={child}
          schema={partTwins.body}
          start={NO_REASON}
          title={text('twins.part')}
          note={text('twins.partNote', { stays: pupil.username, gone: parting.gone })}
          action={text('twins.part')}
          done={text('twins.parted')}
          act={(body) => call(partTwins, { params: { child, merge: parting.id }, body })}
          onClose={() => setParting(undefined)}
        />
      )}
    </section>
  );
}

const LIST = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 } as const;
const ROW = {
  ...{ p: 1.5, display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 },
} as const;

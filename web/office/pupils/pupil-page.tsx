import { Alert, Button, Link, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { getOfficePupil, type OfficePupil } from '../../../server/contract/office-pupils.ts';
import { ApiError } from '../../api/error.ts';
import { ZONE } from '../../app/day.ts';
import { longDay, moment } from '../../app/moments.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { yearText } from '../../app/wording/year.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { office } from '../wording.ts';
import { ActsPart } from './acts-part.tsx';
import { LinesPart } from './lines-part.tsx';
import { ShowName } from './show-name.tsx';
import { StateChip } from './state-chip.tsx';
import { TwinsPart } from './twins-part.tsx';
import { text } from './wording.ts';

const CRUMBS = [
  { label: office('root'), to: paths.office },
  { label: text('title'), to: paths.officePupils },
];

/** A pupil of a customer. The name is in no title: those of pages are kept by browsers. */
export function OfficePupilPage() {
  const { leerlingId = '' } = useParams();
  const queries = useQueryClient();
  const asked = queryOf(getOfficePupil, { params: { child: leerlingId } });
  const query = useQuery({
    ...asked,
    // The name goes when its time is over.
    refetchInterval: ({ state: { data } }) =>
      data?.shown ? Math.max(1000, data.shown.until - Date.now()) : false,
  });
  const [isAsking, setAsking] = useState(false);
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={data ? text('head', { initials: data.initials, username: data.username }) : text('title')}
      crumbs={CRUMBS}
      aside={data && <StateChip state={data.state} />}
    >
      <Loaded query={query}>
        {(pupil) => (
          <>
            {pupil.shown ? (
              <Alert severity="info" sx={{ maxWidth: 760 }}>
                {text('shown', { time: CLOCK.format(pupil.shown.until) })}
              </Alert>
            ) : (
              <div>
                <Button variant="outlined" onClick={() => setAsking(true)}>
                  {text('show')}
                </Button>
              </div>
            )}
            {pupil.mergedInto && <MergedInto of={pupil.mergedInto} />}
            {pupil.isSample && <Typography>{text('sample')}</Typography>}
            <Link
              component={RouterLink}
              to={paths.officeAccount(pupil.account.id)}
              sx={{ justifySelf: 'start' }}
            >
              {pupil.account.name}
            </Link>
            <Facts of={factsOf(pupil)} />
            <ActsPart pupil={pupil} />
            {pupil.state === 'active' && !pupil.isSample && <TwinsPart pupil={pupil} />}
            <LinesPart child={pupil.id} />
            {isAsking && (
              <ShowName
                child={pupil.id}
                onShown={(shown) => queries.setQueryData(asked.queryKey, { ...pupil, shown })}
                onClose={() => setAsking(false)}
              />
            )}
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

/** Where all went that a pupil in the trash did. */
const MergedInto = ({ of: { id, username, by, at } }: { of: NonNullable<OfficePupil['mergedInto']> }) => (
  <Alert severity="info" sx={{ maxWidth: 760 }}>
    {text('mergedInto', { into: username, at: moment.format(at), by: by ?? text('gone') })}{' '}
    <Link component={RouterLink} to={paths.officePupil(id)}>
      {text('twins.lookOf', { username })}
    </Link>
  </Alert>
);

const CLOCK = new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: ZONE });

function factsOf(pupil: OfficePupil): Fact[] {
  const { state, since, keptUntil, group, groupId, lastLogin } = pupil;
  const ways = (['password', 'card', 'sso'] as const).filter((way) => pupil.ways[way]);
  return [
    [text('fullName'), pupil.shown?.name ?? ''],
    [text('year'), yearText(pupil.groep)],
    [text('group'), groupId === null ? (group ? text('wasIn', { group }) : text('noGroup')) : group],
    ...(since !== null && (state === 'trash' || state === 'left')
      ? [[text(`since.${state}`), longDay.format(since)] as const]
      : []),
    [text('keptUntil'), keptUntil === null ? '' : longDay.format(new Date(keptUntil))],
    [text('lastLogin'), lastLogin === null ? text('never') : moment.format(lastLogin)],
    [text('logsIn'), ways.map((way) => text(`wayOf.${way}`)).join(', ')],
    ['Id', pupil.id],
  ];
}

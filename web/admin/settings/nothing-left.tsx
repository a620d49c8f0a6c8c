import { Alert, AlertTitle, Link } from '@mui/material';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Follower } from '../../../server/contract/settings.ts';
import { paths } from '../../app/paths.ts';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  groepId: string;
  pupils: readonly Pick<Follower, 'id' | 'name' | 'nothing' | 'goesOn'>[];
}

/** For whom of a group there is nothing to practise (of what was chosen) and why, each with the way to where that is mended; else nothing. */
export function NothingLeft({ pupils, ...of }: Props) {
  const all = pupils.filter(({ nothing }) => nothing !== undefined);
  return (
    <>
      <Told {...of} says="nothing.title" pupils={all.filter(({ goesOn }) => !goesOn)} />
      <Told {...of} says="nothing.goesOn" pupils={all.filter(({ goesOn }) => goesOn)} />
    </>
  );
}

function Told({ says, adminId, groepId, pupils }: Props & { says: 'nothing.title' | 'nothing.goesOn' }) {
  const reasons = Map.groupBy(pupils, ({ nothing }) => nothing!);
  if (pupils.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <AlertTitle>{text(says, { count: pupils.length })}</AlertTitle>
      {[...reasons].map(([reason, concerned]) => (
        <p key={reason} style={{ margin: 0 }}>
          {concerned.map(({ id, name }, i) => (
            <Fragment key={id}>
              {i > 0 && ', '}
              <Link
                component={RouterLink}
                to={paths.pupilSetting(adminId, groepId, id)}
                color="inherit"
                aria-label={text('list.open', { name })}
              >
                {name}
              </Link>
            </Fragment>
          ))}
          {`: ${reason}`}
        </p>
      ))}
      {says === 'nothing.goesOn' && <p style={{ margin: 0 }}>{text('nothing.meanwhile')}</p>}
    </Alert>
  );
}

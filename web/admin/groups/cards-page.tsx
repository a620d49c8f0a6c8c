import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { PupilLogin } from '../../../server/contract/cards.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { PrintView } from '../pupils/passwords/print-view.tsx';
import { needsCard, usePasswordsOfGroups } from '../pupils/passwords/use-passwords.ts';
import { cards } from '../pupils/passwords/wording.ts';
import { admin } from '../wording.ts';
import { text } from './cards-wording.ts';
import { text as groupText } from './wording.ts';

/** Whose cards, in the address. */
const GROUPS = 'groepen';

/** Cards of several groups on paper: first for whom, and only then what they log in with, which is noted. */
export function GroupCardsPage() {
  const { adminId = '' } = useParams();
  const [params] = useSearchParams();
  const ids = [...new Set(params.get(GROUPS)?.split(',').filter(Boolean))];
  const query = usePasswordsOfGroups(adminId, ids);
  // Kept as it was asked for: who comes into a group meanwhile is not shown unasked.
  const [shown, setShown] = useState<readonly CardGroup[]>();
  if (ids.length === 0 || (query.error instanceof ApiError && query.error.status === 404))
    return <NotFoundPage />;
  return (
    <AdultPage
      title={text('title')}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: admin('groups.title'), to: paths.groups(adminId) },
      ]}
    >
      <Loaded query={query}>
        {(found) =>
          shown ? (
            <PrintView
              account={adminId}
              groups={shown.map(({ id, name, logins }) => ({
                id,
                name,
                pupils: logins.map((login) => login.id),
              }))}
              school={found[0]!.school}
              onBack={() => {
                setShown(undefined);
                void query.refetch();
              }}
            />
          ) : (
            <Summary
              adminId={adminId}
              groups={found.map(({ group, logins }) => ({ ...group, logins }))}
              onShow={setShown}
            />
          )
        }
      </Loaded>
    </AdultPage>
  );
}

interface CardGroup {
  id: string;
  name: string;
  logins: readonly PupilLogin[];
}

interface SummaryProps {
  adminId: string;
  groups: readonly CardGroup[];
  /** Hears of whom cards are wanted: the groups with those of their pupils who need one. */
  onShow: (groups: readonly CardGroup[]) => void;
}

/** For whom there will be a card, for whom a new one, and for whom none. */
function Summary({ adminId, groups, onShow }: SummaryProps) {
  const wanted = groups
    .map((group) => ({ ...group, logins: group.logins.filter(needsCard) }))
    .filter(({ logins }) => logins.length > 0);
  const all = wanted.flatMap(({ logins }) => logins);
  const sso = groups.reduce((sum, { logins }) => sum + logins.length, 0) - all.length;
  if (all.length === 0)
    return (
      <Empty title={text('emptyTitle')}>
        <Typography>{text(sso > 0 ? 'emptySso' : 'emptyText')}</Typography>
        <Button component={Link} to={paths.groups(adminId)} variant="contained">
          {groupText('backToGroups')}
        </Button>
      </Empty>
    );
  const fresh = all.filter(({ card }) => !card).length;
  const unknown = all.filter(({ style }) => style === undefined).length;
  return (
    <div>
      <Typography>{text('for', { count: all.length })}</Typography>
      <ul>
        {wanted.map(({ id, name, logins }) => (
          <li key={id}>{text('group', { name, count: logins.length })}</li>
        ))}
      </ul>
      {fresh > 0 && <Typography>{text('fresh', { count: fresh })}</Typography>}
      {unknown > 0 && <Typography>{text('unknown', { count: unknown })}</Typography>}
      {sso > 0 && <Typography>{text('sso', { count: sso })}</Typography>}
      <Typography sx={{ my: 1, color: 'text.secondary', fontSize: '0.9rem' }}>{cards('logged')}</Typography>
      <Button variant="contained" startIcon={<Icon name="print" size={18} />} onClick={() => onShow(wanted)}>
        {text('show')}
      </Button>
    </div>
  );
}

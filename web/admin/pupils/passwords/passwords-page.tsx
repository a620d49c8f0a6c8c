import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { PasswordStyle, PupilSecret } from '../../../../server/contract/cards.ts';
import { newId } from '../../../../server/contract/id.ts';
import { ApiError } from '../../../api/error.ts';
import { NotFoundPage } from '../../../app/not-found-page.tsx';
import { paths } from '../../../app/paths.ts';
import { may, useUser } from '../../../app/use-session.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Empty } from '../../../ui/states.tsx';
import { ClassDevice } from '../../sso/class-device.tsx';
import { PupilLinks } from '../../sso/links-of.tsx';
import { GroupPage } from '../../group-page.tsx';
import { StyleChoice } from '../style-choice.tsx';
import { PasswordTable, type LoginDoing } from './password-table.tsx';
import { PrintView } from './print-view.tsx';
import { usePasswordActions, usePasswords } from './use-passwords.ts';
import { cards as text } from './wording.ts';

/** Whose cards are to be printed, in the address: a page that adds pupils leads here. */
const PRINT = 'kaartjes';
/** Everybody: a school of ids would make an address that no server takes. */
const ALL = 'alle';

interface Asking {
  what: 'renew' | 'newCard' | 'end';
  ids: readonly string[];
  /** Made when it is asked: sent twice is done once. */
  batch: string;
}

/** User names, passwords and cards of a group, and printing them. */
export function PasswordsPage() {
  const { adminId: account = '', groepId: group = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const query = usePasswords({ account, group });
  const [shown, setShown] = useState<ReadonlyMap<string, PupilSecret>>(new Map());
  const [asking, setAsking] = useState<Asking>();
  const [linked, setLinked] = useState<{ id: string; name: string }>();
  const mayLink = may(useUser(), 'sso:link-pupil');
  const [style, setStyle] = useState<PasswordStyle>('woorden');
  const hide = (ids: readonly string[]) =>
    setShown((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
  const { reveal, renew, card } = usePasswordActions(
    { account, group },
    {
      onShown: (secret) => setShown((now) => new Map(now).set(secret.id, secret)),
      onRenewed: hide,
    },
  );
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  const { data } = query;
  const asked = params.get(PRINT);
  const everybody = data?.logins.map(({ id }) => id) ?? [];
  const wanted = asked === ALL ? everybody : (asked?.split(',').filter(Boolean) ?? []);
  const print = (ids: readonly string[]) =>
    setParams({ [PRINT]: everybody.every((id) => ids.includes(id)) ? ALL : ids.join(',') });
  const doing: LoginDoing = {
    show: (id) => reveal.mutate(id),
    hide: (id) => hide([id]),
    print,
    ask: (what, ids) => setAsking({ what, ids, batch: newId() }),
    ...(mayLink && { links: setLinked }),
  };
  const confirmed = ({ what, ids, batch }: Asking) => {
    const pupils = [...ids];
    if (what === 'renew') renew.mutate({ batch, pupils, style });
    else if (what === 'end') card.mutate({ batch, pupils, card: 'none' });
    else card.mutate({ batch, pupils, card: 'new' }, { onSuccess: () => print(ids) });
  };
  const isPrinting = wanted.length > 0;
  return (
    <GroupPage
      title={data ? text('of', { group: data.group.name }) : text('title')}
      adminId={account}
      groupId={group}
      name={data?.group.name}
      here="passwords"
      aside={
        data &&
        data.total > 0 &&
        !isPrinting && (
          <Button
            variant="contained"
            startIcon={<Icon name="print" size={18} />}
            onClick={() => print(everybody)}
          >
            {text('printAll')}
          </Button>
        )
      }
    >
      <Loaded query={query}>
        {(found) =>
          found.total === 0 ? (
            <Empty title={text('emptyTitle')}>
              <Typography>{text('emptyText')}</Typography>
              <Button component={Link} to={paths.pupils(account, group)} variant="contained">
                {text('toList')}
              </Button>
            </Empty>
          ) : isPrinting ? (
            <PrintView
              account={account}
              groups={[{ ...found.group, pupils: wanted }]}
              school={found.school}
              onBack={() => {
                setParams({});
                void query.refetch();
              }}
            />
          ) : (
            <>
              <Typography className="no-print" sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
                {text('logged')}
              </Typography>
              <ClassDevice account={account} />
              <PasswordTable
                label={text('of', { group: found.group.name })}
                logins={found.logins}
                {...{ shown, doing }}
              />
            </>
          )
        }
      </Loaded>
      {asking && (
        <ConfirmDialog
          title={text(`ask.${asking.what}.title`, { count: asking.ids.length })}
          note={text(`ask.${asking.what}.text`)}
          action={text(`ask.${asking.what}.ok`)}
          focus="back"
          onConfirm={() => {
            setAsking(undefined);
            confirmed(asking);
          }}
          onClose={() => setAsking(undefined)}
        >
          {asking.what === 'renew' && <StyleChoice value={style} onChange={setStyle} />}
        </ConfirmDialog>
      )}
      {linked && (
        <PupilLinks
          {...{ account, group }}
          user={linked}

          onClose={() => setLinked(undefined)}
        />
      )}
    </GroupPage>
  );
}

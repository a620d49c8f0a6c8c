import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Pupil } from '../../../server/contract/pupils.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { newId } from '../../../server/contract/id.ts';
import { paths } from '../../app/paths.ts';
import { may, useUser } from '../../app/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { tell } from '../../ui/toast.tsx';
import { PlaceDialog } from '../placement/place-dialog.tsx';
import { WaitingPupils } from '../sso/waiting-pupils.tsx';
import { GroupPage } from '../group-page.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import type { PupilDoing } from './doing.ts';
import { SlowLogins } from './slow-logins.tsx';
import { SampleNote } from './sample-note.tsx';
import { PupilTable } from './pupil-table.tsx';
import { usePupilActions, usePupils } from './use-pupils.ts';
import { pupils as text } from './wording.ts';

type Open = { what: 'edit'; pupil: Pupil } | { what: 'move' | 'give' | 'place'; rows: readonly Pupil[] };

/** Pupils of a group (a-leerlingen): who they are, how they are doing, and what can be done for them. */
export function PupilsPage() {
  const { adminId: account = '', groepId: group = '' } = useParams();
  const user = useUser();
  const query = usePupils({ account, group });
  const { trash, move, give, refresh } = usePupilActions({ account, group });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  const { data } = query;
  const isSchool = data?.account.kind === 'school';
  const doing: PupilDoing = {
    edit: (pupil) => setOpen({ what: 'edit', pupil }),
    give: (rows) => setOpen({ what: 'give', rows }),
    place: (rows) => setOpen({ what: 'place', rows }),
    ...(may(user, 'group:edit') &&
      !data?.group.sample && { move: (rows) => setOpen({ what: 'move', rows }) }),
    mayLeave: may(user, 'move:make') && !data?.group.sample,
    trash: (rows) => trash.mutate({ rows, trashed: true }),
  };
  const addButton = data && !data.group.sample && (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button
        component={Link}
        to={(isSchool ? paths.addPupils : paths.addChildren)(account, group)}
        variant="contained"
        startIcon={<Icon name="add" size={18} />}
      >
        {text(isSchool ? 'add' : 'addChild')}
      </Button>
      <Button component={Link} to={paths.takeMove(account, group)}>
        {text('takeMove')}
      </Button>
    </Stack>
  );
  return (
    <GroupPage
      title={data ? text('of', { group: data.group.name }) : text('title')}
      adminId={account}
      groupId={group}
      name={data?.group.name}
      here="pupils"
      aside={data && data.total > 0 && <Box className="no-print">{addButton}</Box>}
    >
      {data && <WaitingPupils {...{ account, group }} />}
      {data?.group.sample && <SampleNote account={account} mayRemove={may(user, 'group:edit')} />}
      {data && <SlowLogins params={{ account, group }} pupils={data.pupils} onDone={refresh} />}
      <Loaded query={query}>
        {(found) =>
          found.total === 0 ? (
            <Empty title={text('emptyTitle')}>
              <Typography sx={{ maxWidth: 480 }}>{text(isSchool ? 'emptyText' : 'emptyChild')}</Typography>
              {addButton}
            </Empty>
          ) : (
            <PupilTable {...{ account, group, doing }} pupils={found.pupils} name={found.group.name} />
          )
        }
      </Loaded>
      {open?.what === 'edit' && (
        <EditDialog
          pupil={open.pupil}
          onClose={close}
          onSaved={(name) => {
            tell({ message: text('edit.saved', { name }) });
            void refresh();
            close();
          }}
        />
      )}
      {open?.what === 'move' && (
        <MoveDialog
          {...{ account, group }}
          count={open.rows.length}
          onClose={close}
          onMove={(to, change) => {
            move.mutate({ rows: open.rows, to, change });
            close();
          }}
        />
      )}
      {open?.what === 'place' && (
        <PlaceDialog {...{ account, group }} pupils={open.rows} leadsOn onClose={close} />
      )}
      {open?.what === 'give' && (
        <GiveDialog
          {...{ account, group }}
          count={open.rows.length}
          onClose={close}
          onGive={(setting) => {
            give.mutate({ rows: open.rows, setting, batch: newId() });
            close();
          }}
        />
      )}
    </GroupPage>
  );
}

import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { listGroups } from '../../../server/contract/groups.ts';
import {
  movePupilToGroup,
  renewPupilLogin,
  restorePupil,
  type NewPupilLogin,
} from '../../../server/contract/office-pupil-acts.ts';
import type { OfficePupil } from '../../../server/contract/office-pupils.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { Facts } from '../../ui/facts.tsx';
import { SelectInput } from '../../ui/form/fields.tsx';
import { ActDialog, NO_REASON } from './act-dialog.tsx';
import { text } from './wording.ts';

/** What can be done for a pupil as it is now. */
export function ActsPart({ pupil }: { pupil: OfficePupil }) {
  const [open, setOpen] = useState<'login' | 'restore' | 'move'>();
  const [login, setLogin] = useState<NewPupilLogin>();
  const { state } = pupil;
  const close = () => setOpen(undefined);
  const canEnter = state === 'active' || state === 'archived';
  if (state === 'left') return null;
  return (
    <section aria-labelledby="acts-title">
      <Typography variant="h2" id="acts-title">
        {text('acts.title')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {canEnter && (
          <Button variant="outlined" onClick={() => setOpen('login')}>
            {text('acts.login')}
          </Button>
        )}
        {canEnter && !pupil.isSample && (
          <Button variant="outlined" onClick={() => setOpen('move')}>
            {text('acts.move')}
          </Button>
        )}
        {state === 'trash' && (
          <Button variant="outlined" onClick={() => setOpen('restore')}>
            {text('acts.restore')}
          </Button>
        )}
      </Box>
      {open === 'login' && (
        <ActDialog
          child={pupil.id}
          schema={loginSchema}
          start={NO_REASON}
          title={text('acts.login')}
          note={text('acts.loginNote', { username: pupil.username })}
          action={text('acts.loginAction')}
          act={async (body, id) =>
            setLogin(await call(renewPupilLogin, { params: { child: pupil.id }, body: { id, ...body } }))
          }
          onClose={close}
        />
      )}
      {open === 'move' && <GroupDialog pupil={pupil} kind="move" onClose={close} />}
      {open === 'restore' && <GroupDialog pupil={pupil} kind="restore" onClose={close} />}
      {login && <NewLogin login={login} onClose={() => setLogin(undefined)} />}
    </section>
  );
}

const loginSchema = renewPupilLogin.body.omit({ id: true });

/** The new password, which is nowhere shown again here. */
function NewLogin({ login, onClose }: { login: NewPupilLogin; onClose: () => void }) {
  const [isTold, setTold] = useState(false);
  return (
    <DialogFrame
      title={text('acts.loginDone')}
      width="sm"
      // Escape or a press beside it, easily done by accident, says first what is lost.
      onClose={() => (isTold ? onClose() : setTold(true))}
      actions={
        <Button variant="contained" onClick={onClose}>
          {text('acts.loginSeen')}
        </Button>
      }
    >
      <Facts
        of={[
          [text('name'), login.username],
          [text('acts.password'), login.password],
        ]}
      />
      <Typography>{text('acts.loginOnce')}</Typography>
      {isTold && <Alert severity="warning">{text('acts.loginLeaving')}</Alert>}
    </DialogFrame>
  );
}

/** Chooses a group of the customer: another one, or where a pupil comes back to. */
function GroupDialog({
  pupil,
  kind,
  onClose,
}: {
  pupil: OfficePupil;
  kind: 'move' | 'restore';
  onClose: () => void;
}) {
  const { id: child, account, groupId, username } = pupil;
  const groups = useQuery(queryOf(listGroups, { params: { account: account.id }, query: {} }));
  const choices = (groups.data?.groups ?? [])
    .filter(({ id, sample }) => !sample && id !== groupId)
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ActDialog<z.input<typeof restorePupil.body>, z.output<typeof restorePupil.body>>
      child={child}
      schema={restorePupil.body}
      start={{ group: '', ...NO_REASON }}
      title={text(`acts.${kind}`)}
      note={
        kind === 'restore' && pupil.mergedInto
          ? text('acts.restoreAlone', { username, into: pupil.mergedInto.username })
          : text(`acts.${kind}Note`, { username })
      }
      action={text(`acts.${kind}Action`)}
      done={text(`acts.${kind}Done`, { username })}
      act={(body, change) =>
        kind === 'restore'
          ? call(restorePupil, { params: { child }, body })
          : call(movePupilToGroup, { params: { child, change }, body: { ...body, basedOn: groupId! } })
      }
      onClose={onClose}
    >
      <SelectInput name="group" label={text('acts.group')} choices={choices} />
    </ActDialog>
  );
}

import { Alert, AlertTitle, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import type { TrashItem } from '../../../server/contract/trash.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { may, useUser } from '../../app/use-session.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { admin } from '../wording.ts';
import { choicesFor } from './choices.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ErasingCard } from './erasing-card.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { ShortDialog } from './short-dialog.tsx';
import { TrashTable } from './trash-table.tsx';
import { useTrash, useTrashActions, type Told } from './use-trash.ts';
import { text } from './wording.ts';

/** The trash (prullenbak): what was thrown away, bringing it back, erasing it before its time. */
export function TrashPage() {
  const { adminId = '' } = useParams();
  const trash = useTrash(adminId);
  const user = useUser();
  const [doing, setDoing] = useState<{ what: 'restore' | 'erase'; items: readonly TrashItem[] }>();
  const close = () => setDoing(undefined);
  const { restore, erase, erasing, told, short, forget, giveUp } = useTrashActions(adminId);
  const bring = restore.mutate;
  const askRestore = useCallback(
    (items: readonly TrashItem[]) => {
      const { homeless, renamed } = choicesFor(items);
      if (homeless.length + renamed.length > 0) setDoing({ what: 'restore', items });
      else bring(items.map((item) => ({ item })));
    },
    [bring],
  );
  const askErase = useCallback((items: readonly TrashItem[]) => setDoing({ what: 'erase', items }), []);
  if (trash.error instanceof ApiError && trash.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage title={text('title')} crumbs={[{ label: admin('root'), to: paths.groups(adminId) }]}>
      <Aftermath told={told} onClose={forget} />
      {erasing && <ErasingCard key={erasing.job} account={adminId} {...erasing} />}
      <Loaded query={trash}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={text('empty')}>
              <Typography>{text(may(user, 'group:edit') ? 'emptyText' : 'emptyOwn')}</Typography>
            </Empty>
          ) : (
            <>
              <Typography sx={{ color: 'text.secondary' }}>{text('about')}</Typography>
              <TrashTable
                items={items}
                restore={askRestore}
                erase={may(user, 'trash:purge') ? askErase : undefined}
              />
            </>
          )
        }
      </Loaded>
      {doing?.what === 'restore' && (
        <RestoreDialog
          account={adminId}
          items={doing.items}
          isBusy={restore.isPending}
          onRestore={(wanted) => restore.mutate(wanted, { onSettled: close })}
          onClose={close}
        />
      )}
      {short && trash.data && (
        <ShortDialog
          short={short}
          lying={trash.data.items}
          isBusy={restore.isPending}
          onRestore={(wanted) => restore.mutate(wanted, { onSuccess: giveUp })}
          onClose={giveUp}
        />
      )}
      {doing?.what === 'erase' && (
        <EraseDialog
          items={doing.items}
          isBusy={erase.isPending}
          onErase={(typed) => erase.mutate({ items: doing.items, typed }, { onSettled: close })}
          onClose={close}
        />
      )}
    </AdultPage>
  );
}

/** What did not come back and why, and what came back otherwise than it was. */
function Aftermath({ told: { failed, notes }, onClose }: { told: Told; onClose: () => void }) {
  if (failed.length + notes.length === 0) return null;
  return (
    <Alert severity={failed.length > 0 ? 'error' : 'info'} onClose={onClose}>
      <AlertTitle>{text(failed.length > 0 ? 'failed' : 'changed')}</AlertTitle>
      {[...failed.map(({ name, why }) => `${name}: ${why}`), ...notes].map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );
}

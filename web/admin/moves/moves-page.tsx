import { Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import {
  listMoves,
  undoMove,
  withdrawMoveToken,
  type Move,
  type MoveToken,
} from '../../../server/contract/moves.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tell } from '../../ui/toast.tsx';
import { admin } from '../wording.ts';
import { AskedPart } from './asked-part.tsx';
import { AcceptDialog, ReceiptDialog } from './receipt-dialogs.tsx';
import { inColumns, outColumns } from './columns.tsx';
import { text } from './wording.ts';

/** Who came and went (verhuizingen), with taking back a code or a pupil. */
export function MovesPage() {
  const { adminId: account = '' } = useParams();
  const user = useUser();
  const query = useQuery(queryOf(listMoves, { params: { account } }));
  const client = useQueryClient();
  const [undoing, setUndoing] = useState<Move>();
  const [shown, setShown] = useState<Move>();
  const [isAccepting, setAccepting] = useState(false);
  const onError = (error: unknown) => {
    setUndoing(undefined);
    tell({ message: messageOf(error), severity: 'error' });
    void client.invalidateQueries();
  };
  const withdraw = useMutation({
    mutationFn: ({ id }: MoveToken) => call(withdrawMoveToken, { params: { account, token: id } }),
    onSuccess() {
      tell({ message: text('withdrawn') });
      return client.invalidateQueries();
    },
    onError,
  });
  const undo = useMutation({
    mutationFn: ({ id }: Move) => call(undoMove, { params: { account, move: id } }),
    onSuccess(_, { pupil, from, how }) {
      tell({
        message: text(how === 'twins' ? 'undoneTwins' : 'undone', {
          name: pupil?.name ?? text('noName'),
          from,
        }),
      });
      setUndoing(undefined);
      return client.invalidateQueries();
    },
    onError,
  });
  const mayWithdraw = may(user, 'move:make');
  const end = withdraw.mutate;
  const came = useMemo(() => inColumns({ undo: setUndoing, receipt: setShown }), []);
  const gone = useMemo(() => outColumns(mayWithdraw ? end : undefined), [mayWithdraw, end]);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: admin('root'), to: paths.groups(account) }]}
      aside={mayWithdraw && <Button onClick={() => setAccepting(true)}>{text('receipt.accept')}</Button>}
    >
      {mayWithdraw && <AskedPart account={account} />}
      <Loaded query={query}>
        {({ out, in: into }) =>
          out.length + into.length === 0 ? (
            <Empty title={text('empty')}>
              <Typography sx={{ maxWidth: 560 }}>{text('emptyText')}</Typography>
            </Empty>
          ) : (
            <>
              <Typography sx={{ color: 'text.secondary' }}>{text('about')}</Typography>
              <Typography variant="h2">{text('in')}</Typography>
              {into.length === 0 ? (
                <Typography>{text('noneIn')}</Typography>
              ) : (
                <DataTable
                  label={text('in')}
                  rows={into}
                  columns={came}
                  idOf={({ id }) => id}
                  nameOf={({ pupil }) => pupil?.name ?? text('gone')}
                  total={(count) => text('totalIn', { count })}
                  order={{ id: 'at', desc: true }}
                  name="gekomen"
                />
              )}
              <Typography variant="h2">{text('out')}</Typography>
              {out.length === 0 ? (
                <Typography>{text('noneOut')}</Typography>
              ) : (
                <DataTable
                  label={text('out')}
                  rows={out}
                  columns={gone}
                  idOf={({ id }) => id}
                  nameOf={({ pupil }) => pupil?.name ?? text('gone')}
                  total={(count) => text('totalOut', { count })}
                  order={{ id: 'made', desc: true }}
                  name="weg"
                />
              )}
            </>
          )
        }
      </Loaded>
      {undoing && (
        <ConfirmDialog
          title={text('undoForm.title', { name: undoing.pupil?.name ?? text('noName') })}
          note={text(UNDOING[undoing.how] ?? 'undoForm.text', {
            name: undoing.pupil?.name ?? text('noName'),
            from: undoing.from,
          })}
          action={text('undoForm.action')}
          isGrave
          focus="back"
          isBusy={undo.isPending}
          onConfirm={() => undo.mutate(undoing)}
          onClose={() => setUndoing(undefined)}
        />
      )}
      {shown?.receipt !== undefined && (
        <ReceiptDialog receipt={shown.receipt} onClose={() => setShown(undefined)} />
      )}
      {isAccepting && <AcceptDialog account={account} onClose={() => setAccepting(false)} />}
    </AdultPage>
  );
}

/** What is said before something else than a whole pupil is taken back. */
const UNDOING: Partial<Record<Move['how'], 'undoForm.apart' | 'undoForm.twins'>> = {
  merged: 'undoForm.apart',
  twins: 'undoForm.twins',
};

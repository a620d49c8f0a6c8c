import { Alert, AlertTitle, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { newId } from '../../../server/contract/id.ts';
import { layered, type SomeFields } from '../../../server/contract/practice-fields.ts';
import {
  getPupilSetting,
  savePupilSetting,
  undoPupilSetting,
  type PupilSetting,
} from '../../../server/contract/pupil-settings.ts';
import { settingOptions, undoSetting, type Period, listSettings } from '../../../server/contract/settings.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Failed, LoadingLines } from '../../ui/states.tsx';
import { tell, type ToastText } from '../../ui/toast.tsx';
import { PlansOver } from '../care/in-practice.tsx';
import { GroupPage } from '../group-page.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { History } from './history.tsx';
import { PeriodMark } from './period-mark.tsx';
import { Preview } from './preview.tsx';
import { SettingForm } from './setting-form.tsx';
import { text } from './wording.ts';

/** The practice setting of a pupil: what the group says, and where the pupil differs. */
export function PupilSettingPage() {
  const { adminId = '', groepId = '', leerlingId = '' } = useParams();
  const client = useQueryClient();
  const stored = queryOf(getPupilSetting, { params: { pupil: leerlingId } });
  const options = useQuery(queryOf(settingOptions, { params: { account: adminId, group: groepId } }));
  const { data, error, refetch } = useQuery({
    ...stored,
    // What is being edited is not fetched anew underneath.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [version, setVersion] = useState(0);
  const show = (fresh: PupilSetting) => {
    client.setQueryData(stored.queryKey, fresh);
    setVersion(version + 1);
    void askAnew(client, [listSettings], { account: adminId, group: groepId });
  };
  const undo = async (batch: string) => {
    try {
      const body = { batch: newId() };
      await call(undoPupilSetting, { params: { pupil: leerlingId, change: batch }, body });
      show(await call(getPupilSetting, { params: { pupil: leerlingId } }));
      tell({ message: text('form.undone') });
    } catch (failure) {
      tell({ message: messageOf(failure), severity: 'error' });
    }
  };
  const save = async (body: {
    set?: object;
    clear?: PupilClear;
    chosen?: string | null;
    head?: Partial<Period>;
  }) => {
    const batch = newId();
    const saved = await call(savePupilSetting, { params: { pupil: leerlingId }, body: { batch, ...body } });
    return {
      saved,
      done: {
        message: text('form.savedPupil', { name: saved.pupil.name }),
        action: { label: text('form.undo'), run: () => void undo(batch) },
      } satisfies ToastText,
    };
  };
  const [isCopying, setCopying] = useState(false);
  const undoCopy = async (change: string) => {
    try {
      const params = { account: adminId, group: groepId, change };
      await call(undoSetting, { params, body: { batch: newId() } });
      tell({ message: text('form.undone') });
    } catch (failure) {
      tell({ message: messageOf(failure), severity: 'error' });
    }
  };
  const change = useMutation({
    mutationFn: save,
    onSuccess({ saved, done }) {
      show(saved);
      tell(done);
    },
    onError: (failure) => tell({ message: messageOf(failure), severity: 'error' }),
  });

  const failure = error ?? options.error;
  if (failure instanceof ApiError && failure.status === 404) return <NotFoundPage />;
  const overview = paths.settings(adminId, groepId);
  const byStaff = data ? staffOwn(data) : {};
  const [count, chosen] = [byStaff, data?.inGame ?? {}].map((fields) => Object.keys(fields).length) as [
    number,
    number,
  ];
  return (
    <GroupPage
      title={text('pupil.title', { name: data?.pupil.name ?? '' })}
      adminId={adminId}
      groupId={groepId}
      name={data?.group?.name}
      here="settings"
      isBelow
      aside={
        data && (
          <>
            <Typography sx={{ color: 'text.secondary' }}>
              {[
                count === 0
                  ? text('pupil.noDifference')
                  : data.time === 'now'
                    ? text('pupil.differences', { count })
                    : text('pupil.notToday'),
                ...(chosen > 0 ? [text('pupil.chosenCount', { count: chosen })] : []),
              ].join(' ')}
            </Typography>
            {count > 0 && <Button onClick={() => setCopying(true)}>{text('copy.open')}</Button>}
          </>
        )
      }
    >
      {failure ? (
        <Failed error={failure} onRetry={() => void Promise.all([refetch(), options.refetch()])} />
      ) : !data || !options.data ? (
        <LoadingLines />
      ) : (
        <>
          {data.nothing !== undefined && (
            <Alert severity="warning" role="status" sx={{ mb: 1 }}>
              <AlertTitle>
                {text(data.goesOn ? 'nothing.pupilGoesOn' : 'nothing.pupil', { name: data.pupil.name })}
              </AlertTitle>
              {[data.nothing, ...(data.goesOn ? [text('nothing.meanwhile')] : []), text('nothing.mend')].join(
                ' ',
              )}
            </Alert>
          )}
          <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <TextField
              select
              label={text('pupil.follows')}
              value={data.chosen ?? ''}
              disabled={change.isPending}
              onChange={(event) => change.mutate({ chosen: event.target.value || null })}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              sx={{ minWidth: 260 }}
            >
              <MenuItem value="">{text('pupil.group')}</MenuItem>
              {data.settings.map(({ id, name, time }) => (
                <MenuItem key={id} value={id}>
                  {time === 'now' ? name : `${name} (${text(`list.${time}`)})`}
                </MenuItem>
              ))}
            </TextField>
            {data.follows && (
              <Typography sx={{ color: 'text.secondary' }}>
                {text('pupil.followsNow', { name: data.follows.name })}
              </Typography>
            )}
          </Stack>
          <PlansOver adminId={adminId} groupId={groepId} pupilId={leerlingId} plans={data.plans} />
          {(data.from !== null || data.to !== null) && (
            <PeriodMark
              {...data}
              busy={change.isPending}
              onAlways={() => change.mutate({ head: { from: null, to: null } })}
            />
          )}
          <SettingForm
            key={`${leerlingId} ${version}`}
            accountId={adminId}
            groupId={groepId}
            options={options.data}
            base={layered(data.inherited)}
            own={data.own}
            inGame={data.inGame}
            head={{ name: '', from: data.from, to: data.to, wholeGroup: false }}
            isPupil
            back={{ to: overview }}
            onSave={async (patch, head, leave) => {
              const { saved, done } = await save({ ...patch, head });
              leave();
              show(saved);
              tell(done);
            }}
            preview={(fields, period) => (
              <Preview pupils={[data.pupil]} fieldsFor={() => fields} period={period} />
            )}
          >
            <History changes={data.changes} onUndo={(batch) => void undo(batch)} />
          </SettingForm>
        </>
      )}
      {isCopying && data && (
        <CopyDialog
          {...{ adminId, groepId, pupil: data.pupil, fields: byStaff }}
          onDone={(change, copies) => {
            setCopying(false);
            void askAnew(client, [listSettings], { account: adminId, group: groepId });
            tell({
              message: text('copy.done', { count: copies }),
              action: { label: text('form.undo'), run: () => void undoCopy(change) },
            });
          }}
          onClose={() => setCopying(false)}
        />
      )}
    </GroupPage>
  );
}

/** Where staff lets a pupil differ: not what the pupil chose in a game. */
const staffOwn = ({ own, inGame }: PupilSetting): SomeFields =>
  Object.fromEntries(Object.entries(own).filter(([name]) => !(name in inGame)));

type PupilClear = (keyof PupilSetting['own'])[];

import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import { PRESETS } from '../../../server/contract/practice-fields.ts';
import { giveSetting, listSettings, markSetting, undoSetting } from '../../../server/contract/settings.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Failed, LoadingLines } from '../../ui/states.tsx';
import { Toast, type ToastText } from '../../ui/toast.tsx';
import { admin } from '../wording.ts';
import { FollowerTable } from './follower-table.tsx';
import { SettingTable } from './setting-table.tsx';
import { text } from './wording.ts';

/** What is done to a setting or to who follows one. */
type Doing =
  | { kind: 'default' | 'archive' | 'restore'; id: string; name: string }
  | { kind: 'give'; setting: string | null; pupils: string[] };

/** The practice settings of a group, and which pupil follows which. */
export function SettingsPage() {
  const { adminId = '', groepId = '' } = useParams();
  const params = { account: adminId, group: groepId };
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [toast, setToast] = useState<ToastText | undefined>(
    () => (location.state as { toast?: ToastText } | null)?.toast,
  );
  const key = ['settings', adminId, groepId];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listSettings, { params, signal }),
  });
  const group = useQuery({
    queryKey: ['group', adminId, groepId],
    queryFn: ({ signal }) => call(getGroup, { params, signal }),
  });
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: ['setting', adminId, groepId] }),
    ]);
  const fail = (failure: unknown) => setToast({ message: messageOf(failure), severity: 'error' });
  const undo = useMutation({
    mutationFn: (change: string) =>
      call(undoSetting, { params: { ...params, change }, body: { batch: crypto.randomUUID() } }),
    async onSuccess() {
      await refresh();
      setToast({ message: text('form.undone') });
    },
    onError: fail,
  });
  const act = useMutation({
    async mutationFn(doing: Doing) {
      const batch = crypto.randomUUID();
      if (doing.kind === 'give') {
        const { setting, pupils } = doing;
        await call(giveSetting, { params, body: { batch, setting, pupils } });
        return { batch, message: text('list.given') };
      }
      const change =
        doing.kind === 'default' ? { isDefault: true as const } : { archived: doing.kind === 'archive' };
      await call(markSetting, { params: { ...params, setting: doing.id }, body: { batch, ...change } });
      const said = {
        default: 'list.isDefault',
        archive: 'list.isArchived',
        restore: 'list.isRestored',
      } as const;
      return { batch, message: text(said[doing.kind], { name: doing.name }) };
    },
    async onSuccess({ batch, message }) {
      await refresh();
      setToast({ message, action: { label: text('form.undo'), run: () => undo.mutate(batch) } });
    },
    onError: fail,
  });

  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={text('of', { name: group.data?.name ?? text('group') })}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: admin('groups.title'), to: paths.groups(adminId) },
      ]}
      aside={
        <Stack direction="row" useFlexGap sx={{ gap: 1, ml: 'auto', flexWrap: 'wrap' }}>
          <TextField
            select
            label={text('list.fromPreset')}
            value=""
            sx={{ width: 190 }}
            onChange={(event) =>
              void navigate(`${paths.setting(adminId, groepId, 'nieuw')}?voorbeeld=${event.target.value}`)
            }
          >
            {PRESETS.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Button
            component={Link}
            to={paths.setting(adminId, groepId, 'nieuw')}
            variant="contained"
            startIcon={<Icon name="add" size={18} />}
          >
            {text('list.new')}
          </Button>
        </Stack>
      }
    >
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingLines />
      ) : (
        <>
          <SettingTable
            {...{ adminId, groepId, settings: data.settings, pupils: data.pupils }}
            busy={act.isPending}
            onAct={(kind, { id, name }) => act.mutate({ kind, id, name })}
          />
          <Typography variant="h2">{text('list.pupilsTitle')}</Typography>
          {data.pupils.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{text('list.noPupils')}</Typography>
          ) : (
            <FollowerTable
              {...{ adminId, groepId, settings: data.settings, pupils: data.pupils }}
              busy={act.isPending}
              onGive={(setting, pupils) => act.mutate({ kind: 'give', setting, pupils })}
            />
          )}
        </>
      )}
      <Toast text={toast} onClose={() => setToast(undefined)} />
    </AdultPage>
  );
}

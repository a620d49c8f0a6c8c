import { Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import { PRESETS } from '../../../server/contract/practice-fields.ts';
import { newId } from '../../../server/contract/id.ts';
import {
  giveSetting,
  listSettings,
  markSetting,
  settingOptions,
  trashSetting,
  undoSetting,
  type Setting,
  getSetting,
} from '../../../server/contract/settings.ts';
import { listTrash } from '../../../server/contract/trash.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { GroupPage } from '../group-page.tsx';
import { EndDialog } from './end-dialog.tsx';
import { FollowerTable } from './follower-table.tsx';
import { NothingLeft } from './nothing-left.tsx';
import { SettingTable, type SettingDoing } from './setting-table.tsx';
import { text } from './wording.ts';

/** What is done to a setting or to who follows one. */
type Doing =
  | { kind: SettingDoing; id: string; name: string }
  | { kind: 'give'; setting: string | null; pupils: string[] };

/** The practice settings of a group, and which pupil follows which. */
export function SettingsPage() {
  const { adminId = '', groepId = '' } = useParams();
  const params = { account: adminId, group: groepId };
  const client = useQueryClient();
  const navigate = useNavigate();
  const query = useQuery(queryOf(listSettings, { params }));
  const options = useQuery(queryOf(settingOptions, { params }));
  const [ending, setEnding] = useState<readonly Setting[]>();
  const group = useQuery(queryOf(getGroup, { params }));
  const refresh = () => askAnew(client, [listSettings, getSetting], params);
  const fail = (failure: unknown) => tell({ message: messageOf(failure), severity: 'error' });
  const undo = useMutation({
    mutationFn: (change: string) =>
      call(undoSetting, { params: { ...params, change }, body: { batch: newId() } }),
    async onSuccess() {
      await refresh();
      tell({ message: text('form.undone') });
    },
    onError: fail,
  });
  const act = useMutation({
    async mutationFn(doing: Doing) {
      const batch = newId();
      if (doing.kind === 'give') {
        const { setting, pupils } = doing;
        await call(giveSetting, { params, body: { batch, setting, pupils } });
        return { batch, message: text('list.given') };
      }
      if (doing.kind === 'trash') {
        await call(trashSetting, { params: { ...params, setting: doing.id } });
        return { message: text('list.isTrashed', { name: doing.name }) };
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
    onSuccess: ({ batch, message }) => changed(message, batch),
    onError: fail,
  });
  async function changed(message: string, batch: string | undefined) {
    await refresh();
    if (batch === undefined) {
      // What was thrown away comes back out of the trash.
      await askAnew(client, [listTrash], { account: adminId });
      const link = { label: text('list.toTrash'), to: paths.trash(adminId) };
      return tell({ message, link });
    }
    tell({ message, action: { label: text('form.undo'), run: () => undo.mutate(batch) } });
  }
  const newSetting = paths.setting(adminId, groepId, 'nieuw');

  const { error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <GroupPage
      title={text('of', { name: group.data?.name ?? text('group') })}
      adminId={adminId}
      groupId={groepId}
      name={group.data?.name}
      here="settings"
      aside={
        <Stack direction="row" useFlexGap sx={{ gap: 1, ml: 'auto', flexWrap: 'wrap' }}>
          <TextField
            select
            label={text('list.fromPreset')}
            value=""
            sx={{ width: 190 }}
            onChange={(event) => void navigate(`${newSetting}?voorbeeld=${event.target.value}`)}
          >
            {PRESETS.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Button component={Link} to={`${newSetting}?woorden=1`} variant="outlined">
            {text('list.weekWords')}
          </Button>
          <Button
            component={Link}
            to={newSetting}
            variant="contained"
            startIcon={<Icon name="add" size={18} />}
          >
            {text('list.new')}
          </Button>
        </Stack>
      }
    >
      <Loaded query={query}>
        {({ settings, pupils }) => (
          <>
            <NothingLeft {...{ adminId, groepId, pupils }} />
            <SettingTable
              {...{ adminId, groepId, settings, pupils, options: options.data }}
              busy={act.isPending}
              onAct={(kind, { id, name }) => act.mutate({ kind, id, name })}
              onEnd={setEnding}
            />
            {settings.length === 1 && (
              <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
                <Typography sx={{ color: 'text.secondary' }}>{text('list.startWith')}</Typography>
                {PRESETS.slice(0, 2).map(({ id, name }) => (
                  <Button key={id} component={Link} to={`${newSetting}?voorbeeld=${id}`} variant="outlined">
                    {name}
                  </Button>
                ))}
              </Stack>
            )}
            <Typography variant="h2">{text('list.pupilsTitle')}</Typography>
            {pupils.length === 0 ? (
              <Typography sx={{ color: 'text.secondary' }}>{text('list.noPupils')}</Typography>
            ) : (
              <FollowerTable
                {...{ adminId, groepId, settings, pupils }}
                busy={act.isPending}
                onGive={(setting, given) => act.mutate({ kind: 'give', setting, pupils: given })}
              />
            )}
          </>
        )}
      </Loaded>
      {ending && (
        <EndDialog
          {...{ adminId, groepId, settings: ending }}
          onDone={(batch) => {
            setEnding(undefined);
            void changed(text('end.done'), batch);
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </GroupPage>
  );
}

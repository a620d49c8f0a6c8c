import { Link, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router';
import { newId } from '../../../server/contract/id.ts';
import { getGroup } from '../../../server/contract/groups.ts';
import {
  layered,
  PRESETS,
  type PracticeFields,
  type SomeFields,
} from '../../../server/contract/practice-fields.ts';
import { getPupilSetting } from '../../../server/contract/pupil-settings.ts';
import {
  getSetting,
  listSettings,
  LONGEST_SETTING_NAME,
  saveSetting,
  settingOptions,
  undoSetting,
  type Setting,
} from '../../../server/contract/settings.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Failed, LoadingLines } from '../../ui/states.tsx';
import { tell } from '../../ui/toast.tsx';
import { GroupPage } from '../group-page.tsx';
import { History } from './history.tsx';
import { Preview } from './preview.tsx';
import { schoolWeek } from './school-week.ts';
import { SettingForm, type SettingStart } from './setting-form.tsx';
import { dayText } from './values.ts';
import { text } from './wording.ts';

const NEW = 'nieuw';

/** One setting of a group; `nieuw` for one that is yet to be made, from a preset or a copy. */
export function SettingPage() {
  const { adminId = '', groepId = '', oefeninstellingId = '' } = useParams();
  const [search] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [freshId] = useState(() => newId());
  const isNew = oefeninstellingId === NEW;
  const params = { account: adminId, group: groepId };
  const group = useQuery(queryOf(getGroup, { params }));
  const options = useQuery(queryOf(settingOptions, { params }));
  const all = useQuery(queryOf(listSettings, { params }));
  const copyOf = search.get('kopie');
  const readId = isNew ? copyOf : oefeninstellingId;
  const one = useQuery({
    ...queryOf(getSetting, { params: { ...params, setting: readId! } }),
    enabled: readId !== null,
    // What is being edited is not fetched anew underneath.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const error = group.error ?? options.error ?? one.error;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;

  const copied = isNew ? one.data?.setting : undefined;
  const setting: Setting | undefined = isNew ? undefined : one.data?.setting;
  const isReady = options.data && (readId === null || one.data);
  const overview = paths.settings(adminId, groepId);
  const followers = all.data?.pupils.filter(({ follows }) => follows === oefeninstellingId) ?? [];
  const preset = PRESETS.find(({ id }) => id === search.get('voorbeeld'));
  const begin: SettingStart = search.has('woorden')
    ? wordsOfWeek()
    : copied
      ? { fields: copied.fields, head: { name: copyName(copied.name) } }
      : { fields: preset?.fields ?? {}, head: { name: preset?.name ?? '' } };

  const refresh = () => askAnew(client, [listSettings, getSetting], params);
  const undo = async (batch: string) => {
    try {
      await call(undoSetting, { params: { ...params, change: batch }, body: { batch: newId() } });
      await refresh();
      tell({ message: text('form.undone') });
    } catch (failure) {
      tell({ message: messageOf(failure), severity: 'error' });
    }
  };

  return (
    <GroupPage
      title={isNew ? text('form.newTitle') : (setting?.name ?? text('title'))}
      adminId={adminId}
      groupId={groepId}
      name={group.data?.name}
      here="settings"
      isBelow
    >
      {error ? (
        <Failed
          error={error}
          onRetry={() => void Promise.all([group.refetch(), options.refetch(), readId && one.refetch()])}
        />
      ) : !isReady ? (
        <LoadingLines />
      ) : (
        <SettingForm
          key={setting ? `${setting.id} ${setting.changedAt}` : NEW}
          accountId={adminId}
          groupId={groepId}
          options={options.data}
          base={layered()}
          own={setting?.fields ?? {}}
          start={isNew ? begin : undefined}
          head={setting ?? { name: '', from: null, to: null, wholeGroup: false }}
          isDefault={setting?.isDefault ?? false}
          isNew={isNew}
          back={{ to: overview }}
          onSave={async (patch, head, leave) => {
            const batch = newId();
            const id = setting?.id ?? freshId;
            const saved = await call(saveSetting, {
              params: { ...params, setting: id },
              body: { batch, head, ...patch },
            });
            const message = text('form.saved', { name: saved.setting.name });
            leave();
            await refresh();
            if (isNew) {
              await navigate(overview);
              tell({ message });
            } else tell({ message, action: { label: text('form.undo'), run: () => void undo(batch) } });
          }}
          preview={(fields) =>
            (all.data?.pupils.length ?? 0) > 0 && (
              <Preview
                pupils={followers.length > 0 ? followers : all.data!.pupils}
                fieldsFor={async (id) => layered(asSome(fields), await ownOf(id))}
              />
            )
          }
        >
          {setting && (
            <>
              <section>
                <Typography variant="h2">{text('form.who')}</Typography>
                {followers.length === 0 ? (
                  <Typography sx={{ color: 'text.secondary' }}>{text('form.whoNobody')}</Typography>
                ) : (
                  <Typography>
                    {followers.map(({ id, name }, i) => (
                      <span key={id}>
                        {i > 0 && ', '}
                        <Link component={RouterLink} to={paths.pupilSetting(adminId, groepId, id)}>
                          {name}
                        </Link>
                      </span>
                    ))}
                  </Typography>
                )}
              </section>
              <History changes={one.data?.changes ?? []} onUndo={(batch) => void undo(batch)} />
            </>
          )}
        </SettingForm>
      )}
    </GroupPage>
  );
}

/** A setting with a list that is yet to be pasted, for the whole group in the days of a school week. */
function wordsOfWeek(): SettingStart {
  const week = schoolWeek();
  return {
    fields: { learningLine: { kind: 'lists', lists: [] } },
    head: { ...week, name: text('list.weekName', { day: dayText(week.from) }), wholeGroup: true },
  };
}

const copyName = (name: string) => text('list.copyOf', { name }).slice(0, LONGEST_SETTING_NAME);

const asSome = (fields: PracticeFields): SomeFields => fields;

/** What a pupil differs in now: it holds over the setting that is edited. */
const ownOf = async (pupil: string): Promise<SomeFields> =>
  (await call(getPupilSetting, { params: { pupil } })).ownNow;

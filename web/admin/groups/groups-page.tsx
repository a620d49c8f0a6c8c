import { Alert, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { archiveGroups, type Group } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { may, useIsFamily, useUser } from '../../app/use-session.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { admin } from '../wording.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { BeginWithYear } from './begin-with-year.tsx';
import { GroupDialog } from './group-dialog.tsx';
import type { GroupAction } from './group-menu.tsx';
import { GroupTable } from './group-table.tsx';
import { OwnGroup, OwnGroups } from './own-group.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { SplitDialog } from './split-dialog.tsx';
import { text as toTrash } from '../trash/wording.ts';
import { TrashDialog } from './trash-dialog.tsx';
import { useSample } from './use-sample.ts';
import { useGroupChanges, useGroups, useRosters } from './use-groups.ts';
import { text } from './wording.ts';
import { schoolYearName } from './year-name.ts';

/** What is being done in a dialog. */
type Doing =
  | { what: 'add'; thenPaste: boolean }
  | { what: 'edit' | 'split' | 'merge'; group: Group }
  | { what: 'share' | 'archive' | 'trash'; groups: readonly Group[] };

/** Groups of one's own that are shown large; more of them are quicker found in a table. */
const MOST_LARGE = 6;

/** Groups overview (a-groepen): what there is, what wants looking at, and all that changes groups. */
export function GroupsPage() {
  const { adminId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const isArchive = search.get('toon') === 'archief';
  const user = useUser();
  const isFamily = useIsFamily();
  const mayEdit = may(user, 'group:edit');
  const groups = useGroups(adminId, isArchive);
  const rosters = useRosters(adminId, mayEdit);
  const [doing, setDoing] = useState<Doing>();
  const { done, shared, failed } = useGroupChanges(adminId);
  const navigate = useNavigate();
  const close = () => setDoing(undefined);
  const finish = (message: string, change: string) => {
    close();
    done(message, change);
  };
  const { mutate: restore } = useMutation({
    mutationFn: async (group: Group) => {
      const change = newId();
      const body = { change, groups: [group.id], archived: false };
      await call(archiveGroups, { params: { account: adminId }, body });
      return { change, name: group.name };
    },
    onSuccess: ({ change, name }) => done(text('archiveForm.restored', { name }), change),
    onError: failed,
  });
  const sample = useSample(adminId);
  const act = useCallback(
    (action: GroupAction, group: Group) => {
      if (action === 'restore') restore(group);
      else if (action === 'removeSample') sample.remove();
      else if (action === 'toArchive') setDoing({ what: 'archive', groups: [group] });
      else if (action === 'toTrash') setDoing({ what: 'trash', groups: [group] });
      else setDoing({ what: action, group });
    },
    [restore, sample],
  );
  if (groups.error instanceof ApiError && groups.error.status === 404) return <NotFoundPage />;
  const { data } = groups;
  const hasTeachers = data?.account.kind !== 'thuis';
  // What one teaches comes first and large; who also changes groups finds them in the table too.
  const taught = (data?.groups ?? []).filter(({ own, sample, archived }) => own && !sample && !archived);
  const own = taught.length <= MOST_LARGE ? taught : [];
  const others = (data?.groups ?? []).filter((group) => mayEdit || !own.includes(group));
  const isYearBegun = data && data.total > 0 && data.account.schoolYear < data.account.today;
  const title = isArchive ? text('archiveTitle') : admin('groups.title');
  return (
    <AdultPage
      title={title}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        ...(isArchive ? [{ label: admin('groups.title'), to: paths.groups(adminId) }] : []),
      ]}
      aside={
        <Stack className="no-print" direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {mayEdit && !isArchive && (data?.total ?? 0) > 0 && (
            <>
              <Button
                variant="contained"
                startIcon={<Icon name="add" size={18} />}
                onClick={() => setDoing({ what: 'add', thenPaste: false })}
              >
                {text('add')}
              </Button>
              {!isFamily && (
                <>
                  <Button component={Link} to={paths.arrangeGroups(adminId)}>
                    {text('arrange')}
                  </Button>
                  <Button component={Link} to={paths.newSchoolYear(adminId)}>
                    {text('newYear')}
                  </Button>
                </>
              )}
            </>
          )}
          {!isFamily && (
            <Button component={Link} to={paths.schoolYears(adminId)}>
              {text('allYears')}
            </Button>
          )}
          <Button onClick={() => setSearch(isArchive ? {} : { toon: 'archief' })}>
            {text(isArchive ? 'backToGroups' : 'archive')}
          </Button>
        </Stack>
      }
    >
      {mayEdit && !isFamily && isYearBegun && !isArchive && (
        <Alert
          severity="info"
          action={
            <Button color="inherit" component={Link} to={paths.newSchoolYear(adminId)}>
              {text('newYear')}
            </Button>
          }
        >
          {text('yearStarted', { year: schoolYearName(data.account.today) })}
        </Alert>
      )}
      <Loaded query={groups}>
        {(loaded) =>
          loaded.groups.length === 0 ? (
            isArchive ? (
              <Empty title={text('emptyArchive')} />
            ) : (
              <Empty title={text('emptyTitle')}>
                <Typography>{text(mayEdit ? 'emptyText' : 'emptyForTeacher')}</Typography>
                {mayEdit && !isFamily && rosters.data && (
                  <BeginWithYear
                    {...{ adminId }}
                    staff={rosters.data.staff}
                    onMade={(message, change, id) => {
                      done(message, change);
                      void navigate(paths.addPupils(adminId, id));
                    }}
                  />
                )}
                {mayEdit && !isFamily && <Typography>{text('emptyElse')}</Typography>}
                {mayEdit && (
                  <Stack
                    direction="row"
                    useFlexGap
                    sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}
                  >
                    {may(user, 'edexml:import') && loaded.account.kind === 'school' && (
                      <Button component={Link} variant="outlined" to={paths.edexml(adminId)}>
                        {text('emptyEdexml')}
                      </Button>
                    )}
                    {!isFamily && (
                      <Button component={Link} variant="outlined" to={paths.bringInList(adminId)}>
                        {text('emptyList')}
                      </Button>
                    )}
                    <Button variant="outlined" onClick={() => setDoing({ what: 'add', thenPaste: true })}>
                      {text('emptyPaste')}
                    </Button>
                    <Button variant="outlined" onClick={() => setDoing({ what: 'add', thenPaste: false })}>
                      {text('emptyByHand')}
                    </Button>
                    <Button variant="outlined" loading={sample.isMaking} onClick={sample.make}>
                      {text('emptySample')}
                    </Button>
                  </Stack>
                )}
              </Empty>
            )
          ) : (
            <>
              {own.length > 0 && (
                <OwnGroups label={text('ownTitle')}>
                  {own.map((group) => (
                    <OwnGroup key={group.id} {...{ adminId, group }} />
                  ))}
                </OwnGroups>
              )}
              {others.length > 0 && own.length > 0 && (
                <Typography variant="h2" sx={{ mt: 1 }}>
                  {text(mayEdit ? 'allGroups' : 'colleagues')}
                </Typography>
              )}
              {others.length > 0 && (
                <GroupTable
                  {...{ adminId, mayEdit, hasTeachers }}
                  label={title}
                  groups={others}
                  pupils={rosters.data?.pupils}
                  onAction={act}
                  onBulk={(what, chosen) => setDoing({ what, groups: chosen })}
                />
              )}
            </>
          )
        }
      </Loaded>
      {/* Who can teach is known first: the only one is chosen. */}
      {(doing?.what === 'add' || doing?.what === 'edit') && !rosters.isLoading && (
        <GroupDialog
          adminId={adminId}
          group={doing.what === 'edit' ? doing.group : undefined}
          staff={hasTeachers ? (rosters.data?.staff ?? []) : undefined}
          onClose={close}
          onDone={(message, change, id) => {
            finish(message, change);
            if (doing.what === 'add' && doing.thenPaste) void navigate(paths.addPupils(adminId, id));
          }}
        />
      )}
      {doing?.what === 'merge' && (
        <MergeDialog
          {...{ adminId, group: doing.group, groups: (data?.groups ?? []).filter((one) => !one.sample) }}
          onClose={close}
          onDone={finish}
        />
      )}
      {doing?.what === 'split' && (
        <SplitDialog
          {...{ adminId, group: doing.group }}
          pupils={(rosters.data?.pupils ?? []).filter((pupil) => pupil.group === doing.group.id)}
          onClose={close}
          onDone={finish}
        />
      )}
      {doing?.what === 'archive' && (
        <ArchiveDialog adminId={adminId} groups={doing.groups} onClose={close} onDone={finish} />
      )}
      {doing?.what === 'trash' && (
        <TrashDialog
          adminId={adminId}
          groups={doing.groups}
          onClose={close}
          onDone={(message, change) => {
            close();
            done(message, change, { label: toTrash('look'), to: paths.trash(adminId) });
          }}
        />
      )}
      {doing?.what === 'share' && (
        <ShareDialog
          {...{ adminId, groups: doing.groups, all: data?.groups ?? [] }}
          onClose={close}
          onDone={(message, batch) => {
            close();
            shared(message, batch);
          }}
        />
      )}
    </AdultPage>
  );
}

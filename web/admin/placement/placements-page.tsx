import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { getGroup } from '../../../server/contract/groups.ts';
import type { PlacementOfPupil } from '../../../server/contract/placement.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { GroupPage } from '../group-page.tsx';
import { pupils as pupilsText } from '../pupils/wording.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { hasOneToTake, PlacementTable } from './placement-table.tsx';
import { usePlacementActions, usePlacements } from './use-placements.ts';
import { text } from './wording.ts';

/** The placement tests of a group: who has one, how far each is, and where each would begin. */
export function PlacementsPage() {
  const { adminId: account = '', groepId: group = '' } = useParams();
  const params = { account, group };
  const { data: own } = useQuery(queryOf(getGroup, { params }));
  const query = usePlacements(params);
  const actions = usePlacementActions(params);
  const [setting, setSetting] = useState<readonly PlacementOfPupil[]>();
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const able = (data?.pupils ?? []).filter((row) => !hasOneToTake(row) && !row.placement?.result);
  return (
    <GroupPage
      title={text('title', { name: own?.name ?? text('group') })}
      adminId={account}
      groupId={group}
      name={own?.name}
      here="placement"
      aside={
        able.length > 0 && (
          <Button
            className="no-print"
            variant="contained"
            startIcon={<Icon name="tests" size={18} />}
            onClick={() => setSetting(able)}
          >
            {text('forAll')}
          </Button>
        )
      }
    >
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      {actions.failed.length > 0 && (
        <Alert severity="error" onClose={actions.forgetFailed}>
          <AlertTitle>{text('failed')}</AlertTitle>
          {actions.failed.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      <Loaded query={query}>
        {({ pupils }) =>
          pupils.length === 0 ? (
            <Empty title={text('emptyTitle')}>
              <Typography>{text('emptyText')}</Typography>
              <Button component={Link} to={paths.pupils(account, group)} variant="contained">
                {pupilsText('title')}
              </Button>
            </Empty>
          ) : (
            <PlacementTable {...{ account, group, pupils, actions }} onSet={setSetting} />
          )
        }
      </Loaded>
      {setting && (
        <PlaceDialog
          {...params}
          pupils={setting.map(({ pupil, name }) => ({ id: pupil, name }))}
          onClose={() => setSetting(undefined)}
        />
      )}
    </GroupPage>
  );
}

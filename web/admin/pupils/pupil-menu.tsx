import type { Pupil } from '../../../server/contract/pupils.ts';
import { paths } from '../../app/paths.ts';
import { useFeature } from '../../app/use-features.ts';
import { may, useUser } from '../../app/use-session.ts';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { text as care } from '../care/wording.ts';
import type { PupilDoing } from './doing.ts';
import { pupils as text } from './wording.ts';

interface Props {
  account: string;
  group: string;
  pupil: Pupil;
  doing: PupilDoing;
}

/** All that can be done for one pupil. */
export function PupilMenu({ account, group, pupil, doing }: Props) {
  const user = useUser();
  const hasCare = useFeature(account, 'featureZorgtraject') && may(user, 'care:read');
  return (
    <RowMenu
      label={text('row.menu', { name: pupil.name })}
      items={[
        {
          key: 'progress',
          label: text('row.progress'),
          icon: 'dashboard',
          to: paths.pupilProgress(account, group, pupil.id),
        },
        {
          key: 'settings',
          label: text('row.settings'),
          icon: 'sliders',
          to: paths.pupilSetting(account, group, pupil.id),
        },
        {
          key: 'placement',
          label: text('row.placement'),
          icon: 'tests',
          run: () => doing.place([pupil]),
        },
        ...(hasCare
          ? [
              {
                key: 'care',
                label: care('trajectory.link'),
                icon: 'care' as const,
                to: paths.pupilCare(account, group, pupil.id),
              },
            ]
          : []),
        {
          key: 'password',
          label: text('row.password'),
          icon: 'key',
          to: `${paths.passwords(account, group)}?zoek=${encodeURIComponent(pupil.username)}`,
        },
        {
          key: 'view',
          label: text('row.view'),
          note: text('row.viewNote'),
          icon: 'map',
          href: `${import.meta.env.BASE_URL}${paths.map(pupil.id).slice(1)}`,
        },
        {
          key: 'edit',
          label: text('row.edit'),
          icon: 'edit',
          parted: true,
          run: () => doing.edit(pupil),
        },
        ...(doing.move
          ? [
              {
                key: 'move',
                label: text('row.move'),
                icon: 'group' as const,
                run: () => doing.move?.([pupil]),
              },
            ]
          : []),
        ...(doing.mayLeave
          ? [
              {
                key: 'leave',
                label: text('row.leave'),
                icon: 'leave' as const,
                to: paths.makeMove(account, group, pupil.id),
              },
            ]
          : []),
        ...(may(user, 'privacy:export')
          ? [
              {
                key: 'export',
                label: text('row.export'),
                icon: 'privacy' as const,
                to: paths.exportPupil(account, pupil.id),
              },
            ]
          : []),
        { key: 'trash', label: text('row.trash'), icon: 'trash', run: () => doing.trash([pupil]) },
      ]}
    />
  );
}

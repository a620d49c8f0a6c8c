import { useQuery } from '@tanstack/react-query';
import { listSettings } from '../../../server/contract/settings.ts';
import { queryOf } from '../../app/query-of.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import type { GivenSetting, InGroup } from './use-pupils.ts';
import { pupils as text } from './wording.ts';

interface Props extends InGroup {
  count: number;
  onGive: (setting: GivenSetting) => void;
  onClose: () => void;
}

/** Asks which practice setting pupils follow from now on. */
export function GiveDialog({ account, group, count, onGive, onClose }: Props) {
  const settings = useQuery({
    ...queryOf(listSettings, { params: { account, group } }),
    select: (found): readonly GivenSetting[] => [
      { id: null, name: text('give.group') },
      ...found.settings.filter(({ archived }) => !archived),
    ],
  });
  return (
    <ChooseDialog
      title={text('give.title', { count })}
      label={text('give.which')}
      ok={text('give.ok')}
      query={settings}
      keyOf={({ id }) => id ?? 'group'}
      nameOf={({ name }) => name}
      onChoose={onGive}
      onClose={onClose}
    />
  );
}

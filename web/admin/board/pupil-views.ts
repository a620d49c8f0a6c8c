import type { Tile } from '../../../server/contract/live.ts';
import { paths } from '../../app/paths.ts';
import { board } from './wording.ts';

/** The progress, the setting and the plan of a pupil, and the screens that staff may look at as the pupil sees them: nothing is recorded there. */
export function viewsOf(account: string, group: string, { pupilId, place, game, plan }: Tile) {
  const address = (path: string) => `/app${path}`;
  const own = [
    { label: board('menu.progress'), href: address(paths.pupilProgress(account, group, pupilId)) },
    { label: board('menu.setting'), href: address(paths.pupilSetting(account, group, pupilId)) },
    // Here and not on the tile: the whole group may look at the board.
    ...(plan
      ? [
          {
            label: board(plan.isPlayed ? 'menu.planPlayed' : 'menu.plan'),
            href: address(paths.plan(account, group, pupilId, plan.id)),
          },
        ]
      : []),
  ];
  const map = { label: board('menu.seeMap'), href: address(paths.map(pupilId)) };
  if (!place || !game) return [...own, map];
  const path = paths.game(pupilId, place.somvensterId, place.taskId, game);
  return [...own, map, { label: board('menu.seeGame'), href: address(path) }];
}

import type { Sessions } from '../auth/sessions.ts';
import { trashGroups, weighGroupTrash } from '../contract/groups.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { makerOf, type Moved } from './routes.ts';
import * as trash from './trash.ts';

interface TrashDeps {
  db: Db;
  sessions: Pick<Sessions, 'endAll'>;
  moved: Moved;
}

/** Putting groups in the trash, and what goes along. */
export function groupTrashRoutes(calls: Calls, { db, sessions, moved }: TrashDeps): void {
  const make = makerOf(moved);
  calls.on(weighGroupTrash, ({ params, query }) => trash.weighTrash(db, params.account, query.groups));
  calls.on(trashGroups, ({ session, params: { account }, body: { change, groups } }) =>
    make('groups-trashed', session, account, change, groups.join(' '), async (doing) => {
      const touched = await trash.trashGroups(db, groups, doing);
      // Who plays is stopped: those pupils can't log in any more.
      await sessions.endAll(touched.pupils, 'trash');
      return touched;
    }),
  );
}

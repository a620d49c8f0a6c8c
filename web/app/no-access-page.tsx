import { reachOf, ROLES, type Action, type Role } from '../../server/contract/permissions.ts';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import { session } from './services.ts';
import { useUser } from './use-session.ts';
import { common } from './wording/common.ts';

const LIST = new Intl.ListFormat('nl', { type: 'disjunction' });
/** Who opens all of it is not named: nobody asks the office to log in for them. */
const UNNAMED: ReadonlySet<Role> = new Set<Role>(['superadmin', 'demo']);

/** For who may not see a page: kind to children, and to adults also for whom the page is. */
export function NoAccessPage({ action }: { action: Action }) {
  const role = useUser()?.role;
  const isChild = role === undefined || role === 'leerling' || role === 'demo';
  return (
    <MessagePage
      title={common('noAccess.title')}
      text={isChild ? common('noAccess.text') : adultText(role, action)}
      face="look"
    >
      <HomeLink />
      <button type="button" className="paper-button" onClick={asSomebodyElse}>
        {common('noAccess.other')}
      </button>
    </MessagePage>
  );
}

function adultText(role: Role, action: Action): string {
  const may = ROLES.filter((one) => reachOf(one, action) !== undefined);
  const named = may.filter((one) => !UNNAMED.has(one));
  // What they alone open is no secret.
  const roles = named.length > 0 ? named : may;
  return common('noAccess.adult', {
    roles: LIST.format(roles.map((one) => common(`noAccess.roles.${one}`))),
    role: common(`noAccess.roles.${role}`),
  });
}

/** Logs out; as nobody has left on purpose, the guard keeps where one wanted to go for after the login. */
function asSomebodyElse() {
  session.logout();
  session.store.setState({ left: false });
}

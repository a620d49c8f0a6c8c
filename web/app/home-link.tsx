import { Link } from 'react-router';
import { common } from './wording/common.ts';
import { paths, startScreen } from './paths.ts';
import { useUser } from './use-session.ts';

/** A button to the start screen of the role, or to the login screen. */
export function HomeLink() {
  const user = useUser();
  const label = !user
    ? common('home.login')
    : user.role === 'leerling' || user.role === 'demo'
      ? common('home.pupil')
      : user.role === 'office' || user.role === 'superadmin'
        ? common('home.office')
        : common('home.groups');
  return (
    <Link className="paper-button" to={user ? startScreen(user) : paths.login}>
      {label}
    </Link>
  );
}

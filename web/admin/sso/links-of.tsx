import { useQuery } from '@tanstack/react-query';
import { groupSsoLinks, ssoLinks, unlinkSso, unlinkSsoPupil } from '../../../server/contract/sso-links.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { LinksDialog } from './links-dialog.tsx';

interface Props {
  account: string;
  user: { id: string; name: string };
  onClose: () => void;
}

/** The links of a pupil of a group. */
export function PupilLinks({ group, ...props }: Props & { group: string }) {
  const { account, user } = props;
  const query = useQuery(queryOf(groupSsoLinks, { params: { account, group } }));
  return (
    <LinksDialog
      {...props}
      query={query}
      remove={({ id }) => call(unlinkSsoPupil, { params: { pupil: user.id, link: id } })}
    />
  );
}

/** The links of a member of staff. */
export function StaffLinks(props: Props) {
  const { account } = props;
  const query = useQuery(queryOf(ssoLinks, { params: { account }, query: { who: 'staff' } }));
  return (
    <LinksDialog
      {...props}
      query={query}
      remove={({ id }) => call(unlinkSso, { params: { account, link: id } })}
    />
  );
}

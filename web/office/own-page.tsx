import { paths } from '../app/paths.ts';
import { OwnPart } from '../admin/account/own-part.tsx';
import { AdultPage } from '../ui/adult-page.tsx';
import { office } from './wording.ts';

/** What members of the office keep of themselves: name, mail address, password, where they are logged in. */
export const OfficeOwnPage = () => (
  <AdultPage title={office('own')} crumbs={[{ label: office('root'), to: paths.office }]}>
    <OwnPart />
  </AdultPage>
);

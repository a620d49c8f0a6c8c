import { Typography } from '@mui/material';
import type { PlanTests } from '../../../server/contract/plan-tests.ts';
import { namesText } from '../care/groups/group-plans-list.tsx';
import { text } from './wording.ts';

type Told = Pick<NonNullable<PlanTests['test']>, 'notices' | 'untested'>;

/** What is good to know of the words of a test before one goes by it. */
export const Notices = ({ notices, untested }: Told) => (
  <>
    {untested.length > 0 && <Typography>{text('untested', { names: namesText(untested) })}</Typography>}
    {notices.map((notice) => (
      <Typography key={notice} sx={{ color: 'text.secondary' }}>
        {text(`notices.${notice}`)}
      </Typography>
    ))}
  </>
);

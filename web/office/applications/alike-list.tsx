import { Box, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { Likeness } from '../../../server/contract/applications.ts';
import { whoText } from '../../admin/moves/who.ts';
import { paths } from '../../app/paths.ts';
import { applications as text } from './wording.ts';

/** What a new customer looks like, each with what tells it from others of its name. */
export const AlikeList = ({ alike }: { alike: readonly Likeness[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {alike.map(({ by, text: what, account, who }) => (
      <li key={`${by} ${what} ${account ?? ''}`}>
        {account === null ? (
          text(`alike.${by}`, { text: what })
        ) : (
          <Link component={RouterLink} to={paths.officeAccount(account)} target="_blank">
            {text(`alike.${by}`, { text: what })}
          </Link>
        )}
        {who !== null && ` (${whoText(who)})`}
      </li>
    ))}
  </Box>
);

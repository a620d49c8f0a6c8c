import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { LOW } from './theme.tsx';

/** What stays in view at the foot of the page, such as the button of a long form; on a low screen it would leave too little of the page. */
export const StickyFoot = ({ children }: { children: ReactNode }) => (
  <Box
    className="sticky-foot no-print"
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      py: 1,
      bgcolor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
      [LOW]: { position: 'static' },
    }}
  >
    {children}
  </Box>
);

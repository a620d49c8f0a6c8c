import { Box, Typography } from '@mui/material';
import { LOOKS, SIGN } from './looks.ts';
import { progress as text } from './wording.ts';

/** What the signs of the standings mean. */
export const Legend = ({ withRange = false }: { withRange?: boolean }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', fontSize: '0.85rem' }}>
    {LOOKS.map((look) => (
      <Box key={look} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
        <span className="standing-mark" data-look={look} style={{ minWidth: 26 }} aria-hidden>
          {SIGN[look]}
        </span>
        {text(`status.${look}`)}
      </Box>
    ))}
    <Box component="details" sx={{ color: 'text.secondary' }}>
      <summary>{text('legendMore')}</summary>
      <Typography sx={{ fontSize: 'inherit' }}>
        {text('levelText')} {withRange && text('rangeText')}{' '}
        {withRange && <span className="no-print">{text('tapText')}</span>}
      </Typography>
    </Box>
  </Box>
);

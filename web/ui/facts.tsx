import { Box, Typography } from '@mui/material';

/** What is told of something: its name and its value. */
export type Fact = readonly [name: string, value: string];

/** Facts beneath each other, each with its name before it, on a telephone above it; those without a value are left out. */
export const Facts = ({ of: facts }: { of: readonly Fact[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { sm: 'max-content 1fr' },
      columnGap: 2,
      rowGap: 0.5,
    }}
  >
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {value}
          </Typography>
        </Box>
      ))}
  </Box>
);

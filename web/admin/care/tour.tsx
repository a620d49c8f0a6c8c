import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Klodder } from '../../ui/klodder.tsx';
import { text } from './wording.ts';

/** The steps from a pupil who is stuck to looking back on a plan. */
const STEPS = ['who', 'write', 'do', 'look', 'keep'] as const;

/** What action plans are, for who has none yet: a tour of two minutes, with the way to begin. */
export const CareTour = ({ children }: { children: ReactNode }) => (
  <Box component="section" aria-labelledby="care-tour" sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Klodder name="omavlek" face="happy" size={88} />
      <Typography variant="h2" id="care-tour">
        {text('tour.title')}
      </Typography>
    </Box>
    <Box
      component="ol"
      sx={{ m: 0, p: 0, display: 'grid', gap: 1.5, listStyle: 'none', counterReset: 'step' }}
    >
      {STEPS.map((step, i) => (
        <Box
          component="li"
          key={step}
          sx={{ display: 'grid', gridTemplateColumns: '2.5rem 1fr', gap: 1.5, alignItems: 'start' }}
        >
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: '2.5rem',
              height: '2.5rem',
              borderRadius: '50%',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontWeight: 700,
            }}
          >
            {i + 1}
          </Box>
          <div>
            <Typography variant="h3" sx={{ fontSize: '1.05rem', fontWeight: 700 }}>
              {text(`tour.steps.${step}.title`)}
            </Typography>
            <Typography>{text(`tour.steps.${step}.text`)}</Typography>
          </div>
        </Box>
      ))}
    </Box>
    <div>{children}</div>
  </Box>
);

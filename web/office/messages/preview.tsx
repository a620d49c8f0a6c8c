import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { previewMessage } from '../../../server/contract/office-messages.ts';
import { VARIANTS } from '../../../server/contract/variant.ts';
import { text } from './wording.ts';

/** Whom a message would reach now, and how both countries read it. */
export function Preview({ of }: { of: z.output<typeof previewMessage.response> }) {
  const { people, accounts, mails, shown } = of;
  const reach =
    people === 0
      ? text('preview.nobody')
      : `${text('preview.people', { count: people })} ${text('preview.accounts', { count: accounts })}.` +
        (mails > 0 ? ` ${text('preview.mails', { count: mails })}` : '');
  const section = useRef<HTMLElement>(null);
  // It stands below the form: who asked for it sees it.
  // Newer browsers give a promise, which is nothing to clean up.
  useEffect(() => void section.current?.scrollIntoView({ block: 'nearest' }), [of]);
  return (
    <section aria-labelledby="preview-title" ref={section}>
      <Typography variant="h2" id="preview-title" sx={{ mb: 0.5 }}>
        {text('preview.title')}
      </Typography>
      <Typography role="status" sx={{ mb: 1 }}>
        {reach}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 1, maxWidth: 1100 }}>
        {VARIANTS.map((variant) => (
          <Paper key={variant} variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
            <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
              {text(`variants.${variant}`)}
            </Typography>
            <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
              {shown[variant].title}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {shown[variant].text}
            </Typography>
          </Paper>
        ))}
      </Box>
    </section>
  );
}

import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { previewMailTemplate, type TemplateText } from '../../../server/contract/mail-templates.ts';
import { VARIANTS, type Variant } from '../../../server/contract/variant.ts';
import { queryOf } from '../../app/query-of.ts';
import { Failed } from '../../ui/states.tsx';
import { LetterFrame, PlainLetter } from '../mail/letter-frame.tsx';
import { text } from './wording.ts';

/** Nothing is asked while somebody types on. */
const REST_MS = 500;

interface Props {
  params: { template: string; variant: Variant };
  of: TemplateText;
}

/** A mail as it would arrive with the text that is being written, and beside it as the other country gets it. */
export function Preview({ params, of }: Props) {
  const [isPlain, setPlain] = useState(false);
  const body = useRested(of);
  const query = useQuery({
    ...queryOf(previewMailTemplate, { params, body }),
    placeholderData: keepPreviousData,
  });
  const faults = Object.values(query.data?.faults ?? {});
  return (
    <section aria-labelledby="preview-title">
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" id="preview-title">
          {text('preview.title')}
        </Typography>
        <Button variant="outlined" size="small" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
          {text(isPlain ? 'preview.looks' : 'preview.plain')}
        </Button>
      </Stack>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text('preview.note')}</Typography>
      {query.error && <Failed error={query.error} onRetry={() => void query.refetch()} />}
      {faults.length > 0 && (
        <Alert severity="warning" sx={{ maxWidth: 760, mb: 1 }}>
          {[text('preview.faulty'), ...faults].join(' ')}
        </Alert>
      )}
      {query.data && (
        <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 1, maxWidth: 1300 }}>
          {VARIANTS.map((variant) => {
            const shown = query.data.shown[variant];
            if (!shown) return null;
            const { subject, text: plain, html } = shown;
            const country = text(`variants.${variant}`);
            return (
              <Paper key={variant} variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
                <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
                  {variant === params.variant ? `${country}, ${text('preview.now')}` : country}
                </Typography>
                <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere', mb: 1 }}>
                  {subject}
                </Typography>
                {isPlain ? (
                  <PlainLetter text={plain} />
                ) : (
                  <LetterFrame html={html} title={text('preview.frame', { variant: country })} height={440} />
                )}
              </Paper>
            );
          })}
        </Box>
      )}
    </section>
  );
}

/** A text once it has not changed for a moment. */
function useRested(of: TemplateText): TemplateText {
  const written = JSON.stringify(of);
  const [rested, setRested] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setRested(written), REST_MS);
    return () => clearTimeout(timer);
  }, [written]);
  return JSON.parse(rested) as TemplateText;
}

import { Box, Stack, Typography } from '@mui/material';
import { LETTER_FAMILY, LETTER_SPACING, PALETTE, TINT_GROUND } from '../../../engine/drawing/index.ts';
import { useField } from './field.tsx';
import { text } from './wording.ts';

/** Size of the letters of a card on a usual screen. */
const SIZE = { usual: 32, large: 38.4 } as const;
const WORDS = ['de bal', 'bed', 'fiets'] as const;

/** Word cards as they look in the games with the letters and the tint that are filled in. */
export function LetterSample() {
  const { value: isLarge } = useField('largeLetters');
  const { value: isWide } = useField('wideLetters');
  const { value: font } = useField('font');
  const { value: tint } = useField('tint');
  const spacing = LETTER_SPACING[font][isWide ? 'wide' : 'usual'];
  return (
    <Stack role="group" aria-label={text('value.sample')} sx={{ gap: 0.5, pl: 1.5 }}>
      <Typography sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>{text('value.sample')}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {WORDS.map((word) => (
          <Box
            key={word}
            sx={{
              ...{ px: 2.5, py: 0.5, border: `3px solid ${PALETTE.ink}`, borderRadius: '12px' },
              ...{ bgcolor: tint === 'none' ? PALETTE.paper : TINT_GROUND[tint], color: PALETTE.ink },
              fontFamily: LETTER_FAMILY[font],
              fontSize: isLarge ? SIZE.large : SIZE.usual,
              ...{ lineHeight: 1.5, letterSpacing: `${spacing}em`, fontVariantLigatures: 'none' },
            }}
          >
            {word}
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}

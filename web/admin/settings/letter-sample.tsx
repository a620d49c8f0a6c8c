import { Box, Stack, Typography } from '@mui/material';
import {
  LETTER_FAMILY,
  LETTER_SPACING,
  PALETTE,
  rulerColours,
  TINT_GROUND,
} from '../../../engine/drawing/index.ts';
import { fieldText } from './field-wording.ts';
import { useField } from './field.tsx';

/** Size of the letters of a card on a usual screen. */
const SIZE = { usual: 32, large: 38.4 } as const;
const WORDS = ['de bal', 'bed', 'fiets'] as const;
/** What lies above and below the reading ruler. */
const ABOVE = ['maan', 'roos', 'de vis'] as const;
const BELOW = ['boom', 'kat', 'peer'] as const;

/** Word cards as they look in the games with the letters, the tint and the reading ruler that are filled in. */
export function LetterSample() {
  const { value: tint } = useField('tint');
  const { value: ruler } = useField('ruler');
  const { shade, edge } = rulerColours(tint);
  return (
    <Stack role="group" aria-label={fieldText('value.sample')} sx={{ gap: 0.5, pl: 1.5 }}>
      <Typography sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>
        {fieldText('value.sample')}
      </Typography>
      {ruler ? (
        <Box sx={{ width: 'fit-content', maxWidth: '100%', borderRadius: '12px', overflow: 'hidden' }}>
          <Dimmed words={ABOVE} shade={shade} />
          <Box sx={{ bgcolor: PALETTE.paper, borderBlock: `3px solid ${edge}`, px: 1.5, py: 1 }}>
            <Cards words={WORDS} />
          </Box>
          <Dimmed words={BELOW} shade={shade} />
        </Box>
      ) : (
        <Cards words={WORDS} />
      )}
    </Stack>
  );
}

/** Cards under the shade of the ruler: to look at only. */
const Dimmed = ({ words, shade }: { words: readonly string[]; shade: string }) => (
  <Box
    aria-hidden
    sx={{
      position: 'relative',
      bgcolor: PALETTE.paper,
      px: 1.5,
      py: 1,
      '&::after': { content: '""', position: 'absolute', inset: 0, bgcolor: shade },
    }}
  >
    <Cards words={words} />
  </Box>
);

function Cards({ words }: { words: readonly string[] }) {
  const { value: isLarge } = useField('largeLetters');
  const { value: isWide } = useField('wideLetters');
  const { value: font } = useField('font');
  const { value: tint } = useField('tint');
  const spacing = LETTER_SPACING[font][isWide ? 'wide' : 'usual'];
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
      {words.map((word) => (
        <Box
          key={word}
          sx={{
            px: 2.5,
            py: 0.5,
            border: `3px solid ${PALETTE.ink}`,
            borderRadius: '12px',
            bgcolor: tint === 'none' ? PALETTE.paper : TINT_GROUND[tint],
            color: PALETTE.ink,
            fontFamily: LETTER_FAMILY[font],
            fontSize: isLarge ? SIZE.large : SIZE.usual,
            lineHeight: 1.5,
            letterSpacing: `${spacing}em`,
            fontVariantLigatures: 'none',
          }}
        >
          {word}
        </Box>
      ))}
    </Stack>
  );
}

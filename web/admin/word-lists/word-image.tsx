import { Box, Typography } from '@mui/material';
import type { EditedWord } from './editing.ts';

/** A word with the letters that it is practised for underlined, and its picture where it has one. */
export function WordImage({ word: { word, about } }: { word: EditedWord }) {
  const { from, to } = about?.categories[0] ?? { from: 0, to: 0 };
  // A whole word underlined says nothing.
  const isPart = to > from && to - from < word.length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 190 }}>
      <Box sx={{ width: 32, height: 32, flexShrink: 0 }}>
        {about?.picture && (
          <img src={about.picture.url} alt={about.picture.alt} width="32" height="32" loading="lazy" />
        )}
      </Box>
      <Typography component="span" sx={{ fontSize: '1.1rem', fontWeight: 700 }}>
        {isPart ? (
          <>
            {word.slice(0, from)}
            <Box
              component="span"
              sx={{ color: 'secondary.main', borderBottom: 2, borderColor: 'secondary.main' }}
            >
              {word.slice(from, to)}
            </Box>
            {word.slice(to)}
          </>
        ) : (
          word
        )}
      </Typography>
    </Box>
  );
}

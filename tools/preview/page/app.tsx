import { Box, Button, Typography } from '@mui/material';
import { go, shownNow, useAddress } from './address.ts';
import { ContactSheet } from './contact-sheet.tsx';
import { Gallery } from './gallery.tsx';
import { SceneView } from './scene-view.tsx';
import { text } from './wording.ts';

/** The dev tool: all scenes, one of them with everything about it, or all of them on one sheet. */
export function App() {
  const shown = shownNow(useAddress());
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          py: 0.5,
          bgcolor: 'primary.main',
          color: '#fff',
          '& [aria-current]': { textDecoration: 'underline', textUnderlineOffset: 4 },
          '@media print': { display: 'none' },
        }}
      >
        <Typography component="h1" sx={{ fontWeight: 700, fontSize: '1.15rem', mr: 2 }}>
          {text('title')}
        </Typography>
        <Button
          color="inherit"
          aria-current={shown.page === 'gallery' ? 'page' : undefined}
          onClick={() => go('?')}
        >
          {text('gallery')}
        </Button>
        <Button
          color="inherit"
          aria-current={shown.page === 'sheet' ? 'page' : undefined}
          onClick={() => go('?blad')}
        >
          {text('sheet')}
        </Button>
      </Box>
      {shown.page === 'gallery' && <Gallery />}
      {shown.page === 'sheet' && <ContactSheet />}
      {shown.page === 'scene' && <SceneView wish={shown.wish} />}
    </Box>
  );
}

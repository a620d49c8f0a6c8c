import { Box } from '@mui/material';

/** A mail as its receiver sees it. Nothing in it may run or reach the page; a link opens in a window of its own. */
export const LetterFrame = ({ html, title, height }: { html: string; title: string; height: number }) => (
  <Box
    component="iframe"
    title={title}
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcDoc={html.replace('<head>', '<head><base target="_blank">')}
    sx={{
      display: 'block',
      width: '100%',
      maxWidth: 760,
      height,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: '#faf6ea',
    }}
  />
);

/** The same as plain text. */
export const PlainLetter = ({ text }: { text: string }) => (
  <Box
    component="pre"
    tabIndex={0}
    sx={{
      m: 0,
      p: 2,
      maxWidth: 760,
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      fontFamily: 'inherit',
    }}
  >
    {text}
  </Box>
);

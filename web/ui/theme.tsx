import { CssBaseline, ThemeProvider, createTheme } from '@mui/material';
import { nlNL } from '@mui/material/locale';
import type { ReactNode } from 'react';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xxl: true;
  }
}

/** A low screen, such as a laptop zoomed in: nothing may stay in view there at the cost of the page. */
export const LOW = '@media (max-height: 480px)';

/** Where the keyboard is. Fields show it by their border. */
const FOCUS = { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: '2px' };
const ON_COLOUR = '.MuiAppBar-root, .MuiAlert-filled, .MuiSnackbarContent-root';

/** The look of the adult areas: light unless asked otherwise, outlined fields, compact. */
const theme = createTheme(
  {
    cssVariables: { colorSchemeSelector: 'data' },
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#1c4a9e' },
          secondary: { main: '#5f2f94' },
          success: { main: '#0b5f5b' },
          warning: { main: '#9a4a00' },
          error: { main: '#a8321c' },
          text: { primary: '#1e2747', secondary: '#565e78' },
          background: { default: '#faf6ea', paper: '#fffdf6' },
          divider: '#ddd3bb',
        },
      },
      dark: {
        palette: {
          primary: { main: '#9dbdf5' },
          secondary: { main: '#cdb2ea' },
          success: { main: '#7fd6ce' },
          warning: { main: '#f5b877' },
          error: { main: '#f5a08c' },
          text: { primary: '#eef0f8', secondary: '#b4bacd' },
          background: { default: '#161a28', paper: '#1f2436' },
          divider: '#3a4260',
        },
      },
    },
    typography: {
      fontFamily: 'Andika, Verdana, sans-serif',
      // One long word (verwerkersovereenkomst) is broken where a screen is too narrow for it.
      h1: { fontSize: '1.6rem', fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' },
      h2: { fontSize: '1.2rem', fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere' },
      button: { textTransform: 'none', fontWeight: 700 },
    },
    shape: { borderRadius: 10 },
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          html: {
            // What gets the focus comes to stand clear of the bars that stay in view.
            scrollPaddingTop: '60px',
            '&:has(.sticky-foot)': { scrollPaddingBottom: '7.5rem' },
            [LOW]: { '&, &:has(.sticky-foot)': { scrollPadding: 0 } },
          },
          ':focus-visible, .MuiButtonBase-root.Mui-focusVisible': FOCUS,
          // Within what clips.
          '.MuiMenuItem-root.Mui-focusVisible, .MuiListItemButton-root.Mui-focusVisible, .MuiTab-root.Mui-focusVisible':
            { outlineOffset: '-3px' },
          [`:is(${ON_COLOUR}) :is(:focus-visible, .MuiButtonBase-root.Mui-focusVisible)`]: {
            outlineColor: 'currentColor',
            outlineOffset: '-3px',
          },
          '.MuiInputBase-input:focus-visible, .MuiSelect-select:focus-visible': { outline: 'none' },
        },
      },
      MuiTooltip: {
        styleOverrides: {
          tooltip: { fontSize: '0.95rem', backgroundColor: '#1e2747' },
          arrow: { color: '#1e2747' },
        },
      },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiFormControl: { defaultProps: { size: 'small' } },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiButton: { defaultProps: { size: 'small' } },
      // What is hidden from sight inside scrolls along, instead of making the page wider.
      MuiTableContainer: { styleOverrides: { root: { position: 'relative' } } },
      MuiTable: { defaultProps: { size: 'small' } },
      MuiChip: { defaultProps: { size: 'small' } },
      MuiToggleButtonGroup: { defaultProps: { size: 'small' } },
    },
  },
  nlNL,
);

/** Dresses the adult areas. */
export const AdultTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} defaultMode="light">
    <CssBaseline />
    {children}
  </ThemeProvider>
);

import { Box, IconButton, Popover, Typography, type PopoverActions } from '@mui/material';
import { useCallback, useId, useRef, type ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { LOW } from '../../ui/theme.tsx';
import { progress as text } from './wording.ts';

interface Props {
  /** What was pressed: the panel stands beside it, and the focus goes back to it. */
  anchor: HTMLElement;
  title: string;
  /** Above the title. */
  above?: string;
  onClose: () => void;
  children: ReactNode;
  /** What can be done: it stays in view under what is told. */
  foot: ReactNode;
}

/** A panel with more of what was pressed in the matrix. A press on another cell goes straight on to that one. */
export function Details({ anchor, title, above, onClose, children, foot }: Props) {
  const id = useId();
  const popover = useRef<PopoverActions>(null);
  /** What comes in later makes it taller: then it moves up, or its foot would lie off the screen. */
  const follow = useCallback((body: HTMLElement) => {
    const observer = new ResizeObserver(() => popover.current?.updatePosition());
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
  const close = () => {
    onClose();
    // When the panel has let the focus go.
    setTimeout(() => anchor.focus());
  };
  return (
    <Popover
      open
      action={popover}
      className="no-print"
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      disableRestoreFocus
      onClose={(event, reason) => {
        const below = reason === 'backdropClick' ? cellBelow(event as MouseEvent) : undefined;
        if (!below || below === anchor) return close();
        onClose();
        below.click();
      }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            width: 'min(420px, calc(100vw - 32px))',
            p: 2,
            display: 'flex',
            flexDirection: 'column',
            overflow: 'hidden',
            // With a foot in view there would be no room to read.
            [LOW]: { display: 'block', overflow: 'auto' },
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box id={id} sx={{ flex: 1, minWidth: 0 }}>
          {above && <Typography sx={{ color: 'text.secondary' }}>{above}</Typography>}
          <Typography variant="h2">{title}</Typography>
        </Box>
        <IconButton size="small" autoFocus aria-label={text('close')} onClick={close}>
          <Icon name="close" size={20} />
        </IconButton>
      </Box>
      {/* What gets the focus in it shows its whole edge; it can be scrolled by keys where nothing in it gets the focus. */}
      <Box
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        sx={{
          flex: '0 1 auto',
          minHeight: 0,
          overflow: 'auto',
          mx: -2,
          px: 2,
          py: 1.2,
          '&:focus-visible': { outlineOffset: '-3px' },
          [LOW]: { overflow: 'visible' },
        }}
      >
        <Box ref={follow} sx={{ display: 'grid', gap: 1.2 }}>
          {children}
        </Box>
      </Box>
      <Box
        sx={{
          flex: 'none',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          mx: -2,
          px: 2,
          mb: -2,
          pt: 1.2,
          pb: 2,
          borderTop: 1,
          borderColor: 'divider',
          // Many buttons leave room for what is told.
          maxHeight: '45vh',
          overflow: 'auto',
          [LOW]: { maxHeight: 'none' },
        }}
      >
        {foot}
      </Box>
    </Popover>
  );
}

/** The cell of the matrix that lies under a press beside the panel. */
const cellBelow = ({ clientX, clientY }: MouseEvent) =>
  document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('.matrix-cell'))
    .find((cell) => cell !== null);

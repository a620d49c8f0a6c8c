import { Alert, Box, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useRef, useState, type ReactNode, type SyntheticEvent, type UIEvent } from 'react';
import { useFirstFocus } from './first-focus.ts';
import { LeaveQuestion } from './leave-question.tsx';

/** What every dialog of the adult areas has. */
export interface DialogFrameProps {
  title: string;
  /** How wide it may be: a question, a form, a table. */
  width?: 'xs' | 'sm' | 'md';
  /** Whether it holds something typed or chosen: that is lost only to who says so. */
  isTouched?: boolean;
  /** Whether nothing of what lies behind it may be seen. */
  hidesRest?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

interface Props extends DialogFrameProps {
  /** Why what was asked for did not happen. */
  error?: string | undefined;
  /** Makes the whole of it a form: Enter in a field does what the button does. */
  onSubmit?: () => void;
  /** The buttons, the way back first. */
  actions: ReactNode;
}

/** Title and content, where the focus begins. It mounts within the dialog, which is elsewhere in the page. */
function Begin({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const head = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useFirstFocus(head, content);
  return (
    <>
      <DialogTitle id={id} ref={head} tabIndex={-1} sx={{ outline: 'none' }}>
        {title}
      </DialogTitle>
      {/* The label of a first field lies on its edge, which the content would cut off. */}
      <DialogContent ref={content} sx={{ display: 'grid', alignContent: 'start', gap: 2, '&&': { pt: 1 } }}>
        {children}
      </DialogContent>
    </>
  );
}

/**
 * A dialog: title, content, what went wrong, and the buttons, which stay in view. Once something is filled in a press beside it
 * does nothing, as that is easily made, and Escape asks first. The focus begins at what asks for it, the first field or the title.
 */
export function DialogFrame({
  title,
  width = 'xs',
  isTouched = false,
  hidesRest = false,
  onClose,
  error,
  onSubmit,
  actions,
  children,
}: Props) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const leave = (event: UIEvent, reason: 'backdropClick' | 'escapeKeyDown') => {
    // Who presses twice on the button that opens it: their second press falls beside it.
    if (reason === 'backdropClick' && event.detail > 1) return;
    if (!isTouched) onClose();
    else if (reason === 'escapeKeyDown') setAsking(true);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // In React's tree it may stand inside another form.
    event.stopPropagation();
    onSubmit?.();
  };
  const parts = (
    <>
      <Begin id={id} title={title}>
        {children}
      </Begin>
      {/* Below what scrolls: in view however long that is. */}
      {error !== undefined && (
        <Alert severity="error" sx={{ flex: 'none', mx: 3, mb: 1 }}>
          {error}
        </Alert>
      )}
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog
      open
      fullWidth
      maxWidth={width}
      onClose={leave}
      aria-labelledby={id}
      {...(hidesRest && {
        transitionDuration: 0,
        slotProps: { backdrop: { sx: { bgcolor: 'background.default' } } },
      })}
    >
      {onSubmit ? (
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        >
          {parts}
        </Box>
      ) : (
        parts
      )}
      <LeaveQuestion open={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </Dialog>
  );
}

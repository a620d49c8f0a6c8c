import { Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  /** What it is, in a sentence. */
  hint?: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of what the office keeps of a customer, with its name. */
export function Section({ title, hint, action, children }: Props) {
  const id = useId();
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1, minWidth: 0 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {action}
      </Stack>
      {hint !== undefined && <Typography sx={{ color: 'text.secondary' }}>{hint}</Typography>}
      {children}
    </Stack>
  );
}

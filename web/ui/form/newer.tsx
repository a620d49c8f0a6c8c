import { Alert, Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** That somebody else saved, and what. */
  children: ReactNode;
  /** What the buttons say: to go on with what is stored now, or with what was typed. */
  take: string;
  keep: string;
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody else saved meanwhile: nothing that was typed is lost, and nothing of theirs. */
export const Newer = ({ children, take, keep, onTake, onKeep }: Props) => (
  <Alert severity="warning">
    {children}
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
      <Button variant="outlined" onClick={onTake}>
        {take}
      </Button>
      <Button onClick={onKeep}>{keep}</Button>
    </Stack>
  </Alert>
);

import { Box, Button, Collapse, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { board } from './wording.ts';

interface Props {
  title: string;
  /** How many pupils it is about, and how often. */
  about: ReactNode;
  /** Names of the pupils that it is about; shown when they are asked for. */
  names: readonly string[];
  /** What can be done about it. */
  actions: ReactNode;
  /** What it is found by; more of it once it is opened. */
  children?: (open: boolean) => ReactNode;
  data?: Record<`data-${string}`, string>;
}

interface FindingsProps {
  title: string;
  /** Above them: what they are chosen by. */
  head?: ReactNode;
  /** How many are shown before all are asked for. */
  first: number;
  /** The button for the rest. */
  more: (count: number) => string;
  children: readonly ReactNode[];
}

/** Findings under a heading, the first of them until all are asked for. */
export function Findings({ title, head, first, more, children }: FindingsProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {head}
      <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {all ? children : children.slice(0, first)}
      </Box>
      {!all && children.length > first && (
        <Button onClick={() => setAll(true)}>{more(children.length - first)}</Button>
      )}
    </Box>
  );
}

/** Something that the board found out about some pupils, with what can be done about it. */
export function Finding({ title, about, names, actions, children, data }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box
      component="li"
      {...data}
      sx={{
        display: 'grid',
        gap: 0.5,
        p: 1,
        bgcolor: 'background.paper',
        border: '2px solid',
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography component="h3" sx={{ fontSize: '1rem', fontWeight: 700, lineHeight: 1.3 }}>
        {title}
      </Typography>
      <Typography sx={{ fontSize: '0.88rem', color: 'text.secondary' }}>{about}</Typography>
      {children?.(open)}
      <Collapse in={open} id={id}>
        <Typography sx={{ fontSize: '0.92rem' }}>
          {[...names].sort((a, b) => a.localeCompare(b, 'nl')).join(', ')}
        </Typography>
      </Collapse>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
        {actions}
        <Button
          aria-expanded={open}
          aria-controls={id}
          aria-label={board('whoOf', { name: title })}
          onClick={() => setOpen(!open)}
        >
          {board('who')}
        </Button>
      </Box>
    </Box>
  );
}

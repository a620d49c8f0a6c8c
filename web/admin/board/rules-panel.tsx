import { Box, Button, Collapse, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { Misconception, Window } from './misconceptions.ts';
import { WINDOWS } from './misconceptions.ts';
import type { Lead } from './use-lead.ts';
import { board } from './wording.ts';

/** Words that a rule shows before it is opened. */
const FEW = 3;

interface Props {
  found: readonly Misconception[];
  window: Window;
  onWindow: (window: Window) => void;
  nameOf: (pupilId: string) => string;
  lead: Lead;
}

/** The rules that are broken now, with the words in which; one tap sets the right practice ready for who broke them. */
export function RulesPanel({ found, window, onWindow, nameOf, lead }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Typography variant="h2" id={id}>
        {board('rules')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        value={window}
        onChange={(_, value: Window | null) => value && onWindow(value)}
        aria-label={board('window.label')}
      >
        {WINDOWS.map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none', py: 0.3, color: 'text.primary' }}>
            {board(`window.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {found.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {board(window === 'now' ? 'rulesNoneNow' : 'rulesNone')}
        </Typography>
      )}
      <Box component="ol" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {found.map((one) => (
          <Rule key={one.rule} found={one} nameOf={nameOf} lead={lead} />
        ))}
      </Box>
    </Box>
  );
}

function Rule({ found, nameOf, lead }: { found: Misconception } & Pick<Props, 'nameOf' | 'lead'>) {
  const { rule, name, category, task, pupilIds, times, words } = found;
  const [open, setOpen] = useState(false);
  const id = useId();
  const shown = open ? words : words.slice(0, FEW);
  return (
    <Box
      component="li"
      data-rule={rule}
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
        {name}
      </Typography>
      <Typography sx={{ fontSize: '0.88rem', color: 'text.secondary' }}>
        <strong>{board('broken', { count: pupilIds.length })}</strong> · {board('times', { count: times })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.92rem' }}>
        {shown.map(({ word, given }) => (
          <li key={word}>
            <strong>{word}</strong>
            {given.length > 0 && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                {board('wrote', { given: given.map((text) => `“${text}”`).join(', ') })}
              </Box>
            )}
          </li>
        ))}
        {words.length > shown.length && (
          <Box component="li" sx={{ color: 'text.secondary' }}>
            {board('more', { count: words.length - shown.length })}
          </Box>
        )}
      </Box>
      <Collapse in={open} id={id}>
        <Typography sx={{ fontSize: '0.92rem' }}>{pupilIds.map(nameOf).sort().join(', ')}</Typography>
      </Collapse>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {task !== undefined && (
          <Button
            variant="contained"
            disabled={lead.busy}
            aria-label={board('giveFor', { name: task, count: pupilIds.length })}
            onClick={() => lead.setReady({ category, name: task }, pupilIds)}
          >
            {board('giveShort')}
          </Button>
        )}
        <Button
          disabled={lead.busy}
          aria-label={board('explainedFor', { name })}
          onClick={() => lead.explained({ rule, name, category }, pupilIds)}
        >
          {board('explainedButton')}
        </Button>
        <Button
          aria-expanded={open}
          aria-controls={id}
          aria-label={board('whoOf', { name })}
          onClick={() => setOpen(!open)}
        >
          {board('who')}
        </Button>
      </Box>
    </Box>
  );
}

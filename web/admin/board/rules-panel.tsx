import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { Findings } from './finding.tsx';
import type { Misconception, Window } from './misconceptions.ts';
import { WINDOWS } from './misconceptions.ts';
import { RuleCard, type RuleCardProps } from './rule-card.tsx';
import { board } from './wording.ts';

/** Rules that are shown before all are asked for: what most pupils stumble over. */
const FIRST = 5;

interface Props extends Omit<RuleCardProps, 'found'> {
  found: readonly Misconception[];
  window: Window;
  onWindow: (window: Window) => void;
}

/** The rules that are broken now, with the words in which; one tap sets the right practice ready for who broke them. */
export const RulesPanel = ({ found, window, onWindow, ...rest }: Props) => (
  <Findings
    title={board('rules')}
    first={FIRST}
    more={(count) => board('rulesMore', { count })}
    head={
      <>
        <ToggleButtonGroup
          exclusive
          value={window}
          onChange={(_, value: Window | null) => value && onWindow(value)}
          aria-label={board('window.label')}
        >
          {WINDOWS.map((one) => (
            <ToggleButton
              key={one}
              value={one}
              sx={{ textTransform: 'none', py: 0.3, color: 'text.primary' }}
            >
              {board(`window.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {found.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {board(window === 'now' ? 'rulesNoneNow' : 'rulesNone')}
          </Typography>
        )}
      </>
    }
  >
    {found.map((one) => (
      <RuleCard key={one.rule} found={one} {...rest} />
    ))}
  </Findings>
);

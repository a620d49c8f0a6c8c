import {
  Box,
  Button,
  FormControlLabel,
  Switch,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import type { Plan, Podium } from './podium.ts';
import { useLook } from './use-look.ts';
import { text } from './wording.ts';

const PLANS: readonly [Plan, 'right' | 'wrong' | 'mixed'][] = [
  ['goed', 'right'],
  ['fout', 'wrong'],
  ['gemengd', 'mixed'],
];

interface Props {
  podium: Podium | undefined;
  targets: boolean;
  onTargets: (on: boolean) => void;
  onAgain: () => void;
}

/** The robot, the clock, and what a pupil can do in the strip above a game. */
export function Controls({ podium, targets, onTargets, onAgain }: Props) {
  const robot = useLook(() => podium?.robot, 200);
  const speed = useLook(() => podium?.time.speed ?? 1, 200);
  const phase = useLook(() => podium?.hook?.phase(), 200);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        value={robot ?? null}
        aria-label={text('controls.robot')}
        onChange={(_, plan: Plan | null) => void podium?.play(plan ?? undefined)}
      >
        {PLANS.map(([plan, label]) => (
          <ToggleButton key={plan} value={plan} disabled={!podium}>
            {text(`controls.${label}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        value={speed}
        aria-label={text('controls.speed')}
        onChange={(_, now: number | null) => podium && now !== null && (podium.time.speed = now)}
      >
        <ToggleButton value={0}>{text('controls.still')}</ToggleButton>
        <ToggleButton value={1}>{text('controls.normal')}</ToggleButton>
        <ToggleButton value={8}>{text('controls.fast')}</ToggleButton>
      </ToggleButtonGroup>
      <Button variant="outlined" disabled={speed !== 0} onClick={() => void podium?.time.step(1)}>
        {text('controls.step')}
      </Button>
      <Button variant="outlined" disabled={speed !== 0} onClick={() => void podium?.time.step(10)}>
        {text('controls.step10')}
      </Button>
      <Button variant="outlined" onClick={onAgain}>
        {text('controls.again')}
      </Button>
      <Button disabled={!podium} onClick={() => podium?.host.hearAgain()}>
        {text('controls.hearAgain')}
      </Button>
      <Button disabled={!podium} onClick={() => podium?.host.skip()}>
        {text('controls.skip')}
      </Button>
      <FormControlLabel
        control={<Switch checked={targets} onChange={(event) => onTargets(event.target.checked)} />}
        label={text('controls.targets')}
      />
      <Typography sx={{ ml: 'auto', fontWeight: 700 }}>{phase && text(`phases.${phase}`)}</Typography>
    </Box>
  );
}

import { Alert, Button, Stack } from '@mui/material';
import type { Hold } from '../../../server/contract/board.ts';
import { useIsFamily } from '../../app/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Lead } from './use-lead.ts';
import { board } from './wording.ts';

interface Props {
  lead: Lead;
  hold: Hold | null;
  /** Server time. */
  now: number;
  onBoard: () => void;
}

/** What is about the whole group: everybody looks up, everybody to the map, the digital blackboard; a family has no class that looks up. */
export function GroupBar({ lead, hold, now, onBoard }: Props) {
  const isFamily = useIsFamily();
  const minutes = hold ? Math.max(1, Math.round((hold.until - now) / 60_000)) : 0;
  return (
    <>
      <Stack
        direction="row"
        role="group"
        aria-label={board('group.label')}
        sx={{ flexWrap: 'wrap', gap: 0.8 }}
      >
        {!isFamily && (
          <Button
            variant="outlined"
            disabled={lead.busy || hold?.everyone === true}
            startIcon={<Icon name="pause" size={18} />}
            onClick={() => lead.hold(true)}
          >
            {board('group.hold')}
          </Button>
        )}
        <Button
          variant="outlined"
          disabled={lead.busy}
          startIcon={<Icon name="map" size={18} />}
          onClick={() => lead.send({ place: 'map' })}
        >
          {board('group.map')}
        </Button>
        {!isFamily && (
          <Button variant="outlined" startIcon={<Icon name="screen" size={18} />} onClick={onBoard}>
            {board('group.board')}
          </Button>
        )}
      </Stack>
      {hold && (
        <Alert
          severity="info"
          icon={<Icon name="pause" />}
          sx={{ order: 1, flexBasis: '100%', py: 0 }}
          action={
            <Button color="inherit" variant="outlined" disabled={lead.busy} onClick={() => lead.hold(false)}>
              {board('goOn')}
            </Button>
          }
        >
          {hold.everyone
            ? board('heldAll', { minutes })
            : board('heldSome', { count: hold.pupilIds.length, minutes })}
        </Alert>
      )}
    </>
  );
}

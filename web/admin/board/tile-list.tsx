import { Box } from '@mui/material';
import { isHeld, type Hold, type Miss } from '../../../server/contract/board.ts';
import type { Tile } from '../../../server/contract/live.ts';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import { GiveButton } from './give-button.tsx';
import { readiness, topicOf } from './offers.ts';
import { viewsOf } from './pupil-views.ts';
import { PupilsMenu } from './pupils-menu.tsx';
import { PupilTile } from './tile.tsx';
import type { Lead } from './use-lead.ts';

/** What every tile of a board needs. */
export interface TileDeps {
  account: string;
  group: string;
  misses: readonly Miss[];
  ready: readonly ReadyTask[];
  hold: Hold | null;
  lead: Lead;
  /** Server time. */
  now: number;
  onGive: (pupils: string[]) => void;
}

interface Props extends TileDeps {
  label: string;
  tiles: readonly Tile[];
}

/** The tiles of some pupils, in the order in which they are given. */
export const TileList = ({ label, tiles, ...deps }: Props) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(212px, 1fr))',
      gap: 1.2,
      m: 0,
      p: 0,
      listStyle: 'none',
    }}
  >
    {tiles.map((tile) => (
      <OwnTile key={tile.pupilId} tile={tile} {...deps} />
    ))}
  </Box>
);

function OwnTile({
  tile,
  account,
  group,
  misses,
  ready,
  hold,
  lead,
  now,
  onGive,
}: TileDeps & { tile: Tile }) {
  const { pupilId, state, activeAt, name } = tile;
  const still = activeAt > 0 ? Math.floor((now - activeAt) / 60_000) : 0;
  const held = isHeld(hold, pupilId);
  // What is played now comes first; else what was too hard last.
  const step = tile.back?.find((one) => one.name === tile.task) ?? tile.back?.[0];
  return (
    <PupilTile
      tile={tile}
      still={still}
      held={state !== 'away' && held}
      menu={
        <PupilsMenu
          label={name}
          pupils={[pupilId]}
          lead={lead}
          held={held}
          topic={topicOf(misses, [pupilId])}
          onGive={onGive}
          views={viewsOf(account, group, tile)}
        />
      }
      stepBack={
        step?.first && (
          <GiveButton
            offer={{ topic: step.first, before: step.name, ...readiness(step.first, [pupilId], ready) }}
            lead={lead}
            small
            variant="outlined"
          />
        )
      }
    />
  );
}

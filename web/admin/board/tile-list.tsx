import { Box } from '@mui/material';
import { memo } from 'react';
import { isHeld, type Hold } from '../../../server/contract/board.ts';
import type { Tile } from '../../../server/contract/live.ts';
import type { ReadyTask } from '../../../server/contract/tasks.ts';
import { paths } from '../../app/paths.ts';
import { GiveButton } from './give-button.tsx';
import { readiness, stepOf } from './offers.ts';
import { viewsOf } from './pupil-views.ts';
import { PupilsMenu } from './pupils-menu.tsx';
import { PupilTile } from './tile.tsx';
import type { Topic } from './topic.ts';
import type { Lead } from './use-lead.ts';

/** What every tile of a board needs. */
export interface TileDeps {
  account: string;
  group: string;
  ready: readonly ReadyTask[];
  lead: Lead;
  onGive: (pupils: string[]) => void;
}

interface Props extends TileDeps {
  label: string;
  tiles: readonly Tile[];
  /** What each pupil stumbles over most. */
  topics: ReadonlyMap<string, Topic>;
  hold: Hold | null;
  /** What is said of a pupil's practice time where it is not that of the group. */
  timeOf: (pupilId: string) => string | undefined;
  /** Server time. */
  now: number;
}

/** The tiles of some pupils, in the order in which they are given. */
export const TileList = ({ label, tiles, topics, hold, timeOf, now, ...deps }: Props) => (
  <Box
    component="ul"
    aria-label={label}
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(212px, 100%), 1fr))',
      gap: 1.2,
      m: 0,
      p: 0,
      listStyle: 'none',
    }}
  >
    {tiles.map((tile) => (
      <OwnTile
        key={tile.pupilId}
        tile={tile}
        still={tile.activeAt > 0 ? Math.floor((now - tile.activeAt) / 60_000) : 0}
        held={isHeld(hold, tile.pupilId)}
        time={timeOf(tile.pupilId)}
        category={topics.get(tile.pupilId)?.category}
        task={topics.get(tile.pupilId)?.name}
        {...deps}
      />
    ))}
  </Box>
);

interface OwnProps extends TileDeps {
  tile: Tile;
  /** Whole minutes since the last answer or change of screen. */
  still: number;
  held: boolean;
  time: string | undefined;
  /** What this pupil stumbles over most, and what a task about it is called. */
  category: string | undefined;
  task: string | undefined;
}

/** One tile with what can be done for its pupil. It is made anew only when something of its own changed: answers come fast. */
const OwnTile = memo(function OwnTile(props: OwnProps) {
  const { tile, still, held, time, category, task, account, group, ready, lead, onGive } = props;
  const { pupilId, state, name } = tile;
  const step = stepOf(tile);
  const topic = category !== undefined && task !== undefined ? { category, name: task } : undefined;
  return (
    <PupilTile
      tile={tile}
      still={still}
      held={state !== 'away' && held}
      path={paths.pupilProgress(account, group, pupilId)}
      {...(time !== undefined && { time })}
      menu={
        <PupilsMenu
          label={name}
          pupils={[pupilId]}
          lead={lead}
          held={held}
          topic={topic}
          onGive={onGive}
          views={viewsOf(account, group, tile)}
        />
      }
      stepBack={
        step?.first && (
          <GiveButton
            offer={{ topic: step.first, before: step.title, ...readiness(step.first, [pupilId], ready) }}
            lead={lead}
            small
            variant="outlined"
          />
        )
      }
    />
  );
});

import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { Tile } from '../../../server/contract/live.ts';
import { Icon } from '../../ui/icon.tsx';
import { admin } from '../wording.ts';
import { board } from './wording.ts';
import { FILTERS, isCluster, isOf, type Filter } from './order.ts';
import { CLUSTER_LOOKS, STATE_LOOKS } from './state-looks.ts';

interface Props {
  tiles: readonly Tile[];
  chosen: Filter;
  onChoose: (filter: Filter) => void;
}

const countOf = (tiles: readonly Tile[], filter: Filter) => tiles.filter((tile) => isOf(tile, filter)).length;

const labelOf = (filter: Filter) =>
  filter === 'all'
    ? admin('board.all')
    : isCluster(filter)
      ? board(`cluster.${filter}`).toLowerCase()
      : filter === 'map'
        ? board('onMap')
        : admin(`board.state.${filter}`);

/** How many pupils do what; each count also is the selection of those pupils. States with nobody are left out. */
export function Counts({ tiles, chosen, onChoose }: Props) {
  return (
    <ToggleButtonGroup
      exclusive
      value={chosen}
      onChange={(_, value: Filter | null) => onChoose(value ?? 'all')}
      aria-label={admin('board.filter')}
      sx={{ flexWrap: 'wrap' }}
    >
      {FILTERS.filter((filter) => filter === chosen || filter === 'all' || countOf(tiles, filter) > 0).map(
        (filter) => (
          <ToggleButton
            key={filter}
            value={filter}
            sx={{ textTransform: 'none', px: 1.2, py: 0.5, color: 'text.primary', gap: 0.6 }}
          >
            {filter !== 'all' && (
              <Icon
                name={isCluster(filter) ? CLUSTER_LOOKS[filter].icon : STATE_LOOKS[filter].icon}
                size={15}
              />
            )}
            <strong>{countOf(tiles, filter)}</strong> {labelOf(filter)}
          </ToggleButton>
        ),
      )}
    </ToggleButtonGroup>
  );
}

import { useDraggable, useDroppable } from '@dnd-kit/react';
import { Box, Checkbox, Paper, Typography } from '@mui/material';
import type { RosterPupil } from '../../../server/contract/groups.ts';
import { ownYearNumber } from '../../app/wording/year.ts';
import { Icon } from '../../ui/icon.tsx';
import { text } from './wording.ts';

interface Props {
  /** Null for pupils without a group: nobody is put there. */
  id: string | null;
  name: string;
  count: number;
  pupils: readonly RosterPupil[];
  ticked: ReadonlySet<string>;
  onTick: (pupilId: string) => void;
}

/** One group with its pupils, to drag from and to drop on. */
export function GroupColumn({ id, name, count, pupils, ticked, onTick }: Props) {
  const { ref, isDropTarget } = useDroppable({ id: id ?? 'none', disabled: id === null });
  return (
    <Paper
      ref={ref}
      component="section"
      aria-label={name}
      variant="outlined"
      sx={{ p: 1, ...(isDropTarget && { borderColor: 'primary.main', bgcolor: 'action.hover' }) }}
    >
      <Typography variant="h2" sx={{ display: 'flex', justifyContent: 'space-between', px: 0.5 }}>
        <span>{name}</span>
        <span>{count}</span>
      </Typography>
      {pupils.length === 0 && (
        <Typography sx={{ p: 0.5, color: 'text.secondary' }}>{text('arrangePage.empty')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pupils.map((pupil) => (
          <PupilLine key={pupil.id} pupil={pupil} isTicked={ticked.has(pupil.id)} onTick={onTick} />
        ))}
      </Box>
    </Paper>
  );
}

interface LineProps {
  pupil: RosterPupil;
  isTicked: boolean;
  onTick: (pupilId: string) => void;
}

function PupilLine({ pupil, isTicked, onTick }: LineProps) {
  const { ref, handleRef, isDragging } = useDraggable({ id: pupil.id });
  return (
    <Box
      component="li"
      ref={ref}
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderRadius: 1,
        ...(isDragging && { bgcolor: 'background.paper', boxShadow: 4 }),
      }}
    >
      <Checkbox
        size="small"
        checked={isTicked}
        onChange={() => onTick(pupil.id)}
        slotProps={{ input: { 'aria-label': text('arrangePage.tick', { name: pupil.name }) } }}
      />
      {/* The handle is for a pointer only: ticking and "verplaats naar" do the same by keyboard. */}
      <Box
        ref={handleRef}
        aria-hidden
        sx={{
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          minWidth: 0,
          minHeight: 34,
          cursor: isDragging ? 'grabbing' : 'grab',
          touchAction: 'manipulation',
          userSelect: 'none',
        }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {pupil.name}
        </Box>
        <Box component="span" sx={{ px: 1, color: 'text.secondary' }}>
          {ownYearNumber(pupil.groep)}
        </Box>
        <Icon name="more" size={18} />
      </Box>
    </Box>
  );
}

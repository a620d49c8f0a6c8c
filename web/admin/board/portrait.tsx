import { Box } from '@mui/material';
import { useMemo } from 'react';
import { avatarSvg } from '../../../engine/drawing/index.ts';
import type { Avatar } from '../../../server/contract/practice.ts';
import { Drawing } from '../../ui/drawing.tsx';

/** Width in CSS px: as high as the two lines beside it. */
const SIZE = 36;

/** The own Klodder of a pupil with its hat, as on the pupil's screen: a teacher walks to it. */
export function Portrait({ avatar }: { avatar: Avatar }) {
  // Tiles are new objects with every answer.
  const key = JSON.stringify(avatar);
  const svg = useMemo(
    () => avatarSvg(JSON.parse(key) as Avatar, { size: SIZE, view: 'card', rim: 3 }),
    [key],
  );
  return (
    <Box sx={{ flex: 'none', '& svg': { display: 'block' } }}>
      <Drawing svg={svg} />
    </Box>
  );
}

import { Box, Tooltip } from '@mui/material';
import type { KeyboardEvent } from 'react';
import type { Tile, TileAnswer } from '../../../server/contract/live.ts';
import { Icon } from '../../ui/icon.tsx';
import { admin } from '../wording.ts';

/** As many marks as a tile has room for. */
const SHOWN = 7;
/** A tile with room for one less. */
const NARROW = '@container (max-width: 225px)';

/** What one answer was, in words. */
function answerText({ right, word, given, chosen, tryNo, why }: TileAnswer): string {
  const said = right
    ? admin('board.answerRight', { word })
    : given
      ? admin(chosen ? 'board.answerChosen' : 'board.answerWrong', { word, given })
      : admin('board.answerWrongEmpty', { word });
  const again = tryNo > 1 ? ` (${admin('board.secondTry', { tryNo })})` : '';
  return why ? `${said}${again}. ${why}` : said + again;
}

/** The last answers as marks: one stop for the Tab key, arrows walk along them. */
export function Answers({ tile }: { tile: Tile }) {
  const shown = tile.last.slice(-SHOWN);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by === 0) return;
    const marks = [...event.currentTarget.querySelectorAll('button')];
    marks[marks.findIndex((mark) => mark === document.activeElement) + by]?.focus();
    event.preventDefault();
  };
  if (shown.length === 0) return <span />;
  return (
    <Box
      role="group"
      aria-label={admin('board.lastAnswers', { name: tile.name })}
      onKeyDown={walk}
      sx={{
        display: 'flex',
        gap: '2px',
        [NARROW]: { '& > button:nth-last-of-type(n + 7)': { display: 'none' } },
      }}
    >
      {shown.map((answer, i) => (
        <Tooltip key={answer.id} title={answerText(answer)} disableInteractive arrow>
          <Box
            component="button"
            type="button"
            tabIndex={i === shown.length - 1 ? 0 : -1}
            aria-label={answerText(answer)}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 20,
              height: 20,
              p: 0,
              cursor: 'default',
              color: answer.right ? '#0b5f5b' : '#9a4a00',
              bgcolor: answer.right ? '#ddf3ee' : '#ffe9cf',
              border: '1.5px solid currentColor',
              borderRadius: answer.right ? '50%' : '5px',
              '&:focus-visible': { outline: '3px solid #ffd84a', boxShadow: '0 0 0 5px #1e2747' },
            }}
          >
            <Icon name={answer.right ? 'right' : 'eraser'} size={13} />
          </Box>
        </Tooltip>
      ))}
    </Box>
  );
}

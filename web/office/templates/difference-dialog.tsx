import { Box, Button, Typography } from '@mui/material';
import { diffWordsWithSpace } from 'diff';
import type { TemplateText } from '../../../server/contract/mail-templates.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { text } from './wording.ts';

interface Props {
  version: number;
  before: TemplateText;
  after: TemplateText;
  onClose: () => void;
}

const wholeOf = ({ subject, body, text: plain }: TemplateText) =>
  [`${text('subject')}: ${subject}`, body, ...(plain === null ? [] : [`${text('text')}:`, plain])].join(
    '\n\n',
  );

/** What a version changed in the one before it; not by colour alone. */
export function DifferenceDialog({ version, before, after, onClose }: Props) {
  const parts = diffWordsWithSpace(wholeOf(before), wholeOf(after));
  return (
    <DialogFrame
      title={text('versions.differenceTitle', { version })}
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('versions.close')}</Button>}
    >
      {parts.every(({ added, removed }) => !added && !removed) ? (
        <Typography>{text('versions.same')}</Typography>
      ) : (
        <Typography component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {parts.map(({ value, added, removed }, i) => {
            if (!added && !removed) return value;
            return (
              <Box
                key={i}
                component={added ? 'ins' : 'del'}
                sx={{ fontWeight: 700, color: added ? 'success.main' : 'error.main' }}
              >
                <Box component="span" sx={UNSEEN}>
                  {text(added ? 'versions.added' : 'versions.gone')}
                </Box>
                {value}
              </Box>
            );
          })}
        </Typography>
      )}
    </DialogFrame>
  );
}

/** Told, and not seen. */
const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

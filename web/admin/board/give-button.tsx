import { Button, Typography } from '@mui/material';
import { Icon } from '../../ui/icon.tsx';
import type { Offer } from './offers.ts';
import type { Lead } from './use-lead.ts';
import { board } from './wording.ts';

interface Props {
  offer: Offer;
  lead: Lead;
  /** The name stands beside it already. */
  short?: boolean;
  /** It stands among offers for others: says for how many it is. */
  counted?: boolean;
  /** There is little room. */
  small?: boolean;
  variant?: 'contained' | 'outlined';
}

/** One tap sets an offer ready for exactly its pupils; what stands ready is told instead. */
export function GiveButton({
  offer,
  lead,
  short = false,
  counted = false,
  small = false,
  variant = 'contained',
}: Props) {
  const { topic, pupils, ready, before } = offer;
  if (ready)
    return (
      <Typography
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          minWidth: 0,
          color: 'success.main',
          fontSize: small ? '0.82rem' : '0.92rem',
          fontWeight: 700,
        }}
      >
        <Icon name="right" size={small ? 14 : 16} />
        {short ? board('isReadyShort') : board('isReady', { name: topic.name })}
      </Typography>
    );
  const names = { name: topic.name, count: pupils.length };
  const text =
    before !== undefined
      ? board(small || short ? 'firstShort' : 'first', names)
      : short
        ? board('giveShort')
        : board('give', names);
  return (
    <Button
      variant={variant}
      disabled={lead.busy}
      aria-label={
        before === undefined ? board('giveFor', names) : board('firstFor', { ...names, hard: before })
      }
      onClick={() => lead.setReady(topic, pupils)}
      {...(small && {
        size: 'small' as const,
        sx: { minWidth: 0, px: 0.8, py: 0, fontSize: '0.82rem', justifySelf: 'start', maxWidth: '100%' },
      })}
    >
      {counted ? `${text} (${pupils.length})` : text}
    </Button>
  );
}

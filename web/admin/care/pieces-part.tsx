import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import type { Piece, PLAN_PARTS } from '../../../server/contract/care-plan.ts';
import { LONGEST_PART } from '../../../server/contract/care-terms.ts';
import { messageOf } from '../../api/error.ts';
import { Icon } from '../../ui/icon.tsx';
import { tell } from '../../ui/toast.tsx';
import { ClashNote } from './clash-note.tsx';
import { text } from './edit-wording.ts';
import { ownPiece, refreshed, sourceText, type Refreshed } from './pieces.ts';
import type { PlanDraft } from './use-plan-draft.ts';

interface Props {
  of: PlanDraft;
  part: (typeof PLAN_PARTS)[number];
  /** Of the help text. */
  values?: Record<string, string | number>;
  /** Fetches what the data say now, where they say something of this part. */
  propose?: () => Promise<readonly Piece[]>;
  /** A sentence that can be put in. */
  ready?: { label: string; text: string };
  children?: ReactNode;
}

/** A part of a plan that is text: pieces of which some came from data, with their source, and what somebody writes. */
export function PiecesPart({ of: draft, part, values, propose, ready, children }: Props) {
  const pieces = draft.valueOf(part);
  const [empty] = useState(ownPiece);
  const shown = pieces.length > 0 ? pieces : [empty];
  const [offers, setOffers] = useState<Refreshed['offers']>([]);
  const [isAsking, setAsking] = useState(false);
  const set = (next: Piece[]) => draft.set(part, next);
  const write = (key: string, said: string) =>
    set(
      shown.map((piece) =>
        piece.key === key
          ? {
              ...piece,
              text: said,
              edited: piece.source !== undefined && (piece.edited || said !== piece.text),
            }
          : piece,
      ),
    );
  const add = (piece: Piece) => set([...pieces, piece]);
  const refresh = async () => {
    setAsking(true);
    try {
      const found = refreshed(pieces, await propose!());
      if (found.renewed > 0) set(found.pieces);
      setOffers(found.offers);
      if (found.renewed > 0) tell({ message: text('pieces.renewed', { count: found.renewed }) });
      else if (found.offers.length === 0) tell({ message: text('pieces.nothing') });
    } catch (failure) {
      tell({ message: messageOf(failure), severity: 'error' });
    } finally {
      setAsking(false);
    }
  };
  const take = ({ piece, besides }: Refreshed['offers'][number]) => {
    if (besides) set(pieces.map((one) => (one.key === piece.key ? piece : one)));
    else add(piece);
    setOffers(offers.filter((offer) => offer.piece.key !== piece.key));
  };
  const error = draft.errorOf(part);
  return (
    <Box component="section" aria-labelledby={`part-${part}`} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <div>
        <Typography variant="h2" id={`part-${part}`}>
          {text(`parts.${part}.title`)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(`parts.${part}.help`, values)}
        </Typography>
      </div>
      <ClashNote of={draft} field={part} />
      {shown.map((piece, i) => (
        <Stack key={piece.key} direction="row" sx={{ gap: 1, alignItems: 'start' }}>
          <TextField
            multiline
            fullWidth
            minRows={piece.source === undefined ? 2 : 1}
            label={shown.length > 1 ? `${text(`parts.${part}.label`)} ${i + 1}` : text(`parts.${part}.label`)}
            value={piece.text}
            error={error !== undefined}
            helperText={sourceText(piece) || (shown.length > 1 ? text('pieces.own') : undefined)}
            onChange={(event) => write(piece.key, event.target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST_PART } }}
          />
          {pieces.length > 0 && (
            <Button
              color="inherit"
              aria-label={text('pieces.removeOf', { label: text(`parts.${part}.label`), n: i + 1 })}
              title={text('pieces.remove')}
              sx={{ minWidth: 40 }}
              onClick={() => set(pieces.filter(({ key }) => key !== piece.key))}
            >
              <Icon name="close" size={18} />
            </Button>
          )}
        </Stack>
      ))}
      {error !== undefined && <Alert severity="error">{error}</Alert>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button startIcon={<Icon name="add" size={18} />} onClick={() => add(ownPiece())}>
          {text('pieces.add')}
        </Button>
        {propose && (
          <Button
            loading={isAsking}
            startIcon={<Icon name="undo" size={18} />}
            onClick={() => void refresh()}
          >
            {text('pieces.refresh')}
          </Button>
        )}
        {ready && !pieces.some((piece) => piece.text === ready.text) && (
          <Button onClick={() => add(ownPiece(ready.text))}>{ready.label}</Button>
        )}
      </Stack>
      {offers.length > 0 && (
        <Alert severity="info" icon={false} sx={{ '& .MuiAlert-message': { minWidth: 0, flexGrow: 1 } }}>
          <Typography>{text('pieces.offers')}</Typography>
          <Stack component="ul" spacing={1} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {offers.map((offer) => (
              <Box component="li" key={offer.piece.key}>
                {offer.besides && (
                  <Typography variant="body2">
                    {text('pieces.stands', { text: offer.besides.text })}
                  </Typography>
                )}
                <Typography sx={{ fontWeight: 700 }}>{offer.piece.text}</Typography>
                <Typography variant="body2">{sourceText(offer.piece)}</Typography>
                <Button
                  variant="outlined"
                  color="inherit"
                  aria-label={text('pieces.takeOf', { text: offer.piece.text })}
                  onClick={() => take(offer)}
                >
                  {text('pieces.take')}
                </Button>
              </Box>
            ))}
          </Stack>
          <Button color="inherit" onClick={() => setOffers([])}>
            {text('pieces.leave')}
          </Button>
        </Alert>
      )}
      {children}
    </Box>
  );
}

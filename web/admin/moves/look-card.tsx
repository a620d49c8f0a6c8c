import { Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { FileLook } from '../../../server/contract/move-archives.ts';
import type { MoveLook } from '../../../server/contract/moves.ts';
import { messageOf } from '../../api/error.ts';
import { VARIANT } from '../../app/variant.ts';
import { yearText } from '../../app/wording/year.ts';
import { Facts } from '../../ui/facts.tsx';
import { dayText } from './parts.ts';
import { text } from './wording.ts';

/** Who would come, from an account of this server or with a file of another one. */
export type Look = MoveLook | FileLook;

interface Props {
  look: Look;
  /** Name of the group that takes the pupil over. */
  group: string;
  isBusy: boolean;
  error: Error | null;
  onTake: () => void;
  onBack: () => void;
}

const list = new Intl.ListFormat('nl');

/** Who would come with a code and what comes along; who is called as somebody here must be known to be another. */
export function LookCard({ look, group, isBusy, error, onTake, onBack }: Props) {
  const [isSure, setSure] = useState(false);
  const [isTrusted, setTrusted] = useState(false);
  const { twins, lists } = look;
  const isFile = 'issuer' in look;
  return (
    <Stack sx={{ gap: 2, maxWidth: 760 }}>
      <Facts
        of={[
          ...(isFile
            ? ([
                [text('take.server'), look.issuer],
                [text('take.fingerprint'), look.fingerprint],
              ] as const)
            : ([[text('take.from'), senderText(look)]] as const)),
          [text('take.who'), look.initials],
          [text('take.year'), yearText(look.groep)],
          [text('take.how'), text(look.kind === 'kopie' ? 'take.howCopy' : 'take.howMove')],
          [text('take.along'), alongText(look)],
          [text('take.stays'), lists > 0 ? text('take.lists', { count: lists }) : ''],
          [
            text('take.unknown'),
            isFile && look.unknown > 0 ? text('take.unknownParts', { count: look.unknown }) : '',
          ],
          [text('take.expires'), dayText(look.expiresOn)],
        ]}
      />
      {twins.length > 0 && (
        <Alert severity="warning">
          <Typography component="p">
            {text('take.twins', {
              count: twins.length,
              names: list.format(twins.map(({ name, group: at }) => (at ? `${name} (${at})` : name))),
            })}
          </Typography>
          <FormControlLabel
            control={<Checkbox checked={isSure} onChange={(event) => setSure(event.target.checked)} />}
            label={text('take.sure')}
          />
        </Alert>
      )}
      {isFile && (
        <Alert severity="warning">
          <FormControlLabel
            control={<Checkbox checked={isTrusted} onChange={(event) => setTrusted(event.target.checked)} />}
            label={text('take.trusted')}
          />
        </Alert>
      )}
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={(twins.length > 0 && !isSure) || (isFile && !isTrusted)}
          loading={isBusy}
          onClick={onTake}
        >
          {text('take.action', { group })}
        </Button>
        <Button onClick={onBack}>{text('take.another')}</Button>
      </Stack>
    </Stack>
  );
}

function senderText({ sender: { name, city, kind, variant } }: MoveLook): string {
  const country = variant === VARIANT ? [] : [text(variant === 'be' ? 'take.belgium' : 'take.netherlands')];
  return [name, ...(city ? [city] : []), text(`take.kinds.${kind}`), ...country].join(', ');
}

function alongText({
  scope,
  counts: { answers, coins, belongings, notes, tests },
}: Pick<MoveLook, 'scope' | 'counts'>): string {
  const parts = [
    ...(scope.settings ? [text('take.settings')] : []),
    ...(scope.results ? [text('take.results', { count: answers })] : []),
    ...(scope.results && tests > 0 ? [text('take.tests', { count: tests })] : []),
    ...(scope.rewards ? [text('take.coins', { count: coins })] : []),
    ...(scope.rewards && belongings > 0 ? [text('take.belongings', { count: belongings })] : []),
    ...(scope.plans && notes > 0 ? [text('take.plans', { count: notes })] : []),
  ];
  return parts.length > 0 ? parts.join('\n') : text('take.nothing');
}

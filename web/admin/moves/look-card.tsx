import { Alert, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { MOST_STRANGE_COINS } from '../../../server/contract/account-terms.ts';
import type { FileLook } from '../../../server/contract/move-archives.ts';
import type { MoveLook } from '../../../server/contract/moves.ts';
import type { FieldName } from '../../../server/contract/practice-fields.ts';
import { messageOf } from '../../api/error.ts';
import { useFeature } from '../../app/use-features.ts';
import { VARIANT } from '../../app/variant.ts';
import { yearText } from '../../app/wording/year.ts';
import { Facts } from '../../ui/facts.tsx';
import { dayText } from './parts.ts';
import { SameChild, type Who } from './same-child.tsx';
import { TakenSettings } from './taken-settings.tsx';
import { text } from './wording.ts';

/** Who would come, from an account of this server or with a file of another one. */
export type Look = MoveLook | FileLook;

/** The child that is there, its group, and what of its settings is taken over. */
export interface Merge {
  into: string;
  group: string;
  fields: FieldName[];
}

interface Props {
  look: Look;
  /** Name of the group that takes the pupil over. */
  group: string;
  isBusy: boolean;
  error: Error | null;
  account: string;
  /** How the child practises that it is to be merged with, and how it did at the other place; undefined until that is known. */
  differences: MoveLook['differences'];
  /** Asks for that. */
  onCompare: (into: string | undefined) => void;
  onTake: (merge: Merge | undefined) => void;
  onBack: () => void;
}

/** Who would come with a code and what comes along; of who is called as somebody here is asked whether it is that one. */
export function LookCard({
  account,
  look,
  group,
  differences,
  isBusy,
  error,
  onCompare,
  onTake,
  onBack,
}: Props) {
  const [who, setWho] = useState<Who>();
  const [fields, setFields] = useState<FieldName[]>([]);
  const twin = who === 'other' ? undefined : who;
  const hasCare = useFeature(account, 'featureZorgtraject');
  const [isTrusted, setTrusted] = useState(false);
  const { twins, lists } = look;
  const isFile = 'issuer' in look;
  /** Nobody of the office knows who made the file. */
  const isUnknown = isFile && !look.known;
  return (
    <Stack sx={{ gap: 2, maxWidth: 760 }}>
      <Facts
        of={[
          ...(isFile
            ? ([
                [
                  text('take.server'),
                  look.known ? text('take.knownServer', { issuer: look.issuer }) : look.issuer,
                ],
                [text('take.fingerprint'), look.fingerprint],
              ] as const)
            : ([[text('take.from'), senderText(look)]] as const)),
          [text('take.who'), look.initials],
          [text('take.year'), yearText(look.groep)],
          [text('take.how'), text(look.kind === 'kopie' ? 'take.howCopy' : 'take.howMove')],
          [text('take.along'), alongText(look, hasCare)],
          [text('take.stays'), lists > 0 ? text('take.lists', { count: lists }) : ''],
          [
            text('take.unknown'),
            isFile && look.unknown > 0 ? text('take.unknownParts', { count: look.unknown }) : '',
          ],
          [text('take.expires'), dayText(look.expiresOn)],
        ]}
      />
      {twins.length > 0 && (
        <SameChild
          twins={twins}
          value={who}
          onChange={(chosen) => {
            setWho(chosen);
            setFields([]);
            onCompare(chosen === 'other' ? undefined : chosen.id);
          }}
        />
      )}
      {twin && (
        <>
          <Typography>{text('same.what', { name: twin.name })}</Typography>
          {differences && look.scope.settings && (
            <TakenSettings
              account={account}
              group={twin.groupId!}
              differences={differences}
              taken={fields}
              onChange={setFields}
            />
          )}
        </>
      )}
      {isUnknown && (
        <Alert severity="warning">
          <Typography>{text('take.strange', { coins: MOST_STRANGE_COINS })}</Typography>
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
          disabled={(twins.length > 0 && who === undefined) || (isUnknown && !isTrusted)}
          loading={isBusy}
          onClick={() => onTake(twin ? { into: twin.id, group: twin.groupId!, fields } : undefined)}
        >
          {twin ? text('same.action', { name: twin.name }) : text('take.action', { group })}
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

function alongText(
  { scope, counts: { answers, coins, belongings, notes, plans, tests } }: Pick<MoveLook, 'scope' | 'counts'>,
  hasCare: boolean,
): string {
  const parts = [
    ...(scope.settings ? [text('take.settings')] : []),
    ...(scope.results ? [text('take.results', { count: answers })] : []),
    ...(scope.results && tests > 0 ? [text('take.tests', { count: tests })] : []),
    ...(scope.rewards ? [text('take.coins', { count: coins })] : []),
    ...(scope.rewards && belongings > 0 ? [text('take.belongings', { count: belongings })] : []),
    ...(hasCare && plans > 0 ? [text('take.actionPlans', { count: plans })] : []),
    ...(scope.plans && notes > 0 ? [text('take.plans', { count: notes })] : []),
  ];
  return parts.length > 0 ? parts.join('\n') : text('take.nothing');
}

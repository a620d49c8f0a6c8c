import { Alert, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MOST_PUPILS_AT_ONCE, revealPasswords, type PupilSecret } from '../../../../server/contract/cards.ts';
import { inParts } from '../../../api/in-parts.ts';
import { queryKeyOf } from '../../../app/query-of.ts';
import { call } from '../../../app/services.ts';
import { useIsFamily } from '../../../app/use-session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { OwnLineField } from '../../letters/own-line-field.tsx';
import { useOwnLine } from '../../letters/use-own-line.ts';
import { KINDS, Paper, type Kind } from './paper.tsx';
import { cards as text } from './wording.ts';

interface Props {
  account: string;
  /** What is printed: these pupils of these groups, each group on sheets of its own. */
  groups: readonly { id: string; name: string; pupils: readonly string[] }[];
  school: string;
  onBack: () => void;
}

const KIND = 'soort';
/** A family has no sheets of labels to fill and nobody to write to. */
const FOR_FAMILY: readonly Kind[] = ['cards', 'list'];

const dutch = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });
/** Each part is in order; so is the whole. */
const byName = (a: PupilSecret, b: PupilSecret) => dutch.compare(a.name, b.name);

/** What is to be printed of some pupils, as it comes out of the printer. */
export function PrintView({ account, groups, school, onBack }: Props) {
  const [params, setParams] = useSearchParams();
  const isFamily = useIsFamily();
  const kinds = KINDS.filter((one) => !isFamily || FOR_FAMILY.includes(one));
  const kind = kinds.find((one) => one === params.get(KIND)) ?? 'cards';
  const only = groups.length === 1 ? groups[0] : undefined;
  const own = useOwnLine('login', only && { account, group: only.id });
  const setKind = (next: Kind) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        changed.set(KIND, next);
        return changed;
      },
      { replace: true },
    );
  const secrets = useQuery({
    queryKey: [...queryKeyOf(revealPasswords, { params: { account } }), groups],
    queryFn: async ({ signal }) => {
      const found: { id: string; name: string; secrets: PupilSecret[] }[] = [];
      for (const { id, name, pupils } of groups) {
        const parts = await inParts(pupils, MOST_PUPILS_AT_ONCE, (part) =>
          call(revealPasswords, {
            params: { account, group: id },
            body: { pupils: part, cards: true },
            signal,
          }),
        );
        found.push({ id, name, secrets: parts.flatMap(({ secrets: some }) => some).sort(byName) });
      }
      return found;
    },
    // Each look is noted: not again because a window got the focus. And nothing of it stays in the memory.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    gcTime: 0,
    retry: false,
  });
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <Stack
        className="no-print"
        direction="row"
        useFlexGap
        sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button onClick={onBack}>{text('print.back')}</Button>
        <ToggleButtonGroup
          exclusive
          value={kind}
          aria-label={text('print.kind')}
          onChange={(_, next: Kind | null) => next && setKind(next)}
          sx={{ flexWrap: 'wrap' }}
        >
          {kinds.map((one) => (
            <ToggleButton key={one} value={one}>
              {text(`print.kinds.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button
          variant="contained"
          startIcon={<Icon name="print" size={18} />}
          disabled={!secrets.data}
          onClick={() => print()}
        >
          {text('print.go')}
        </Button>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {text(`print.about.${kind}`)}
        </Typography>
      </Stack>
      <Loaded query={secrets}>
        {(found) =>
          found.every((group) => group.secrets.length === 0) ? (
            <Alert severity="info">{text('print.none')}</Alert>
          ) : (
            <>
              {kind === 'letter' && only && <OwnLineField of={own} />}
              <div className="papers">
                {found.map((group) =>
                  only ? (
                    <Paper
                      key={group.id}
                      {...{ kind, school }}
                      secrets={group.secrets}
                      group={group.name}
                      line={own.line}
                      isOneOfMany={false}
                    />
                  ) : (
                    <OneOfMany key={group.id} {...{ account, kind, school, group }} />
                  ),
                )}
              </div>
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

interface OneProps {
  account: string;
  kind: Kind;
  school: string;
  group: { id: string; name: string; secrets: readonly PupilSecret[] };
}

/** The sheets of one of several groups, its letters with what is kept to add to them. */
function OneOfMany({ account, kind, school, group: { id, name, secrets } }: OneProps) {
  const { line } = useOwnLine('login', { account, group: id });
  return <Paper {...{ kind, school, secrets, line }} group={name} isOneOfMany />;
}

import { Button } from '@mui/material';
import { useState } from 'react';
import type { SsoCandidate, SsoWaiting } from '../../../server/contract/sso-links.ts';
import type { Candidate } from './choose-user.tsx';
import { alike } from './guess.ts';
import { useCandidates, useWaiting } from './use-waiting.ts';
import { WaitingList } from './waiting-list.tsx';
import { sso as text } from './wording.ts';

interface Props {
  account: string;
  group: string;
}

/** So many who wait are shown to every teacher; of more first those whose name is in the group. */
const FEW = 4;

/** Pupils who want to log in, on the page of a group; nothing while nobody waits. */
export function WaitingPupils({ account, group }: Props) {
  const waiting = useWaiting(account, 'pupil');
  const { data: pupils } = useCandidates(account, waiting.length > 0);
  const [showsAll, setShowsAll] = useState(false);
  if (waiting.length === 0 || !pupils) return null;

  const isHere = ({ group: at }: SsoCandidate) => at?.id === group;
  const here = pupils.filter(isHere);
  const likely = waiting.filter((one) => alike(here, one).length > 0);
  const others = waiting.filter((one) => !likely.includes(one));
  const isFew = waiting.length <= FEW;
  const shown = isFew || showsAll ? [...likely, ...others] : likely;
  const asCandidate = (pupil: SsoCandidate, { provider }: SsoWaiting): Candidate => ({
    id: pupil.id,
    name: pupil.name,
    group: pupil.group?.name ?? text('choose.noGroup'),
    isLinked: pupil.linked.includes(provider),
  });
  // Those of this group first, then group by group.
  const ordered = [...here, ...pupils.filter((one) => !isHere(one)).sort(byGroup)];
  return (
    <WaitingList
      {...{ account }}
      waiting={shown}
      candidatesFor={(one) => ordered.map((pupil) => asCandidate(pupil, one))}
      guessFor={(one) => {
        const [only, ...more] = alike(here, one);
        return only && more.length === 0 ? asCandidate(only, one) : undefined;
      }}
      foot={
        !isFew &&
        others.length > 0 && (
          <Button onClick={() => setShowsAll(!showsAll)} sx={{ justifySelf: 'start' }}>
            {showsAll ? text('waiting.hideOthers') : text('waiting.showOthers', { count: others.length })}
          </Button>
        )
      }
    />
  );
}

const dutch = new Intl.Collator('nl', { numeric: true });
const byGroup = (a: SsoCandidate, b: SsoCandidate) =>
  dutch.compare(a.group?.name ?? '￿', b.group?.name ?? '￿') || dutch.compare(a.name, b.name);

import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Cluster } from '../../../server/contract/board.ts';
import { Icon } from '../../ui/icon.tsx';
import { CLUSTER_LOOKS } from './state-looks.ts';
import { PupilsMenu } from './pupils-menu.tsx';
import { GiveButton } from './give-button.tsx';
import type { Offer } from './offers.ts';
import { keyOf, type Topic } from './topic.ts';
import type { Lead } from './use-lead.ts';
import { board } from './wording.ts';

/** Of what is offered to few the tiles and the panel of steps back tell. */
const MOST_OFFERS = 2;

interface Props {
  cluster: Cluster;
  /** What it is called. */
  name: string;
  pupils: string[];
  /** What all of these pupils stumble over. */
  topic: Topic | undefined;
  /** What could be set ready for them. */
  offers: readonly Offer[];
  lead: Lead;
  /** Whether all of them stand still. */
  held: boolean;
  onGive: (pupils: string[]) => void;
  children: ReactNode;
}

/** Pupils who are doing alike, with what can be done for exactly these. */
export function Section({ cluster, name, pupils, topic, offers, lead, held, onGive, children }: Props) {
  const id = useId();
  const { icon, colour } = CLUSTER_LOOKS[cluster];
  return (
    <Box component="section" aria-labelledby={id} data-cluster={cluster} sx={{ display: 'grid', gap: 1.4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.6, minHeight: 34 }}>
        <Box component="span" sx={{ display: 'inline-flex', color: colour }}>
          <Icon name={icon} size={20} />
        </Box>
        <Typography variant="h2" id={id} sx={{ color: colour }}>
          {board('section', { name, count: pupils.length })}
        </Typography>
        {cluster !== 'going' &&
          offers
            .slice(0, MOST_OFFERS)
            .map((offer) => (
              <GiveButton
                key={keyOf(offer.topic)}
                offer={offer}
                lead={lead}
                counted={offers.length > 1 || offer.pupils.length < pupils.length}
                variant={cluster === 'stuck' ? 'contained' : 'outlined'}
              />
            ))}
        <PupilsMenu label={name} pupils={pupils} topic={topic} lead={lead} held={held} onGive={onGive} />
      </Box>
      {children}
    </Box>
  );
}

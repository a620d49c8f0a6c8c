import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Cluster } from '../../../server/contract/board.ts';
import { Icon } from '../../ui/icon.tsx';
import { CLUSTER_LOOKS } from './state-looks.ts';
import { PupilsMenu } from './pupils-menu.tsx';
import type { Lead, Topic } from './use-lead.ts';
import { board } from './wording.ts';

interface Props {
  cluster: Cluster;
  pupils: string[];
  /** What these pupils stumble over most. */
  topic: Topic | undefined;
  lead: Lead;
  /** Whether all of them stand still. */
  held: boolean;
  onGive: (pupils: string[]) => void;
  children: ReactNode;
}

/** Pupils who are doing alike, with what can be done for exactly these. */
export function Section({ cluster, pupils, topic, lead, held, onGive, children }: Props) {
  const id = useId();
  const { icon, colour } = CLUSTER_LOOKS[cluster];
  const name = board(`cluster.${cluster}`);
  return (
    <Box component="section" aria-labelledby={id} data-cluster={cluster} sx={{ display: 'grid', gap: 1.4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 34 }}>
        <Box component="span" sx={{ display: 'inline-flex', color: colour }}>
          <Icon name={icon} size={20} />
        </Box>
        <Typography variant="h2" id={id} sx={{ color: colour }}>
          {board('section', { name, count: pupils.length })}
        </Typography>
        {topic && cluster !== 'going' && (
          <Button
            disabled={lead.busy}
            variant={cluster === 'stuck' ? 'contained' : 'outlined'}
            aria-label={board('giveFor', { name: topic.name, count: pupils.length })}
            onClick={() => lead.setReady(topic, pupils)}
          >
            {board('give', { name: topic.name })}
          </Button>
        )}
        <PupilsMenu label={name} pupils={pupils} topic={topic} lead={lead} held={held} onGive={onGive} />
      </Box>
      {children}
    </Box>
  );
}

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { z } from 'zod';
import { getCare } from '../../../server/contract/care-plans.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { text } from './wording.ts';

/** The care for one pupil. */
export type Care = z.output<typeof getCare.response>;

/** The pupil whose care is open, and where that stands. */
export interface CarePlace {
  adminId: string;
  groupId: string;
  pupilId: string;
  care: UseQueryResult<Care>;
  /** The page of the trajectory, for the crumbs of pages below it. */
  above: { label: string; to: string };
}

/** The care for the pupil in the address. */
export function useCare(): CarePlace {
  const { adminId = '', groepId: groupId = '', leerlingId: pupilId = '' } = useParams();
  const care = useQuery(queryOf(getCare, { params: { pupil: pupilId } }));
  return {
    ...{ adminId, groupId, pupilId, care },
    above: {
      label: text('trajectory.title', { name: care.data?.name ?? text('trajectory.pupil') }),
      to: paths.pupilCare(adminId, groupId, pupilId),
    },
  };
}

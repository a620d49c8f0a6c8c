import { Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CarePupil } from '../../../../server/contract/care-plans.ts';
import { GROUP_PLAN } from '../../../../server/contract/care-terms.ts';
import { paths } from '../../../app/paths.ts';
import { ChoosePupils } from './choose-pupils.tsx';
import { text } from './wording.ts';

/** Begins a group plan: asks for whom, and leads on. */
export function StartGroupPlan({ adminId }: { adminId: string }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button className="no-print" variant="outlined" onClick={() => setOpen(true)}>
        {text('list.new')}
      </Button>
      {isOpen && (
        <ChoosePupils
          adminId={adminId}
          title={text('choose.title')}
          about={text('choose.about')}
          least={GROUP_PLAN.least}
          most={GROUP_PLAN.most}
          onChosen={(pupils) =>
            void navigate(
              paths.newGroupPlan(
                adminId,
                pupils.map(({ id }) => id),
              ),
            )
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Begins a group plan for the pupils whose plans were ticked, each once. */
export function BulkGroupPlan({ adminId, rows }: { adminId: string; rows: readonly CarePupil[] }) {
  const navigate = useNavigate();
  const pupils = [...new Set(rows.map(({ id }) => id))];
  const why =
    pupils.length < GROUP_PLAN.least
      ? text('list.bulkOne')
      : pupils.length > GROUP_PLAN.most
        ? text('list.bulkMost')
        : undefined;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        disabled={why !== undefined}
        onClick={() => void navigate(paths.newGroupPlan(adminId, pupils))}
      >
        {text('list.bulk')}
      </Button>
      {why !== undefined && <span>{why}</span>}
    </>
  );
}

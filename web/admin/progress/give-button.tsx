import { Button } from '@mui/material';
import { useState } from 'react';
import { newId } from '../../../server/contract/id.ts';
import { GiveDialog } from '../pupils/give-dialog.tsx';
import { usePupilActions, type InGroup } from '../pupils/use-pupils.ts';
import { progress as text } from './wording.ts';

interface Props extends InGroup {
  pupils: readonly string[];
}

/** Gives the pupils that are chosen a practice setting to follow; it can be undone. They stay chosen. */
export function GiveSettingButton({ account, group, pupils }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { give } = usePupilActions({ account, group });
  return (
    <>
      <Button disabled={give.isPending} onClick={() => setOpen(true)}>
        {text('giveSetting')}
      </Button>
      {isOpen && (
        <GiveDialog
          {...{ account, group }}
          count={pupils.length}
          onGive={(setting) => {
            setOpen(false);
            const rows = pupils.map((id) => ({ id }));
            give.mutate({ rows, setting, batch: newId() });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

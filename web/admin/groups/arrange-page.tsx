import { Accessibility, defaultPreset, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { movePupils, type Group, type RosterPupil } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { call } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { fold } from '../../ui/fold.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { admin } from '../wording.ts';
import { GroupColumn } from './group-column.tsx';
import { MoveTo } from './move-to.tsx';
import { useGroupChanges, useGroups, useRosters } from './use-groups.ts';
import { text } from './wording.ts';

/** A finger scrolls until it has rested for a moment. */
const SENSORS = [
  PointerSensor.configure({
    activationConstraints: [new PointerActivationConstraints.Delay({ value: 180, tolerance: 8 })],
  }),
];
/** By keyboard pupils are ticked and sent, each in one step: a handle in each line to be steered by arrows would be in the way. */
const PLUGINS = defaultPreset.plugins.filter((plugin) => plugin !== Accessibility);

/** All groups beside each other: pupils go from one to another by dragging, or by ticking them and choosing where to. */
export function ArrangePage() {
  const { adminId = '' } = useParams();
  const user = useUser();
  const groups = useGroups(adminId);
  const rosters = useRosters(adminId);
  if (!may(user, 'group:edit')) return <NotFoundPage />;
  return (
    <AdultPage
      title={text('arrange')}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: admin('groups.title'), to: paths.groups(adminId) },
      ]}
    >
      <Typography sx={{ color: 'text.secondary' }}>{text('arrangePage.help')}</Typography>
      <Loaded query={groups}>
        {(known) => (
          <Loaded query={rosters}>
            {({ pupils }) => (
              <Columns {...{ adminId, pupils }} groups={known.groups.filter(({ sample }) => !sample)} />
            )}
          </Loaded>
        )}
      </Loaded>
    </AdultPage>
  );
}

interface ColumnsProps {
  adminId: string;
  groups: readonly Group[];
  pupils: readonly RosterPupil[];
}

function Columns({ adminId, groups, pupils }: ColumnsProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [search, setSearch] = useState('');
  const changes = useGroupChanges(adminId);
  const move = useMutation({
    mutationFn: async ({ ids, to }: { ids: readonly string[]; to: string }) => {
      const change = newId();
      await call(movePupils, { params: { account: adminId, group: to }, body: { change, pupils: [...ids] } });
      return change;
    },
    onSuccess: (change, { ids, to }) => {
      setTicked(new Set());
      const name = pupils.find(({ id }) => id === ids[0])?.name ?? '';
      const group = groups.find(({ id }) => id === to)?.name ?? '';
      changes.done(text('arrangePage.moved', { count: ids.length, name, group }), change);
    },
    onError: changes.failed,
  });
  const tick = (id: string) =>
    setTicked((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const drop = (id: string, to: string) => {
    // Who is dragged while ticked takes the others along.
    const ids = (ticked.has(id) ? [...ticked] : [id]).filter(
      (one) => pupils.find((pupil) => pupil.id === one)?.group !== to,
    );
    if (ids.length > 0) move.mutate({ ids, to });
  };
  // While it is being stored they stand where they go to; a failure puts them back.
  const going = move.isPending ? move.variables : undefined;
  const placed = pupils.map((pupil) =>
    going?.ids.includes(pupil.id) ? { ...pupil, group: going.to } : pupil,
  );
  const wanted = fold(search);
  const columns = [
    ...groups.map(({ id, name }) => ({ id, name })),
    { id: null, name: text('arrangePage.none') },
  ];
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          type="search"
          label={text('arrangePage.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {ticked.size > 0 && (
          <>
            <strong aria-live="polite">{text('arrangePage.ticked', { count: ticked.size })}</strong>
            <MoveTo groups={groups} onChoose={(to) => move.mutate({ ids: [...ticked], to })} />
            <Button onClick={() => setTicked(new Set())}>{text('arrangePage.clear')}</Button>
          </>
        )}
      </Stack>
      <DragDropProvider
        sensors={SENSORS}
        plugins={PLUGINS}
        onDragEnd={({ canceled, operation: { source, target } }) => {
          if (!canceled && source && target) drop(String(source.id), String(target.id));
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            alignItems: 'start',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
          }}
        >
          {columns.map(({ id, name }) => {
            const inside = placed.filter((pupil) => pupil.group === id);
            if (id === null && inside.length === 0) return undefined;
            return (
              <GroupColumn
                key={id ?? ''}
                {...{ id, name, ticked, onTick: tick }}
                count={inside.length}
                pupils={inside.filter((pupil) => fold(pupil.name).includes(wanted))}
              />
            );
          })}
        </Box>
      </DragDropProvider>
    </>
  );
}

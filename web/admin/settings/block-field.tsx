import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BLOCK_OF_NOW, type LearningLine } from '../../../server/contract/learning-line.ts';
import { settingOptions } from '../../../server/contract/settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { askAnew } from '../../app/query-of.ts';
import { useFormScene, type KnownMethod } from './form-context.ts';
import { MethodDialog, type MethodDone } from './method-dialog.tsx';
import { methods as text } from './method-wording.ts';
import { dayText } from './values.ts';

type BlockLine = Extract<LearningLine, { kind: 'block' }>;

/** A line of a method: the block of now where the method has a calendar, else its first block. */
export function lineOfMethod(method: KnownMethod | undefined): BlockLine {
  const block = method?.blocks.find(({ id }) => id === method.now) ?? method?.blocks[0];
  return {
    kind: 'block',
    method: method?.id ?? '',
    block: method?.now ? BLOCK_OF_NOW : (block?.id ?? ''),
    categories: [...(block?.categories ?? [])],
  };
}

/** The block that a line stands for today; undefined when it is not there any more. */
const blockOf = (method: KnownMethod | undefined, id: string) =>
  method?.blocks.find((block) => block.id === (id === BLOCK_OF_NOW ? method.now : id));

/** A block of a method: of Staal its categories by number, or of a method whose blocks the school defined. */
export function BlockField({ line, onChange }: { line: BlockLine; onChange: (line: BlockLine) => void }) {
  const { options, accountId } = useFormScene();
  const client = useQueryClient();
  const [editing, setEditing] = useState<'new' | 'edit'>();
  const [done, setDone] = useState<MethodDone>();
  const method = options.methods.find(({ id }) => id === line.method);
  const block = blockOf(method, line.block);
  const titles = block?.categories.map((id) => options.categories.find((one) => one.id === id)?.title ?? id);
  const choose = (id: string) =>
    onChange({ ...line, block: id, categories: [...(blockOf(method, id)?.categories ?? [])] });
  const tell = async (result: MethodDone) => {
    await askAnew(client, [settingOptions], { account: accountId });
    setDone(result);
    if (result.isGone) onChange(lineOfMethod(options.methods.find(({ id }) => id !== line.method)));
  };

  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {options.methods.length > 0 && (
          <>
            <TextField
              select
              label={text('method')}
              value={method?.id ?? ''}
              sx={{ minWidth: 220 }}
              onChange={(event) =>
                onChange(lineOfMethod(options.methods.find(({ id }) => id === event.target.value)))
              }
            >
              {options.methods.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              select
              label={text('block')}
              value={block ? line.block : ''}
              sx={{ flex: 1, minWidth: 260, maxWidth: 560 }}
              onChange={(event) => choose(event.target.value)}
            >
              {method?.now && (
                <MenuItem value={BLOCK_OF_NOW}>
                  {text('nowIs', { name: blockOf(method, BLOCK_OF_NOW)?.name ?? '' })}
                </MenuItem>
              )}
              {method?.blocks.map((one) => (
                <MenuItem key={one.id} value={one.id} sx={{ whiteSpace: 'normal' }}>
                  {nameWithDays(one)}
                </MenuItem>
              ))}
            </TextField>
          </>
        )}
        {method?.changedAt !== undefined && (
          <Button onClick={() => setEditing('edit')}>{text('edit')}</Button>
        )}
        <Button
          variant="outlined"
          startIcon={<Icon name="add" size={18} />}
          onClick={() => setEditing('new')}
        >
          {text('new')}
        </Button>
      </Stack>
      {line.block === BLOCK_OF_NOW && block && (
        <Typography sx={{ color: 'text.secondary' }}>{text('nowHelp')}</Typography>
      )}
      {method?.changedAt !== undefined && titles && (
        <Typography sx={{ color: 'text.secondary' }}>
          {text('practises', { names: titles.join(', ') })}
        </Typography>
      )}
      {options.methods.length < 2 && !done && (
        <Typography sx={{ color: 'text.secondary' }}>
          {text(options.methods.length === 0 ? 'none' : 'onlyStaal')}
        </Typography>
      )}
      {done && (
        <Alert
          severity={done.severity}
          onClose={() => setDone(undefined)}
          {...(done.undo && {
            action: (
              <Button color="inherit" onClick={() => void done.undo!().then(tell)}>
                {text('undo')}
              </Button>
            ),
          })}
        >
          {done.message}
        </Alert>
      )}
      {editing && (
        <MethodDialog
          method={editing === 'edit' ? method : undefined}
          onClose={() => setEditing(undefined)}
          onDone={async (result, saved) => {
            await tell(result);
            setEditing(undefined);
            if (saved && saved.id !== line.method) onChange(lineOfMethod(saved));
          }}
        />
      )}
    </Stack>
  );
}

function nameWithDays({ name, from, to }: KnownMethod['blocks'][number]): string {
  if (!from || !to) return name;
  return `${name} (${text('fromTo', { from: dayText(from), to: dayText(to) })})`;
}

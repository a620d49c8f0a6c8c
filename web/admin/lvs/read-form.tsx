import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { newId } from '../../../server/contract/id.ts';
import {
  MOST_TABLE,
  readLvsTable as readCall,
  type LvsDefaults,
  type LvsImport,
  type LvsMapping,
} from '../../../server/contract/lvs.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { SheetBox } from '../roster/sheet-box.tsx';
import { ColumnsTable, type LvsCategories } from './columns-table.tsx';
import { DefaultsFields } from './defaults-fields.tsx';
import { readLvsTable } from './table.ts';
import { text } from './wording.ts';

interface Props {
  account: string;
  categories: LvsCategories;
  onRead: (found: LvsImport) => void;
}

/** Pastes or opens a table of test results and has it looked at; nothing is stored by that. */
export function ReadForm({ account, categories, onRead }: Props) {
  const [id] = useState(newId);
  const [typed, setTyped] = useState('');
  const [defaults, setDefaults] = useState<LvsDefaults>({});
  const [mapping, setMapping] = useState<LvsMapping>();
  const shown = useDeferredValue(typed);
  const table = useMemo(() => (shown.trim() === '' ? undefined : readLvsTable(shown)), [shown]);
  const forget = useUnsaved(typed.trim() !== '');
  const read = useMutation({
    mutationFn: () =>
      call(readCall, {
        params: { account, import: id },
        body: { lines: readLvsTable(typed).lines, defaults, ...(mapping && { mapping }) },
      }),
    onSuccess: (found) => {
      forget();
      onRead(found);
    },
  });
  const change = (next: string) => {
    setTyped(next);
    setMapping(undefined);
    read.reset();
  };
  const isUnknown = read.error instanceof ApiError && read.error.code === 'LVS_COLUMNS';
  return (
    <Box component="section" aria-labelledby="lvs-read">
      <Typography variant="h2" id="lvs-read">
        {text('read.title')}
      </Typography>
      <Stack sx={{ gap: 1.5, mt: 1, alignItems: 'flex-start' }}>
        <SheetBox
          label={text('read.box')}
          help={text('read.help')}
          value={typed}
          onChange={change}
          mostBytes={MOST_TABLE}
          tellsGuess
        />
        <div>
          <Typography component="h3" sx={{ fontWeight: 700 }}>
            {text('read.defaults')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
            {text('read.defaultsHelp')}
          </Typography>
        </div>
        <DefaultsFields value={defaults} onChange={setDefaults} />
        <div role="alert">{read.error && <Alert severity="error">{messageOf(read.error)}</Alert>}</div>
        {table &&
          (isUnknown || mapping ? (
            <ColumnsTable {...{ table, categories }} mapping={mapping ?? {}} onChange={setMapping} />
          ) : (
            <Button color="inherit" onClick={() => setMapping({})}>
              {text('columns.show', { count: table.heads.filter(Boolean).length })}
            </Button>
          ))}
        <Button
          variant="contained"
          disabled={table === undefined || read.isPending}
          onClick={() => read.mutate()}
        >
          {text(read.isPending ? 'read.busy' : 'read.go')}
        </Button>
      </Stack>
    </Box>
  );
}

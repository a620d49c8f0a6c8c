import { Alert, Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../server/contract/id.ts';
import { checkWordList, MOST_TEXT, saveWordList } from '../../../server/contract/word-lists.ts';
import type { SettingOptions } from '../../../server/contract/settings.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { dayOf } from '../../app/day.ts';
import { fieldText } from './field-wording.ts';
import { useFormScene } from './form-context.ts';
import { dayText } from './values.ts';

type Made = SettingOptions['lists'][number];

/** Makes a list of words that are pasted, so that this week's words need no other page. */
export function PasteList({ onMade }: { onMade: (list: Made) => void }) {
  const { accountId } = useFormScene();
  const [pasted, setPasted] = useState('');
  const [name, setName] = useState(() => `Woorden ${dayText(dayOf())}`);
  const save = useMutation({
    async mutationFn() {
      const { lines } = await call(checkWordList, {
        params: { account: accountId },
        body: { text: pasted.slice(0, MOST_TEXT) },
      });
      const words = [
        ...new Set(lines.flatMap(({ word, verdict }) => (word && verdict !== 'misspelled' ? [word] : []))),
      ];
      // Nobody looks at these words before pupils get them: what is most likely an error stays out, and is named.
      const refused = lines
        .filter(({ word, verdict }) => !word || verdict === 'misspelled')
        .map(({ given }) => given);
      if (words.length === 0) return { list: undefined, refused };
      const list: Made = {
        id: newId(),
        name: name.trim() || fieldText('value.lists'),
        count: words.length,
      };
      await call(saveWordList, {
        params: { account: accountId, list: list.id },
        body: { name: list.name, words: words.map((word) => ({ word })) },
      });
      return { list, refused };
    },
    onSuccess({ list }) {
      if (!list) return;
      onMade(list);
      setPasted('');
    },
  });
  const { list, refused = [] } = save.data ?? {};
  return (
    <Stack sx={{ gap: 1, maxWidth: 620 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          label={fieldText('value.paste')}
          helperText={fieldText('value.pasteHelp')}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          multiline
          minRows={2}
          maxRows={6}
          sx={{ flex: 1, minWidth: 260 }}
        />
        <Stack sx={{ gap: 1 }}>
          <TextField
            label={fieldText('value.pasteName')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
          <Button
            variant="outlined"
            disabled={pasted.trim() === ''}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {fieldText('value.pasteSave')}
          </Button>
        </Stack>
      </Stack>
      {save.error && <Alert severity="error">{messageOf(save.error)}</Alert>}
      {save.data && (
        <Alert severity={list ? (refused.length > 0 ? 'warning' : 'success') : 'error'}>
          {list
            ? fieldText('value.pasteSaved', { name: list.name, count: list.count })
            : fieldText('value.pasteNone')}
          {refused.length > 0 &&
            ` ${fieldText('value.pasteRefused', { words: refused.slice(0, 5).join(', ') })}`}
        </Alert>
      )}
    </Stack>
  );
}

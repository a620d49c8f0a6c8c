import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { MailTemplate } from '../../../server/contract/mail-templates.ts';
import { text } from './wording.ts';

const FIELDS = ['subject', 'body', 'text'] as const;
const LINK = 'link';
type Place = { name: (typeof FIELDS)[number]; from: number; to: number };

/** What stands in a text for a variable; for the link a button, on a line of its own. */
const markOf = (name: string) => (name === LINK ? `\n\n[${text('button')}]({{${LINK}}})\n\n` : `{{${name}}}`);

/** What can be filled in: a press puts it where the cursor was last, and the cursor behind it. */
export function VariableButtons({ variables }: Pick<MailTemplate, 'variables'>) {
  const { getValues, setValue, setFocus } = useFormContext<Record<Place['name'], string>>();
  const place = useRef<Place>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = box.current?.closest('form');
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
      const name = FIELDS.find((one) => one === target.name);
      if (name) place.current = { name, from: target.selectionStart ?? 0, to: target.selectionEnd ?? 0 };
    };
    form?.addEventListener('focusout', note);
    return () => form?.removeEventListener('focusout', note);
  }, []);

  const insert = (variable: string) => {
    const last = place.current;
    // The address behind the button can't stand in a subject.
    const name = !last || (variable === LINK && last.name === 'subject') ? 'body' : last.name;
    const value = getValues(name);
    const { from, to } = last?.name === name ? last : { from: value.length, to: value.length };
    const mark = markOf(variable);
    setValue(name, value.slice(0, from) + mark + value.slice(to), {
      shouldDirty: true,
      shouldValidate: true,
    });
    setFocus(name);
    const end = from + mark.length;
    requestAnimationFrame(() => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.setSelectionRange(end, end);
    });
  };

  return (
    <Box ref={box} role="group" aria-labelledby="variables-title">
      <Typography id="variables-title" sx={{ fontWeight: 700 }}>
        {text('variables')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text('variablesHelp')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5, display: 'grid', gap: 0.5 }}>
        {variables.map(({ name, label, isNeeded }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
          >
            <Button
              size="small"
              variant="outlined"
              aria-label={text('insert', { name, label })}
              onClick={() => insert(name)}
              sx={{ textTransform: 'none' }}
            >
              {name === LINK ? text('button') : `{{${name}}}`}
            </Button>
            <span>{isNeeded ? `${label} (${text('needed')})` : label}</span>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

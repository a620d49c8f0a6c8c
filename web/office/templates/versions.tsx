import { Box, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getMailTemplate,
  listMailTemplates,
  saveMailTemplate,
  type MailTemplate,
  type TemplateText,
  type TemplateVersion,
} from '../../../server/contract/mail-templates.ts';
import type { Variant } from '../../../server/contract/variant.ts';
import { messageOf } from '../../api/error.ts';
import { moment } from '../../app/moments.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { tell } from '../../ui/toast.tsx';
import { DifferenceDialog } from './difference-dialog.tsx';
import { text } from './wording.ts';

interface Props {
  template: MailTemplate;
  variant: Variant;
  onRestored: () => void;
}

/** What a text was before, and by whom; each can be mailed again. */
export function Versions({ template, variant, onRestored }: Props) {
  const client = useQueryClient();
  const [shown, setShown] = useState<TemplateVersion>();
  const { key, texts, mayEdit } = template;
  const versions = template.versions.filter((one) => one.variant === variant);
  const restore = useMutation({
    mutationFn: ({ subject, body, text: plain }: TemplateVersion) =>
      call(saveMailTemplate, {
        params: { template: key, variant },
        body: { subject, body, text: plain, basedOn: texts[variant].version },
      }),
    onSuccess: (after, { version }) => {
      client.setQueryData(queryOf(getMailTemplate, { params: { template: key } }).queryKey, after);
      void askAnew(client, [listMailTemplates]);
      tell({ message: text('versions.restored', { version }) });
      onRestored();
    },
    onError: (error) => {
      tell({ message: messageOf(error), severity: 'error' });
      void askAnew(client, [getMailTemplate]);
    },
  });
  const before = ({ version }: TemplateVersion): TemplateText =>
    versions.find((one) => one.version === version - 1) ?? texts[variant].original;
  return (
    <section aria-labelledby="versions-title">
      <Typography variant="h2" id="versions-title" sx={{ mb: 1 }}>
        {text('versions.title')}
      </Typography>
      {versions.length === 0 && <Typography>{text('versions.none')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {versions.map((one, i) => (
          <li key={one.version}>
            <Typography>{lineOf(one, i === 0 && texts[variant].isOwn)}</Typography>
            <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
              <Button
                size="small"
                aria-label={text('versions.differenceOf', { version: one.version })}
                onClick={() => setShown(one)}
              >
                {text('versions.difference')}
              </Button>
              {mayEdit && i > 0 && !one.isDefault && (
                <Button
                  size="small"
                  loading={restore.isPending && restore.variables.version === one.version}
                  onClick={() => restore.mutate(one)}
                >
                  {text('versions.restore', { version: one.version })}
                </Button>
              )}
            </Stack>
          </li>
        ))}
      </Box>
      {shown && (
        <DifferenceDialog
          version={shown.version}
          before={before(shown)}
          after={shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}

function lineOf({ version, at, by, isDefault }: TemplateVersion, isCurrent: boolean): string {
  const line = text('versions.line', {
    version,
    day: moment.format(at),
    name: by ?? text('versions.nobody'),
  });
  return [line, isDefault && text('versions.standard'), isCurrent && text('versions.current')]
    .filter(Boolean)
    .join(' – ');
}

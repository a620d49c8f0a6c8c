import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import {
  getMailTemplate,
  listMailTemplates,
  saveMailTemplate,
  templateTextSchema,
  testMailTemplate,
  type MailTemplate,
  type TemplateText,
} from '../../../server/contract/mail-templates.ts';
import { listMails } from '../../../server/contract/mail.ts';
import type { Variant } from '../../../server/contract/variant.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { CheckInput, TextInput } from '../../ui/form/fields.tsx';
import { Newer } from '../../ui/form/newer.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { Preview } from './preview.tsx';
import { ResetButton } from './reset-button.tsx';
import { VariableButtons } from './variable-buttons.tsx';
import { text } from './wording.ts';

const formSchema = z.object({
  subject: templateTextSchema.shape.subject.pipe(z.string().min(1)),
  body: templateTextSchema.shape.body.min(1),
  hasText: z.boolean(),
  text: z.string().trim(),
});
type Fields = z.infer<typeof formSchema>;

const fieldsOf = ({ subject, body, text: plain }: TemplateText): Fields => ({
  ...{ subject, body },
  hasText: plain !== null,
  text: plain ?? '',
});
const textOf = ({ subject, body, hasText, text: plain }: Fields): TemplateText => ({
  ...{ subject, body },
  text: hasText ? plain : null,
});

interface Props {
  template: MailTemplate;
  variant: Variant;
  /** The fields are to begin anew. */
  onAnew: () => void;
}

/** The text of a mail, with what it looks like below. */
export function Editor({ template, variant, onAnew }: Props) {
  const client = useQueryClient();
  const params = { template: template.key, variant };
  const stored = template.texts[variant];
  /** The version that the fields began with: whoever saves names it. */
  const [base, setBase] = useState(stored.version);
  const of = useSaveForm<Fields, Fields>({
    schema: formSchema,
    start: fieldsOf(stored),
    async save(values) {
      try {
        const saved = await call(saveMailTemplate, {
          params,
          body: { ...textOf(values), basedOn: base },
        });
        setBase(saved.texts[variant].version);
        client.setQueryData(queryOf(getMailTemplate, { params: { template: template.key } }).queryKey, saved);
      } catch (error) {
        // Then what is there now is shown beside it.
        if (error instanceof ApiError && error.status === 409) void askAnew(client, [getMailTemplate]);
        throw error;
      }
      void askAnew(client, [listMailTemplates]);
      tell({ message: text('saved') });
    },
  });
  const test = useMutation({
    mutationFn: (values: Fields) => call(testMailTemplate, { params, body: textOf(values) }),
    onSuccess({ address, mail }) {
      void askAnew(client, [listMails]);
      tell({
        message: text('tested', { address }),
        link: { label: text('toTest'), to: paths.mail(mail) },
      });
    },
    onError: (error) => tell({ message: faultOf(error), severity: 'error' }),
  });
  const { control, handleSubmit } = of.form;
  const values = useWatch({ control });
  const isLocked = !template.mayEdit;
  return (
    <>
      <SaveFormView
        of={of}
        action={text('save')}
        aside={
          <>
            <Button
              loading={test.isPending}
              onClick={() => void handleSubmit((filled) => test.mutate(filled))()}
            >
              {text('test')}
            </Button>
            {!isLocked && (stored.isOwn || stored.isAside) && (
              <ResetButton {...{ template, variant }} onReset={onAnew} />
            )}
          </>
        }
      >
        <TextInput<Fields> name="subject" label={text('subject')} width={760} disabled={isLocked} required />
        <TextInput<Fields>
          name="body"
          label={text('body')}
          help={text('bodyHelp')}
          rows={12}
          width={760}
          disabled={isLocked}
          required
        />
        <CheckInput<Fields>
          name="hasText"
          label={text('ownText')}
          help={text('ownTextHelp')}
          disabled={isLocked}
        />
        {values.hasText && (
          <TextInput<Fields>
            name="text"
            label={text('text')}
            help={text('textHelp')}
            rows={8}
            width={760}
            disabled={isLocked}
          />
        )}
        {!isLocked && <VariableButtons variables={template.variables} />}
        {stored.version > base && (
          <Newer
            take={text('newer.take')}
            keep={text('newer.keep')}
            onTake={onAnew}
            onKeep={() => setBase(stored.version)}
          >
            {text('newer.note')}
          </Newer>
        )}
      </SaveFormView>
      <Preview params={params} of={textOf(values as Fields)} />
    </>
  );
}

/** What is wrong, where no field can tell it. */
function faultOf(error: Error): string {
  const [fault] = error instanceof ApiError ? Object.values(error.fields) : [];
  return fault ?? messageOf(error);
}

import { z } from 'zod';
import { setSsoPlatforms, type SsoSettings } from '../../../server/contract/sso.ts';
import { call } from '../../app/services.ts';
import { TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { accountSso as text } from './sso-wording.ts';

interface Props {
  account: string;
  settings: SsoSettings;
  onSaved: (settings: SsoSettings) => void;
}

const { platforms: names } = setSsoPlatforms.body.shape;
/** One per line. */
const schema = z.object({
  platforms: z
    .string()
    .transform((lines) =>
      lines
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .superRefine((lines, context) => {
      // The message of a line stands at the field.
      for (const { message } of names.safeParse(lines).error?.issues ?? [])
        context.addIssue({ code: 'custom', message });
    }),
});

/** The office notes what a school is called at providers that know no number of it. */
export function PlatformForm({ account, settings, onSaved }: Props) {
  const of = useSaveForm({
    schema,
    start: { platforms: settings.platforms.join('\n') },
    save: async (body) => onSaved(await call(setSsoPlatforms, { params: { account }, body })),
  });
  return (
    <SaveFormView of={of} action={text('settings.recognised.save')}>
      <TextInput
        name="platforms"
        label={text('settings.recognised.edit')}
        help={text('settings.recognised.editHelp')}
        rows={2}
      />
    </SaveFormView>
  );
}

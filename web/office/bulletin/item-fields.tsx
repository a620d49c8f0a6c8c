import type { BulletinItem } from '../../../server/contract/bulletin.ts';
import { BULLETIN_SITES, NOTICE_ABOUT } from '../../../server/contract/bulletin-kinds.ts';
import { ACCOUNT_KINDS } from '../../../server/contract/lead-kinds.ts';
import { CheckInput, RadioInput, SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { bulletin as text } from './wording.ts';

/** The fields of what is put on the site, by its kind. */
export function ItemFields({ kind }: { kind: BulletinItem['kind'] }) {
  const Fields = FIELDS[kind];
  return (
    <>
      <Fields />
      <RadioInput
        name="sites"
        label={text('form.sites')}
        choices={BULLETIN_SITES.map((value) => ({ value, label: text(`sites.${value}`) }))}
      />
    </>
  );
}

const NoticeFields = () => (
  <>
    <RadioInput
      name="about"
      label={text('form.about')}
      choices={NOTICE_ABOUT.map((value) => ({
        value,
        label: text(`about.${value}`),
        help: text(`aboutHelp.${value}`),
      }))}
    />
    <TextInput
      name="text"
      label={text('form.notice')}
      help={text('form.noticeHelp')}
      rows={2}
      width="100%"
      required
    />
    <TextInput
      name="until"
      type="date"
      label={text('form.until')}
      help={text('form.untilHelp')}
      width={240}
    />
  </>
);

const ExperienceFields = () => (
  <>
    <SelectInput
      name="type"
      label={text('form.type')}
      choices={ACCOUNT_KINDS.map((value) => ({ value, label: text(`types.${value}`) }))}
    />
    <TextInput name="role" label={text('form.role')} help={text('form.roleHelp')} required />
    <TextInput name="name" label={text('form.name')} help={text('form.nameHelp')} />
    <TextInput
      name="text"
      label={text('form.experience')}
      help={text('form.experienceHelp')}
      rows={5}
      width="100%"
      required
    />
    <TextInput name="day" type="date" label={text('form.written')} width={240} required />
    <CheckInput name="agreed" label={text('form.agreed')} />
  </>
);

const FIELDS = { notice: NoticeFields, experience: ExperienceFields };

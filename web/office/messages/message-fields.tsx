import { Typography } from '@mui/material';
import { MESSAGE_KINDS } from '../../../server/contract/inbox.ts';
import { LICENCE_STATES } from '../../../server/contract/licence-state.ts';
import { ACCOUNT_KINDS } from '../../../server/contract/lead-kinds.ts';
import { MESSAGE_ROLES } from '../../../server/contract/office-messages.ts';
import { VARIANTS } from '../../../server/contract/variant.ts';
import { text as staff } from '../../admin/messages/wording.ts';
import { CheckInput, ChecksInput, SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { AccountsInput } from './accounts-input.tsx';
import { ACTIVITIES } from './form-values.ts';
import { text } from './wording.ts';

interface Props {
  /** It was published: when does not change any more. */
  isOut: boolean;
  /** How active an account must be was stored as something that can't be chosen here. */
  hasOther: boolean;
}

/** The fields of a message. */
export const MessageFields = ({ isOut, hasOther }: Props) => (
  <>
    <SelectInput
      name="kind"
      label={text('form.kind')}
      choices={MESSAGE_KINDS.map((value) => ({ value, label: staff(`kinds.${value}`) }))}
    />
    <TextInput name="title" label={text('form.title')} required maxLength={120} width="100%" />
    <TextInput
      name="text"
      label={text('form.text')}
      help={text('form.textHelp', { one: '{groep}', more: '{groepen}' })}
      rows={6}
      width="100%"
      required
    />
    <TextInput name="titleBe" label={text('form.titleBe')} help={text('form.sameHelp')} width="100%" />
    <TextInput name="textBe" label={text('form.textBe')} help={text('form.sameHelp')} rows={3} width="100%" />
    <Typography variant="h2">{text('form.for')}</Typography>
    <ChecksInput
      name="roles"
      label={text('form.roles')}
      choices={MESSAGE_ROLES.map((value) => ({ value, label: text(`roles.${value}`) }))}
    />
    <ChecksInput
      name="kinds"
      label={text('form.kinds')}
      choices={ACCOUNT_KINDS.map((value) => ({ value, label: text(`accountKinds.${value}`) }))}
    />
    <ChecksInput
      name="variants"
      label={text('form.variants')}
      choices={VARIANTS.map((value) => ({ value, label: text(`variants.${value}`) }))}
    />
    <ChecksInput
      name="states"
      label={text('form.states')}
      choices={LICENCE_STATES.map((value) => ({ value, label: text(`states.${value}`) }))}
    />
    <AccountsInput />
    <SelectInput
      name="activity"
      label={text('form.activity')}
      choices={ACTIVITIES.filter((value) => value !== 'other' || hasOther).map((value) => ({
        value,
        label: text(`activity.${value}`),
      }))}
      width={420}
    />
    {!isOut && (
      <TextInput
        name="when"
        type="datetime-local"
        label={text('form.when')}
        help={text('form.whenHelp')}
        width={260}
      />
    )}
    <TextInput
      name="endsOn"
      type="date"
      label={text('form.endsOn')}
      help={text('form.endsOnHelp')}
      width={260}
    />
    <CheckInput name="pinned" label={text('form.pinned')} />
    <CheckInput name="mailCopy" label={text('form.mailCopy')} help={text('form.mailCopyHelp')} />
    {isOut && <CheckInput name="again" label={text('form.again')} />}
  </>
);

import { PUPIL_REASONS } from '../../../server/contract/office-pupils.ts';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { text } from './wording.ts';

/** Why something is done: for what kind of thing, and in words. */
export const ReasonInputs = () => (
  <>
    <SelectInput
      name="why"
      label={text('why')}
      choices={Object.entries(PUPIL_REASONS).map(([value, label]) => ({ value, label }))}
    />
    <ReasonInput />
  </>
);

/** Why something is done, in words alone. */
export const ReasonInput = () => (
  <TextInput
    name="reason"
    label={text('reason')}
    help={text('reasonHelp')}
    rows={2}
    maxLength={300}
    required
  />
);

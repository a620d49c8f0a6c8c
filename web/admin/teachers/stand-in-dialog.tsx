import { Button, IconButton, Typography } from '@mui/material';
import { useFieldArray } from 'react-hook-form';
import { z } from 'zod';
import { FORM_MESSAGES } from '../../../server/contract/messages.ts';
import { setStandIns, type Member, type StaffList } from '../../../server/contract/staff.ts';
import { call } from '../../app/services.ts';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { DAY_MS, dayOf } from '../../app/day.ts';
import { text } from './wording.ts';
import './teachers.css';

const schema = z.object({
  standIns: z.array(
    z.object({ group: z.string().min(1, FORM_MESSAGES.choose), until: z.iso.date(FORM_MESSAGES.date) }),
  ),
});
type Input = z.input<typeof schema>;

interface Props {
  adminId: string;
  member: Member;
  groups: StaffList['groups'];
  onClose: () => void;
  onDone: (list: StaffList, message: string) => void;
}

/** Which groups somebody takes over until a day. */
export function StandInDialog({ adminId, member, groups, onClose, onDone }: Props) {
  const of = useSaveForm({
    schema,
    start: { standIns: member.standIns.map(({ group, until }) => ({ group: group.id, until })) },
    async save(values) {
      const params = { account: adminId, user: member.id };
      onDone(await call(setStandIns, { params, body: values }), text('done.standIn', { name: member.name }));
    },
  });
  const { fields, append, remove } = useFieldArray<Input, 'standIns'>({
    control: of.form.control as never,
    name: 'standIns',
  });
  // What stands there at first is right already: a new line that complains helps nobody.
  const taken = of.form.watch('standIns').map(({ group }) => group);
  const own = member.groups.map(({ id }) => id);
  const next = groups.find(({ id }) => !taken.includes(id) && !own.includes(id));
  return (
    <FormDialog
      of={of}
      title={text('standInForm.title', { name: member.name })}
      action={text('standInForm.save')}
      width="sm"
      needsChange
      onClose={onClose}
    >
      <Typography variant="body2">
        {text(groups.length > 0 ? 'standInForm.help' : 'standInForm.none')}
      </Typography>
      <ul className="stand-ins">
        {fields.map((field, i) => (
          <li key={field.id}>
            <SelectInput<Input>
              name={`standIns.${i}.group`}
              label={text('standInForm.group')}
              choices={groups.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <TextInput<Input> name={`standIns.${i}.until`} label={text('standInForm.until')} type="date" />
            <IconButton
              size="small"
              aria-label={text('standInForm.remove', {
                group: groups.find(({ id }) => id === field.group)?.name ?? '',
              })}
              onClick={() => remove(i)}
            >
              <Icon name="close" size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
      {next && (
        <div>
          <Button
            startIcon={<Icon name="add" size={18} />}
            onClick={() => append({ group: next?.id ?? '', until: inTwoWeeks() })}
          >
            {text('standInForm.add')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

/** A day two weeks from now, as 2026-12-06. */
const inTwoWeeks = (): string => dayOf(Date.now() + 14 * DAY_MS);

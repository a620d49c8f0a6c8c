import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { BULLETIN_SITES } from '../../../server/contract/bulletin-kinds.ts';
import { WEBINAR_AUDIENCES } from '../../../server/contract/webinar-kinds.ts';
import {
  getWebinar,
  listWebinars,
  saveWebinar,
  webinarBodySchema,
  type WholeWebinar,
} from '../../../server/contract/webinars.ts';
import { paths } from '../../app/paths.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { CheckInput, RadioInput, SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { NEWS } from './form-values.ts';
import { TakeAway } from './take-away.tsx';
import { text } from './wording.ts';

interface Props {
  id: string;
  start: object;
  /** As it is stored; a new one without it. */
  webinar?: WholeWebinar;
}

/** The fields of a webinar. Before who signed up is mailed of a change, it asks. */
export function WebinarForm({ id, start, webinar }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isDraft = webinar === undefined || webinar.standing === 'draft';
  /** Whether the button that was pressed opens it. */
  const publish = useRef(true);
  const of = useSaveForm({
    schema: webinarBodySchema,
    start: start as never,
    keeps: false,
    save: (body) =>
      call(saveWebinar, {
        params: { webinar: id },
        body: { ...body, publish: publish.current, basedOn: webinar?.version ?? 0 },
      }),
    onSaved: () => {
      void askAnew(client, [listWebinars, getWebinar]);
      void navigate(paths.webinar(id));
      tell({ message: text(!publish.current ? 'draftSaved' : isDraft ? 'opened' : 'saved') });
    },
  });
  const { dirtyFields } = of.form.formState;
  const told = isDraft || webinar.standing === 'held' ? 0 : webinar.signUps.length;
  const isNews = told > 0 && NEWS.some((field) => dirtyFields[field]);
  const save = async (publishing: boolean) => {
    publish.current = publishing;
    if (isNews && (await of.form.trigger())) setAsking(true);
    else await of.submit();
  };
  return (
    <>
      <SaveFormView
        of={{ ...of, submit: () => save(true) }}
        action={text(isDraft ? 'form.put' : 'form.save')}
        back={webinar && !isDraft ? paths.webinar(id) : paths.webinars}
        isNew={isDraft}
        aside={
          <>
            {isDraft && (
              <Button disabled={of.isSaving} onClick={() => void save(false)}>
                {text('form.draft')}
              </Button>
            )}
            {webinar && <TakeAway webinar={webinar} />}
          </>
        }
      >
        <Fields />
      </SaveFormView>
      {isAsking && (
        <ConfirmDialog
          title={text('tellTitle')}
          note={text('tellText', { count: told })}
          action={text('tell')}
          focus="back"
          onConfirm={() => {
            setAsking(false);
            void of.submit();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const Fields = () => (
  <>
    <TextInput name="title" label={text('form.title')} maxLength={120} width="100%" required />
    <TextInput
      name="about"
      label={text('form.about')}
      help={text('form.aboutHelp')}
      rows={3}
      maxLength={1000}
      width="100%"
    />
    <SelectInput
      name="audience"
      label={text('form.audience')}
      choices={WEBINAR_AUDIENCES.map((value) => ({ value, label: text(`audiences.${value}`) }))}
    />
    <TextInput name="day" type="date" label={text('form.day')} width={240} required />
    <TextInput name="time" label={text('form.time')} help={text('form.timeHelp')} width={240} required />
    <TextInput name="minutes" label={text('form.minutes')} inputMode="numeric" width={240} required />
    <TextInput name="seats" label={text('form.seats')} inputMode="numeric" width={240} required />
    <TextInput
      name="price"
      label={text('form.price')}
      help={text('form.priceHelp')}
      inputMode="numeric"
      width={360}
      required
    />
    <TextInput name="place" label={text('form.place')} help={text('form.placeHelp')} />
    <TextInput
      name="liveLink"
      label={text('form.liveLink')}
      help={text('form.liveLinkHelp')}
      maxLength={500}
      width="100%"
    />
    <TextInput
      name="recording"
      label={text('form.recording')}
      help={text('form.recordingHelp')}
      maxLength={500}
      width="100%"
    />
    <RadioInput
      name="sites"
      label={text('form.sites')}
      choices={BULLETIN_SITES.map((value) => ({ value, label: text(`sites.${value}`) }))}
    />
    <CheckInput name="hidden" label={text('form.hidden')} />
  </>
);

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
  type WebinarBody,
  type WholeWebinar,
} from '../../../server/contract/webinars.ts';
import { ApiError } from '../../api/error.ts';
import { paths } from '../../app/paths.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { CheckInput, RadioInput, SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { Newer } from '../../ui/form/newer.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { NEWS, startOf } from './form-values.ts';
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
  /** The version that the fields began with: whoever saves names it. */
  const [base, setBase] = useState(webinar?.version ?? 0);
  /** Whether the button that was pressed opens it. */
  const publish = useRef(true);
  const of = useSaveForm({
    schema: webinarBodySchema,
    start: start as never,
    keeps: false,
    async save(body) {
      try {
        await call(saveWebinar, {
          params: { webinar: id },
          body: { ...body, publish: publish.current, basedOn: base },
        });
      } catch (error) {
        // Then what is there now is shown.
        if (error instanceof ApiError && error.status === 409)
          void askAnew(client, [getWebinar], { webinar: id });
        throw error;
      }
    },
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
        {webinar && webinar.version > base && (
          <Newer
            take={text('newer.take')}
            keep={text('newer.keep')}
            onTake={() => {
              of.form.reset(startOf(webinar) as never);
              setBase(webinar.version);
            }}
            onKeep={() => setBase(webinar.version)}
          >
            {text('newer.note')}
            <Differences mine={of.form.getValues()} theirs={startOf(webinar)} />
          </Newer>
        )}
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

/** What stands there now, where it is not what was typed. */
function Differences({ mine, theirs }: { mine: object; theirs: object }) {
  const typed = new Map(Object.entries(mine));
  const other = Object.entries(theirs).filter(([field, value]) => String(typed.get(field)) !== String(value));
  return (
    <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
      {other.map(([field, value]) => (
        <li key={field}>
          {text(`form.${field as keyof WebinarBody}`)}: {shown(field, value)}
        </li>
      ))}
    </ul>
  );
}

function shown(field: string, value: unknown): string {
  if (field === 'audience') return text(`audiences.${value as WebinarBody['audience']}`);
  if (field === 'sites') return text(`sites.${value as WebinarBody['sites']}`);
  if (typeof value === 'boolean') return text(value ? 'newer.yes' : 'newer.no');
  return value === '' ? text('newer.nothing') : String(value);
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

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  listBulletin,
  saveBulletinItem,
  type BulletinItem,
  type BulletinView,
} from '../../../server/contract/bulletin.ts';
import { newId } from '../../../server/contract/id.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { office } from '../wording.ts';
import { ItemFields } from './item-fields.tsx';
import { RemoveButton } from './remove-button.tsx';
import { bulletin as text } from './wording.ts';

/** How a form for something new begins. */
const START: Record<BulletinItem['kind'], object> = {
  notice: { about: 'news', text: '', until: '' },
  experience: { type: 'school', role: '', name: '', text: '', day: '', agreed: false },
};
const isKind = (name: string): name is BulletinItem['kind'] => Object.hasOwn(START, name);

const CRUMBS = [
  { label: office('root'), to: paths.office },
  { label: text('title'), to: paths.bulletin },
];

/** Something new for the site. */
export function NewItemPage() {
  const { soort = '' } = useParams();
  // Made once: a form that is sent again is the same item.
  const [id] = useState(() => newId());
  if (!isKind(soort)) return <NotFoundPage />;
  return (
    <AdultPage title={text(`add.${soort}`)} crumbs={CRUMBS}>
      <ItemForm
        key={soort}
        id={id}
        kind={soort}
        start={{ ...START[soort], kind: soort, sites: 'both' }}
        isNew
      />
    </AdultPage>
  );
}

/** Something that is on the site: changing it, or taking it away. */
export function ItemPage() {
  const { itemId = '' } = useParams();
  const query = useQuery({
    ...queryOf(listBulletin, {}),
    select: ({ items }) => items.find(({ id }) => id === itemId) ?? null,
  });
  if (query.data === null) return <NotFoundPage />;
  return (
    <AdultPage title={text(query.data ? `edit.${query.data.item.kind}` : 'title')} crumbs={CRUMBS}>
      <Loaded query={query}>{(view) => view && <Item key={view.id} view={view} />}</Loaded>
    </AdultPage>
  );
}

const Item = ({ view }: { view: BulletinView }) => (
  <ItemForm id={view.id} kind={view.item.kind} start={view.item} aside={<RemoveButton view={view} />} />
);

interface FormProps {
  id: string;
  kind: BulletinItem['kind'];
  start: object;
  isNew?: boolean;
  aside?: React.ReactNode;
}

function ItemForm({ id, kind, start, isNew = false, aside }: FormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const of = useSaveForm({
    schema: saveBulletinItem.body,
    start: start as never,
    keeps: !isNew,
    save: (body) => call(saveBulletinItem, { params: { item: id }, body: body as never }),
    onSaved: () => {
      void askAnew(client, [listBulletin]);
      void navigate(paths.bulletin);
      tell({ message: text('saved') });
    },
  });
  return (
    <SaveFormView
      of={of}
      action={text(isNew ? 'form.put' : 'form.save')}
      back={paths.bulletin}
      isNew={isNew}
      aside={aside}
    >
      <ItemFields kind={kind} />
    </SaveFormView>
  );
}

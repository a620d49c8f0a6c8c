import { GAMES } from '../../../scenes/index.ts';
import type { Form } from '../../../engine/exercise/index.ts';

/** A scene that can be looked at. */
export interface Viewable {
  id: string;
  title: string;
  /** Forms it plays, its own first; none for the map. */
  forms: readonly Form[];
  family: string;
}

/** The map and every game there is. */
export const VIEWABLE: readonly Viewable[] = [
  ...GAMES.map(({ manifest: { id, title, forms, family } }) => ({ id, title, forms, family })).sort((a, b) =>
    a.title.localeCompare(b.title, 'nl'),
  ),
  { id: 'landkaart', title: 'Landkaart', forms: [], family: 'de wereldkaart' },
];

export const FORM_NAMES: Record<Form, string> = {
  choose: 'kiezen',
  judge: 'keuren',
  build: 'leggen',
  type: 'typen',
  split: 'knippen',
  sort: 'sorteren',
  read: 'lezen',
  order: 'ordenen',
};

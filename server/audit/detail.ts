import type { AuditAction } from './actions.ts';

/** Words of details that were written down for whoever keeps the code, as the office reads them. */
const WORDS: Readonly<Record<string, string>> = {
  name: 'naam',
  number: 'nummer',
  street: 'adres',
  postalCode: 'postcode',
  city: 'plaats',
  phone: 'telefoon',
  invoiceEmail: 'mailadres voor facturen',
  orderNumber: 'bestelnummer',
  contacts: 'contactpersonen',
  featureTestschool: 'testschool',
  featureZorgtraject: 'zorgtraject',
  reset: 'via een link in de mail',
  welcome: 'bij de eerste keer',
  own: 'in het eigen profiel',
  import: 'inlezen',
  erase: 'wissen',
  news: 'nieuws',
  pupils: 'leerlingen',
  steps: 'stappen',
  groups: 'groepen',
  closed: 'gesloten',
  open: 'open',
  active: 'actief',
};

const ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;

/** What the detail of an action is, where the words alone do not say so. */
const IS: Readonly<Partial<Record<string, string>>> = {
  'look-on-begun': 'aanleiding',
} satisfies Partial<Record<AuditAction, string>>;

/** What a line says of what changed, without ids and without what only the code reads. */
export function detailText({ action, detail }: { action: string; detail: string | null }): string {
  if (detail === null || detail.startsWith('{')) return '';
  const said = detail
    .replace(ID, '')
    .replace(/\p{L}+/gu, (word) => WORDS[word] ?? word)
    .replace(/\s+/g, ' ')
    .trim();
  const what = IS[action];
  return what !== undefined && said !== '' ? `${what}: ${said}` : said;
}

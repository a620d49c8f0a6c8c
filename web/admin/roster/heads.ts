import { fold } from '../../ui/fold.ts';

/** What can be read of somebody. */
export const FIELDS = [
  'name',
  'lastFirst',
  'firstName',
  'infix',
  'lastName',
  'year',
  'group',
  'number',
  'username',
  'email',
] as const;
export type Field = (typeof FIELDS)[number];

/** Heads of columns as schools and their programs call them, folded and without what is no letter; the best of a field first. */
const HEADS: Record<Field, readonly string[]> = {
  name: [
    'volledigenaam',
    'naamleerling',
    'leerlingnaam',
    'weergavenaam',
    'naam',
    'leerling',
    'leerlingen',
    'namen',
    'naammedewerker',
    'medewerker',
    'docent',
    'leerkracht',
    'name',
  ],
  lastFirst: ['naamenvoornaam', 'naamvoornaam', 'familienaamvoornaam', 'achternaamvoornaam'],
  firstName: [
    'roepnaam',
    'roepnaamleerling',
    'voornaam',
    'voornaamleerling',
    'firstname',
    'givenname',
    'prenom',
    'voornamen',
    'doopnamen',
  ],
  infix: [
    'tussenvoegsel',
    'tussenvoegsels',
    'tussenv',
    'tussenvoeg',
    'tv',
    'voorvoegsel',
    'voorvoegsels',
    'voorv',
    'vv',
    'tussenvoegselachternaam',
    'voorvoegselachternaam',
  ],
  lastName: [
    'achternaam',
    'familienaam',
    'achternaamleerling',
    'geslachtsnaam',
    'lastname',
    'surname',
    'beginletterachternaam',
    'eersteletterachternaam',
    'letterachternaam',
    'letter',
    'initiaal',
  ],
  year: ['leerjaar', 'jaargroep', 'leerjaargroep', 'groep', 'klas', 'jaar'],
  group: ['groepsnaam', 'groepnaam', 'stamgroep', 'klasnaam', 'naamgroep', 'naamklas', 'basisgroep'],
  number: [
    'leerlingnummer',
    'leerlingnr',
    'llnr',
    'stamnummer',
    'stamboeknummer',
    'administratienummer',
    'nummer',
    'nr',
    'volgnummer',
    'id',
  ],
  username: ['gebruikersnaam', 'inlognaam', 'loginnaam', 'username', 'login', 'account'],
  email: ['emailadres', 'email', 'mailadres', 'mail', 'emailwerk', 'emailschool'],
};

/** What a head says is below it. */
export interface Head {
  field: Field;
  /** How well: of two heads for one field the lower one counts. */
  rank: number;
}

const BY_HEAD = new Map<string, Head>(
  FIELDS.flatMap((field) => HEADS[field].map((head, rank) => [head, { field, rank }] as const)),
);

const LONGEST_HEAD = 60;

const lettersOf = (text: string) => fold(text).replace(/[^a-z]/g, '');

/** What a cell means as the head of a column; a note between brackets says nothing. */
export const headOf = (cell: string): Head | undefined =>
  cell.length > LONGEST_HEAD || /\d/.test(cell)
    ? undefined
    : (BY_HEAD.get(lettersOf(cell)) ?? BY_HEAD.get(lettersOf(cell.replace(/\([^()]*\)/, ''))));

/** Heads below which a year or a group may stand: 5, 5A, De Vlinders. */
export const isGroupHead = (head: string): boolean => ['groep', 'klas'].includes(lettersOf(head));

/** What stands above a list, or below it. */
const TITLE =
  /\b(?:leerlingenlijst|klassenlijst|klaslijst|groepslijst|namenlijst|naamlijst|presentielijst|absentielijst|adreslijst|schooljaar|afgedrukt|bladzijde|pagina|totaal|aantal leerlingen)\b|^(?:groep|klas|leerjaar) ?\d\w?(?: .*)?$|^aantal\b|\b20\d\d ?[-/] ?(?:20)?\d\d\b/i;
/** What a mail has around a list: greetings, questions, sentences. Lieve is a name too. */
const LETTER =
  /^(?:hoi|hallo|hey|beste|geachte|goede(?:morgen|middag|navond)|groet(?:en|jes)?|(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?|mvg|(?:alvast )?bedankt|dank)\b|^(?:dag|lieve)\b.*[,!]$|[:?!]$|(?:\S+ ){7}\S/i;
/** Longer is no name, and no pattern has to be held against it. */
const LONGEST = 300;

/** Whether a line is nobody but stands around a list. */
export const isTitle = (text: string): boolean =>
  text.length > LONGEST || TITLE.test(text) || LETTER.test(text);

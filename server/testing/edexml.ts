// Files of a school administration, made up for tests and benches: nobody in them exists.

export interface MadePupil {
  key: string;
  first?: string;
  infix?: string;
  last?: string;
  birth?: string;
  year?: string;
  group?: string;
  left?: string;
  eck?: string;
  composites?: readonly string[];
  /** More elements, as they stand in the file. */
  more?: string;
}
export interface MadeGroup {
  key: string;
  name: string;
  year: string;
}
export interface MadeTeacher {
  key: string;
  first: string;
  last: string;
  email?: string;
  groups?: readonly string[];
}
export interface MadeFile {
  year?: string;
  day?: string;
  version?: string;
  brin?: string;
  /** As the declaration says it; none without it. */
  encoding?: string;
  groups?: readonly MadeGroup[];
  composites?: readonly { key: string; name: string }[];
  pupils?: readonly MadePupil[];
  teachers?: readonly MadeTeacher[];
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string) => value.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);
const element = (name: string, value: string | undefined) =>
  value === undefined ? '' : `<${name}>${text(value)}</${name}>`;

/** An EDEXML file as text. */
export function edexml({
  year = '2026-2027',
  day = '2026-11-20',
  version = '2.1',
  brin = '99ZZ',
  encoding = 'UTF-8',
  groups = [],
  composites = [],
  pupils = [],
  teachers = [],
}: MadeFile): string {
  const pupil = ({
    key,
    first,
    infix,
    last,
    birth,
    year: own,
    group,
    left,
    eck,
    composites: more = [],
    ...rest
  }: MadePupil) =>
    [
      `    <leerling key="${text(key)}"${eck === undefined ? '' : ` eckid="${text(eck)}"`}>`,
      element('achternaam', last),
      element('voorvoegsel', infix),
      element('roepnaam', first),
      element('geboortedatum', birth),
      element('jaargroep', own),
      group === undefined ? '' : `<groep key="${text(group)}"/>`,
      more.length === 0
        ? ''
        : `<samengestelde_groepen>${more.map((one) => `<samengestelde_groep key="${text(one)}"/>`).join('')}</samengestelde_groepen>`,
      element('uitstroomdatum', left),
      rest.more ?? '',
      '</leerling>',
    ].join('');
  const teacher = ({ key, first, last, email, groups: own = [] }: MadeTeacher) =>
    `    <leerkracht key="${text(key)}">${element('achternaam', last)}${element('roepnaam', first)}${element('emailadres', email)}` +
    `<groepen>${own.map((one) => `<groep key="${text(one)}"><rol>LRK</rol></groep>`).join('')}</groepen></leerkracht>`;
  return [
    `<?xml version="1.0"${encoding === '' ? '' : ` encoding="${encoding}"`}?>`,
    '<EDEX xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    '  <!-- gemaakt voor een proef -->',
    `  <school>${element('schooljaar', year)}${element('peildatum', day)}${element('brincode', brin)}${element('auteur', 'Proef')}${element('xsdversie', version)}</school>`,
    '  <groepen>',
    ...groups.map(
      (group) =>
        `    <groep key="${text(group.key)}">${element('naam', group.name)}${element('jaargroep', group.year)}</groep>`,
    ),
    ...composites.map(
      (group) =>
        `    <samengestelde_groep key="${text(group.key)}">${element('naam', group.name)}</samengestelde_groep>`,
    ),
    '  </groepen>',
    '  <leerlingen>',
    ...pupils.map(pupil),
    '  </leerlingen>',
    '  <leerkrachten>',
    ...teachers.map(teacher),
    '  </leerkrachten>',
    '</EDEX>',
    '',
  ].join('\n');
}

const FIRST =
  'Ayla Bram Cato Daan Elif Fleur Guus Hana Ilias Jip Kee Loïs Mees Noor Owen Puck Quin Roos Sem Teun Umut Vera Wout Xena Yara Zoë'.split(
    ' ',
  );
const LAST =
  'Bakker Çelik Dijkstra Elzinga Faber Groot Hendriks Jansen Kaya Lange Mulder Nuñez Oosterhuis Peters Ruiter Smit Terpstra Visser Wolters Zwart'.split(
    ' ',
  );
const INFIX = ['', '', '', 'van', 'de', 'van der', "in 't"];

/** A school of so many pupils in years 3 to 8; the same each time. `number` is a national number that should not be read. */
export function madeSchool(count: number): Required<Pick<MadeFile, 'groups' | 'pupils' | 'teachers'>> {
  const groups: MadeGroup[] = [];
  const perGroup = 25;
  for (let i = 0; i < Math.ceil(count / perGroup); i++) {
    const year = 3 + (i % 6);
    groups.push({
      key: `g${i}`,
      name: `${year}${String.fromCharCode(65 + (Math.floor(i / 6) % 26))}${i >= 156 ? i : ''}`,
      year: String(year),
    });
  }
  const pupils = Array.from({ length: count }, (_, i): MadePupil => {
    const group = groups[Math.floor(i / perGroup)]!;
    const infix = INFIX[i % INFIX.length]!;
    const month = String(1 + (i % 12)).padStart(2, '0');
    const day = String(1 + (i % 28)).padStart(2, '0');
    return {
      key: String(10_000 + i),
      first: FIRST[i % FIRST.length]!,
      last: LAST[Math.floor(i / FIRST.length) % LAST.length]! + (i >= 520 ? ` ${Math.floor(i / 520)}` : ''),
      ...(infix !== '' && { infix }),
      birth: `${2023 - Number(group.year)}-${month}-${day}`,
      year: group.year,
      group: group.key,
      eck: `https://ketenid.nl/pilot/${String(i).padStart(64, '0')}`,
      more: '<geslacht>2</geslacht><postcodenl>1234AB</postcodenl><bsn>999999990</bsn>',
    };
  });
  const teachers = groups.map((group, i): MadeTeacher => ({
    key: `l${i}`,
    first: FIRST[(i + 7) % FIRST.length]!,
    last: LAST[i % LAST.length]!,
    email: `leerkracht${i}@proef.example`,
    groups: [group.key],
  }));
  return { groups, pupils, teachers };
}

// Which elements of an EDEXML file are read; all others are passed over with what is in them.

/** Elements that hold what is wanted, with their text as the field of this name. */
export const FIELDS = {
  school: {
    schooljaar: 'year',
    peildatum: 'day',
    brincode: 'brin',
    dependancecode: 'branch',
    instellingsnummer: 'institution',
    schoolkey: 'schoolKey',
    aanmaakdatum: 'madeAt',
    auteur: 'author',
    xsdversie: 'version',
  },
  groep: { naam: 'name', jaargroep: 'year' },
  samengestelde_groep: { naam: 'name' },
  leerling: {
    achternaam: 'last',
    voorvoegsel: 'infix',
    tussenvoegsel: 'infix',
    roepnaam: 'first',
    voornamen: 'names',
    'voorletters-1': 'initials',
    voorletters: 'initials',
    geboortedatum: 'birth',
    jaargroep: 'year',
    uitstroomdatum: 'left',
  },
  leerkracht: {
    achternaam: 'last',
    voorvoegsel: 'infix',
    tussenvoegsel: 'infix',
    roepnaam: 'first',
    voornamen: 'names',
    'voorletters-1': 'initials',
    voorletters: 'initials',
    emailadres: 'email',
  },
} as const satisfies Record<string, Record<string, string>>;

export type RecordName = keyof typeof FIELDS;

/** In which element each kind of record stands. */
export const RECORD_PATHS: Record<string, RecordName> = {
  'EDEX/school': 'school',
  'EDEX/groepen/groep': 'groep',
  'EDEX/groepen/samengestelde_groep': 'samengestelde_groep',
  'EDEX/leerlingen/leerling': 'leerling',
  'EDEX/leerkrachten/leerkracht': 'leerkracht',
};

/** National numbers: counted, and nothing more. */
export const NATIONAL_NUMBERS: ReadonlySet<string> = new Set([
  'sofinummer',
  'bsn',
  'onderwijsnummer',
  'bsn_ondwnr-4',
  'rijksregisternummer',
]);

/** What else is often there and is not read, as it is told. */
export const PASSED_OVER: Readonly<Record<string, string>> = {
  geslacht: 'geslacht',
  etniciteit: 'herkomst',
  land: 'herkomst',
  land_vader: 'herkomst',
  land_moeder: 'herkomst',
  gewicht: 'gewicht',
  gewicht_nieuw: 'gewicht',
  postcodenl: 'postcode',
  postnummerbe: 'postcode',
  postcodeoverig: 'postcode',
  gebruikersnaam: 'gebruikersnaam',
  emailadres: 'e-mailadres',
  fotourl: 'foto',
  instroomdatum: 'datums van de schoolloopbaan',
  start_ondw_jgr3: 'datums van de schoolloopbaan',
  mutatiedatum: 'datums van de schoolloopbaan',
  toevoegingen: 'toevoegingen van de leverancier',
};

import type { Leaflet, Subprocessor } from '../contract/leaflet.ts';
import type { AccountKind } from '../contract/lead-kinds.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { AccountRow } from '../data/schema.ts';
import { category, CATEGORY_KEYS, PERSONS, purpose, PURPOSE_KEYS } from './categories.ts';
import { keptRows } from './kept.ts';
import { currentVersion, type Version } from './leaflet-versions.ts';
import { measuresFor } from './measures.ts';
import { subprocessorsOn } from './subprocessors.ts';

type Reader = Pick<AccountRow, 'kind' | 'variant' | 'leaver_months'>;

const AUTHORITY: Record<Variant, string> = {
  nl: 'de Autoriteit Persoonsgegevens (autoriteitpersoonsgegevens.nl)',
  be: 'de Gegevensbeschermingsautoriteit (gegevensbeschermingsautoriteit.be)',
};

/** What of whom is kept for a customer now, why, where and how long. `supplier` are the lines with who runs the installation. */
export async function leafletFor(
  db: Db,
  account: Reader,
  supplier: readonly string[],
  now: number,
): Promise<Leaflet> {
  const today = nameOfDay(now);
  return leafletOf(account, await currentVersion(db), await subprocessorsOn(db, today), supplier);
}

function leafletOf(
  account: Reader,
  { version, at }: Version,
  subprocessors: Subprocessor[],
  supplier: readonly string[],
): Leaflet {
  const { kind, variant } = account;
  const isHome = kind === 'thuis';
  const who = supplier[0] ?? 'wie deze Spelwereld beheert';
  const worded = <T extends { what: string; home?: string }>({ what, home }: T) => (isHome && home) || what;
  return {
    title: isHome ? 'Privacyverklaring' : 'Privacybijsluiter',
    version,
    day: nameOfDay(at),
    intro: isHome ? homeIntro(who) : schoolIntro(kind, who),
    persons: PERSONS.map((person) => ({
      name: PERSON_NAMES[person][isHome ? 'home' : 'school'],
      categories: CATEGORY_KEYS.map(category)
        .filter(({ of, kinds }) => of === person && (kinds?.includes(kind) ?? true))
        .map(({ why, ...one }) => ({
          name: one.name,
          what: worded(one),
          purposes: why.map((key) => purpose(key).name),
        })),
    })),
    purposes: PURPOSE_KEYS.map(purpose).map((one) => ({ name: one.name, what: worded(one) })),
    never: [
      'We vragen en bewaren nooit een BSN of rijksregisternummer, foto, adres of geboortedatum van een kind.',
      'We verkopen niets, tonen geen advertenties en maken geen profiel voor iets anders dan oefenen.',
      'We laten er geen taalmodel van anderen van leren.',
    ],
    where: [
      `Op de server van ${who}.`,
      subprocessors.length === 0
        ? 'Er zijn geen subverwerkers genoemd.'
        : 'Wie daar verder bij betrokken is en in welk land, staat bij de subverwerkers.',
    ],
    kept: keptRows(account),
    measures: measuresFor(kind),
    subprocessors,
    rights: isHome ? homeRights(variant) : schoolRights(kind),
    // Where to pay is no part of whom to ask.
    contact: supplier.filter((line) => !/iban/i.test(line)),
  };
}

const PERSON_NAMES = {
  pupil: { school: 'Leerlingen', home: 'Kinderen' },
  staff: { school: 'Medewerkers', home: 'Ouders en verzorgers' },
} as const;

const schoolIntro = (kind: AccountKind, who: string) => [
  'Spelwereld is een oefenprogramma voor spelling en lezen, voor {leerlingen} van de basisschool.',
  kind === 'rt'
    ? `De praktijk bepaalt wie er oefent en waarmee, en is verantwoordelijk voor de gegevens. ${who} verwerkt ze in opdracht van de praktijk.`
    : `De school bepaalt wie er oefent en waarmee, en is verantwoordelijk voor de gegevens. ${who} verwerkt ze in opdracht van de school.`,
];

const homeIntro = (who: string) => [
  'Spelwereld is een oefenprogramma voor spelling en lezen, voor kinderen van de basisschool.',
  `Voor een account thuis zijn wij zelf verantwoordelijk voor de gegevens: ${who}. Daarom is er geen verwerkersovereenkomst, maar deze verklaring.`,
  'We gebruiken de gegevens omdat we ze nodig hebben om te leveren wat je bij ons afneemt. Wie het account maakt, is de ouder of verzorger, of heeft hun toestemming.',
];

const schoolRights = (kind: AccountKind) => [
  kind === 'rt'
    ? 'Wie gegevens wil inzien, verbeteren of laten wissen, vraagt dat aan de praktijk. Die kan het zelf in Spelwereld, of vraagt ons om hulp.'
    : 'Wie gegevens wil inzien, verbeteren of laten wissen, vraagt dat aan de school. Die kan het zelf in Spelwereld, of vraagt ons om hulp.',
  'Schrijft een ouder ons daarover, dan verwijzen we door.',
];

const homeRights = (variant: Variant) => [
  'Je kunt alles van je kind zelf bekijken, verbeteren en weggooien. Wil je een kopie, of alles laten wissen? Stel een vraag bij Berichten; je hebt binnen een maand antwoord.',
  `Ben je het niet eens met hoe we met gegevens omgaan? Zeg het ons. Je kunt ook een klacht indienen bij ${AUTHORITY[variant]}.`,
];

import i18next from 'i18next';
import { inFamilyWords } from '../../../server/contract/family-words.ts';
import { VARIANT } from '../variant.ts';

interface Texts {
  [key: string]: string | Texts;
}
/** What the Belgian variant says otherwise; the rest falls back to Dutch. */
type Overrides<T> = { [K in keyof T]?: T[K] extends string ? string : Overrides<T[K]> };

type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** Gives the text of a key, with `{{name}}` filled in; `count` picks the plural. */
type Translate<T> = (key: Keys<T>, values?: Record<string, string | number>) => string;

// Synchronous: the texts are in the bundle of their area. 'nl-BE' falls back to 'nl' by itself.
void i18next.init({
  lng: VARIANT === 'be' ? 'nl-BE' : 'nl',
  fallbackLng: 'nl',
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** What is said otherwise to those who read it. */
interface Readers<T> {
  /** In Belgium, to schools and practices: a family has no classes. */
  beSchool?: Overrides<T>;
  /** To a practice, in both countries: who works there is no teacher. */
  practice?: Overrides<T>;
  /** To a family, in both countries, where more is otherwise than that pupils are children (`family-words.ts`). */
  home?: Overrides<T>;
}

/** As whom somebody is spoken to. */
export type Reader = 'school' | 'practice' | 'home';

let reader: Reader = 'school';
/** Makes the texts of an area for families: only a family needs them, and not before it reads. */
const forFamilies: (() => void)[] = [];

/** From now on texts are read by these. */
export function speakTo(to: Reader): void {
  reader = to;
  if (to === 'home') for (const make of forFamilies.splice(0)) make();
}

/** Registers the texts of an area and returns its translate function. An area's texts load with the area. */
export function defineWording<const T extends Texts>(
  area: string,
  nl: T,
  be: Overrides<T> = {},
  { beSchool = {}, practice = {}, home = {} }: Readers<T> = {},
): Translate<T> {
  const [ofSchool, ofPractice, ofHome] = [`${area}.school`, `${area}.practice`, `${area}.home`];
  i18next.addResourceBundle('nl', area, nl, true, true);
  i18next.addResourceBundle('nl-BE', area, be, true, true);
  i18next.addResourceBundle('nl-BE', ofSchool, beSchool, true, true);
  i18next.addResourceBundle('nl', ofPractice, practice, true, true);
  forFamilies.push(() => {
    i18next.addResourceBundle('nl', ofHome, asFamilyReads(nl), true, true);
    i18next.addResourceBundle('nl-BE', ofHome, asFamilyReads(be as Texts), true, true);
    for (const language of ['nl', 'nl-BE']) i18next.addResourceBundle(language, ofHome, home, true, true);
  });
  if (reader === 'home') speakTo(reader);
  const areas: Record<Reader, string[]> = {
    school: [ofSchool, area],
    practice: [ofPractice, ofSchool, area],
    home: [ofHome, area],
  };
  return (key, values) => i18next.t(key, { ...values, ns: areas[reader] });
}

const asFamilyReads = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? inFamilyWords(text) : asFamilyReads(text),
    ]),
  );

import i18next from 'i18next';
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
  /** To a family, in both countries. */
  home?: Overrides<T>;
}

let isHome = false;

/** From now on texts are read by a family, or by a school or practice. */
export function speakToFamily(is: boolean): void {
  isHome = is;
}

/** Registers the texts of an area and returns its translate function. An area's texts load with the area. */
export function defineWording<const T extends Texts>(
  area: string,
  nl: T,
  be: Overrides<T> = {},
  { beSchool = {}, home = {} }: Readers<T> = {},
): Translate<T> {
  const [ofSchool, ofHome] = [`${area}.school`, `${area}.home`];
  i18next.addResourceBundle('nl', area, nl, true, true);
  i18next.addResourceBundle('nl-BE', area, be, true, true);
  i18next.addResourceBundle('nl-BE', ofSchool, beSchool, true, true);
  i18next.addResourceBundle('nl', ofHome, home, true, true);
  return (key, values) => i18next.t(key, { ...values, ns: [isHome ? ofHome : ofSchool, area] });
}

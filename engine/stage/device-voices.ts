/** What is asked of a voice of the browser's own. */
export type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>;

/** The languages that a pupil can hear: that of the Netherlands and that of Belgium. */
export type Language = 'nl-NL' | 'nl-BE';

/** The voices that speak well enough for a dictation, the best first. */
const GOOD: Readonly<Record<Language, readonly RegExp[]>> = {
  'nl-NL': [
    /^Microsoft (Colette|Fenna|Maarten) Online \(Natural\)/,
    /^Google Nederlands \d \(Natural\)/,
    /\bnl-nl-x-(lfc|tfb|yfr|bmh|dma)-(local|network)$/,
    /^(Claire|Xander) \((Premium|Enhanced|verbeterd|premium)\)/,
    /^(Claire|Xander)\b/,
    /^(Nederlands|Dutch) \(?(Nederland|Netherlands)\)?$/,
    /^Microsoft Frank\b/,
    /^Google Nederlands$/,
  ],
  'nl-BE': [
    /^Microsoft (Dena|Arnaud) Online \(Natural\)/,
    /\bnl-be-x-be[cd]-(local|network)$/,
    /^Ellen \((Premium|Enhanced|verbeterd|premium)\)/,
    /^Ellen\b/,
    /^(Nederlands|Dutch) \(?(België|Belgium)\)?$/,
    /^Microsoft Bart\b/,
  ],
};

/** The tag of a language as one machine writes it `nl-NL` and another `nl_NL`. */
const tag = (lang: string) => lang.replace('_', '-').toLowerCase();

/**
 * The best voice for a language that is known to be good; undefined when there is none. A voice that sends what it says
 * over the internet only counts when `online` allows it.
 */
export function chooseVoice<V extends DeviceVoice>(
  voices: readonly V[],
  language: Language,
  online: boolean,
): V | undefined {
  const fit = voices.filter(
    ({ name, lang, localService }) =>
      tag(lang) === tag(language) && (localService || online) && !/espeak/i.test(name),
  );
  const rank = ({ name }: V) => GOOD[language].findIndex((good) => good.test(name));
  return fit
    .filter((voice) => rank(voice) >= 0)
    .reduce<V | undefined>((best, voice) => (best && rank(best) <= rank(voice) ? best : voice), undefined);
}

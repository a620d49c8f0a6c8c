import { account as text } from './wording.ts';

/** How browsers call themselves; the more particular ones first, since each claims to be the ones below too. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['CrOS', 'Chromebook'],
  ['Android', 'Android'],
  ['iPad', 'iPad'],
  ['iPhone', 'iPhone'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const;

/** The name of a browser and a system that people know, of what a browser calls itself. */
export function deviceName(said: string): string {
  const [, browser] = BROWSERS.find(([mark]) => said.includes(mark)) ?? [];
  const [, system] = SYSTEMS.find(([mark]) => said.includes(mark)) ?? [];
  if (browser && system) return text('sessions.on', { browser, system });
  return browser ?? system ?? text('sessions.unknown');
}

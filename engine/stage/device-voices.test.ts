import { expect, it } from 'vitest';
import { chooseVoice, type DeviceVoice } from './device-voices.ts';

/** A voice as a browser lists it; `*` before the language: it needs the internet. */
const voice = (name: string, lang: string): DeviceVoice => ({
  name,
  lang: lang.replace('*', ''),
  localService: !lang.startsWith('*'),
});

const CHROMEBOOK = [
  voice('Google US English 1 (Natural)', 'en-US'),
  voice('Chrome OS Nederlands 2', 'nl-NL'),
  voice('Google Nederlands 4 (Natural)', 'nl-NL'),
  voice('Android Speech Recognition and Synthesis from Google nl-be-x-bec-network', '*nl-BE'),
  voice('Android Speech Recognition and Synthesis from Google nl-be-x-bed-local', 'nl-BE'),
  voice('eSpeak Dutch', 'nl'),
];
const WINDOWS_CHROME = [
  voice('Microsoft David - English (United States)', 'en-US'),
  voice('Microsoft Frank - Dutch (Netherlands)', 'nl-NL'),
  voice('Google Nederlands', '*nl-NL'),
];
const EDGE = [
  voice('Microsoft Frank - Dutch (Netherlands)', 'nl-NL'),
  voice('Microsoft Arnaud Online (Natural) - Dutch (Belgium)', '*nl-BE'),
  voice('Microsoft Dena Online (Natural) - Dutch (Belgium)', '*nl-BE'),
  voice('Microsoft Fenna Online (Natural) - Dutch (Netherlands)', '*nl-NL'),
];
const IPAD = [voice('Ellen', 'nl-BE'), voice('Xander', 'nl-NL'), voice('Xander (Enhanced)', 'nl-NL')];
const ANDROID = [voice('Dutch Belgium', 'nl_BE'), voice('Dutch Netherlands', 'nl_NL')];
const LINUX = [
  voice('eSpeak Dutch', 'nl'),
  voice('Dutch (Netherlands)+espeak-ng', 'nl-NL'),
  voice('Afrikaans+Andrea', 'af'),
];

it.each([
  ['a Chromebook', CHROMEBOOK, 'Google Nederlands 4 (Natural)'],
  ['Chrome on Windows', WINDOWS_CHROME, 'Microsoft Frank - Dutch (Netherlands)'],
  ['Edge', EDGE, 'Microsoft Frank - Dutch (Netherlands)'],
  ['an iPad', IPAD, 'Xander (Enhanced)'],
  ['an Android tablet', ANDROID, 'Dutch Netherlands'],
  ['Linux', LINUX, undefined],
  ['a browser without voices', [], undefined],
] as const)('on %s the best voice of the machine itself speaks Dutch', (_, voices, name) => {
  expect(chooseVoice<DeviceVoice>(voices, 'nl-NL', false)?.name).toBe(name);
});

it.each([
  ['a Chromebook', CHROMEBOOK, 'Android Speech Recognition and Synthesis from Google nl-be-x-bed-local'],
  ['Chrome on Windows', WINDOWS_CHROME, undefined],
  ['Edge', EDGE, undefined],
  ['an iPad', IPAD, 'Ellen'],
  ['an Android tablet', ANDROID, 'Dutch Belgium'],
] as const)('on %s only a voice of Belgium speaks Belgian', (_, voices, name) => {
  expect(chooseVoice<DeviceVoice>(voices, 'nl-BE', false)?.name).toBe(name);
});

it('takes a voice that needs the internet only when that is allowed', () => {
  expect(chooseVoice(EDGE, 'nl-NL', true)?.name).toContain('Fenna');
  expect(chooseVoice(EDGE, 'nl-BE', true)?.name).toContain('Arnaud');
  expect(chooseVoice([voice('Google Nederlands', '*nl-NL')], 'nl-NL', false)).toBeUndefined();
});

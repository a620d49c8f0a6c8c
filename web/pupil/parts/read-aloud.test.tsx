// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HostHandle } from '../../../engine/bridge/index.ts';
import { createHud } from '../../../engine/bridge/index.ts';
import { mounting } from '../../testing/mounting.ts';
import { PupilScreenProvider } from '../screen.ts';
import { MapLine } from '../map/map-tags.tsx';
import { ReadAloud } from './read-aloud.tsx';

const hud = createHud();
/** What the device was asked to say. */
let spoken: { text: string; onstart(): void; onend(): void }[] = [];

beforeEach(() => {
  hud.setState({ muted: false, volumes: { speech: 1, effects: 1, music: 0 }, line: undefined });
  spoken = [];
  // No server answers here, and the browser can't play: what is left is the voice of the device.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());
// After that, so that it is taken away before.
const screen = mounting({ waits: false });

/** A device with these voices. */
const device = (...voices: { lang: string; localService: boolean }[]) =>
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (what: (typeof spoken)[number]) => spoken.push(what),
    cancel: () => undefined,
  });
const show = (element: React.ReactNode) =>
  screen.show(
    <PupilScreenProvider value={{ pupilId: 'noor', own: true, host: { hud } as unknown as HostHandle }}>
      {element}
    </PupilScreenProvider>,
  );
const button = async (name: string) =>
  vi.waitFor(() => {
    const found = document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
    expect(found, name).not.toBeNull();
    return found!;
  });

it('reads with the voice of the device where there is no line, says so while it does, and stops when asked', async () => {
  device({ lang: 'en-GB', localService: true }, { lang: 'nl-NL', localService: true });
  await show(<ReadAloud text="Kies een spel." />);
  (await button('Lees voor')).click();
  await button('Stop met voorlezen');
  await vi.waitFor(() => expect(spoken.map(({ text }) => text)).toEqual(['Kies een spel.']));
  spoken[0]!.onstart();
  (await button('Stop met voorlezen')).click();
  (await button('Lees voor')).click();
  await vi.waitFor(() => expect(spoken).toHaveLength(2));
  spoken[1]!.onend();
  await button('Lees voor');
  expect(document.body.textContent).toBe('');
});

it('says that it can not be read where the device has no Dutch voice that stays on it', async () => {
  device({ lang: 'nl-NL', localService: false });
  await show(<ReadAloud text="Kies een spel." />);
  (await button('Lees voor')).click();
  await vi.waitFor(() => expect(document.body.textContent).toBe('Voorlezen lukt nu niet.'));
  expect(spoken).toEqual([]);
});

it.each([{ muted: true }, { volumes: { speech: 0, effects: 1, music: 1 } }])(
  'is off where the sound is off: %o',
  async (state) => {
    hud.setState(state);
    await show(<ReadAloud text="Kies een spel." />);
    expect((await button('Lees voor: het geluid staat uit')).disabled).toBe(true);
  },
);

it('the line of the map stays for as long as it is read, and makes room for the next', async () => {
  device({ lang: 'nl-BE', localService: true });
  await show(<MapLine />);
  hud.setState({ line: 'Er is post voor je!' });
  (await button('Lees voor')).click();
  await vi.waitFor(() => expect(spoken).toHaveLength(1));
  hud.setState({ line: undefined });
  await button('Stop met voorlezen');
  expect(document.body.textContent).toContain('Er is post voor je!');
  spoken[0]!.onend();
  await vi.waitFor(() => expect(document.body.textContent).toBe(''));

  hud.setState({ line: 'Nog even.' });
  (await button('Lees voor')).click();
  await button('Stop met voorlezen');
  hud.setState({ line: 'Toet toet!' });
  await vi.waitFor(() => expect(document.body.textContent).toBe('Toet toet!'));
  hud.setState({ line: undefined });
  await vi.waitFor(() => expect(document.body.textContent).toBe(''));
});

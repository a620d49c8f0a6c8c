import { expect, it } from 'vitest';
import { FILES, PAGE, soundPage } from '../testing/sound-page.ts';

const bench = soundPage();

/** A second page that makes sound takes this long at most where other tests play games beside it, in ms. */
const SLOW = 120_000;

// Not by the page that is open: Playwright counts every evaluate as a touch of the page.
it(
  'asks for no audio device before the page is touched, and is heard from then on',
  { timeout: SLOW },
  async () => {
    const untouched = await bench.browser.newPage();
    const said: string[] = [];
    untouched.on('pageerror', (error) => said.push(error.message));
    untouched.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
    await untouched.route('**/*', (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const begin = `
      const { sound, spoken } = window.bench;
      sound.setMuted(true);
      sound.music(true);
      void sound.load('game', { music: { url: 'music.mp3', sprite: { loop: [100, 800, true] } } });
      void sound.load('kit', { effects: { url: 'kit.mp3', sprite: { tik: [0, 2500] } } }).then(async () => {
        sound.setMuted(false);
        sound.play('tik');
        await window.bench.sleep(400);
        sound.preload([spoken('zeg2')]);
        await sound.say(spoken('zeg'));
        console.log('not heard');
      });
      document.querySelector('button').onclick = async () => {
        const { sleep } = window.bench;
        await sleep(600);
        sound.play('tik');
        await sleep(300);
        console.log(Math.min(...[440, 1500, 3000].map(window.bench.heard)) > -70 ? 'heard' : 'silent');
      };`;
      const html = `<!doctype html><button>Begin</button><script type="module">${bench.script}</script><script type="module">${begin}</script>`;
      if (name === '') return route.fulfill({ contentType: 'text/html', body: html });
      return route.fulfill({ body: FILES[name] ?? '', contentType: 'audio/mpeg' });
    });
    const log = (text: string) =>
      untouched.waitForEvent('console', { predicate: (message) => message.text() === text, timeout: SLOW });
    const waited = log('not heard');
    await untouched.goto(PAGE);
    await waited;
    const heard = log('heard');
    await untouched.locator('button').click();
    await heard;
    expect(said).toEqual(['log: not heard', 'log: heard']);
    await untouched.close();
  },
);

it.each(['click', 'key'])('is woken by a touch after the device was stopped: by %s', async (how) => {
  // Howler itself wakes the device with the first touch that it hears of, and never after it.
  await bench.page.locator('button').click();
  await bench.page.waitForTimeout(300);
  await bench.page.evaluate(async () => {
    await window.bench.device.suspend();
    void window.bench.sound.say(window.bench.spoken('zeg'));
  });
  if (how === 'click') await bench.page.locator('button').click();
  else await bench.page.keyboard.press('a');
  const heard = await bench.page.evaluate(async () => {
    const { sound, heard: ear, sleep } = window.bench;
    await sleep(350);
    sound.play('tik');
    await sleep(200);
    return [ear(3000), ear(440)];
  });
  for (const level of heard) expect(level).toBeGreaterThan(-50);
});

it('says again what was cut off when the device stopped in the middle of it', async () => {
  const voice = await bench.page.evaluate(async () => {
    const { sound, device, heard: ear, sleep, spoken } = window.bench;
    const said = sound.say(spoken('zeg2'));
    await sleep(150);
    await device.suspend();
    const isToBeHeard = await said;
    await device.resume();
    await sleep(200);
    return { isToBeHeard, level: ear(3000) };
  });
  expect(voice.isToBeHeard).toBe(true);
  expect(voice.level).toBeGreaterThan(-40);
});

// Playwright counts every evaluate as a touch of the page, so the test holds the device back itself.
it('does not wait for a device that is held back, and says the last prompt once it is free', async () => {
  const result = await bench.page.evaluate(async () => {
    const { sound, device, heard: ear, sleep, spoken } = window.bench;
    await device.suspend();
    const start = performance.now();
    sound.play('tik');
    await sound.say(spoken('zeg2'));
    await sound.say(spoken('zeg'));
    const waited = performance.now() - start;
    await device.resume();
    await sleep(350);
    return { waited, voice: ear(3000), effect: ear(440) };
  });
  expect(result.waited).toBeLessThan(100);
  expect(result.voice).toBeGreaterThan(-40);
  expect(result.effect).toBeLessThan(-100);
});

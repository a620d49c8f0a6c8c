import { expect, it } from 'vitest';
import { soundPage } from '../testing/sound-page.ts';

const bench = soundPage();

it('plays a sound of the kit, lower under speech and as before after it', async () => {
  const heard = await bench.page.evaluate(async () => {
    const { sound, heard: ear, sleep, spoken } = window.bench;
    sound.play('tik');
    await sleep(300);
    const before = ear(440);
    const said = sound.say(spoken('zeg'));
    await sleep(500);
    const under = ear(440);
    const voice = ear(3000);
    await said;
    await sleep(600);
    return { before, under, voice, after: ear(440) };
  });
  expect(heard.before).toBeGreaterThan(-40);
  expect(heard.before - heard.under).toBeCloseTo(12, -0.5);
  expect(heard.voice).toBeGreaterThan(-40);
  expect(heard.after).toBeCloseTo(heard.before, -0.3);
});

it('says one after the other, each only when the one before is over', async () => {
  const ms = await bench.page.evaluate(async () => {
    const { sound, spoken } = window.bench;
    const start = performance.now();
    const ends = await Promise.all(
      ['zeg', 'zeg2'].map((text) => sound.say(spoken(text)).then(() => performance.now() - start)),
    );
    return ends;
  });
  expect(ms[0]).toBeGreaterThan(1180);
  expect(ms[1]! - ms[0]!).toBeGreaterThan(280);
  expect(ms[1]).toBeLessThan(4000);
});

it('is done at once with a missing recording and cuts speech off when told', async () => {
  const ms = await bench.page.evaluate(async () => {
    const { sound, spoken } = window.bench;
    const start = performance.now();
    await sound.say(spoken('weg'));
    const missing = performance.now() - start;
    const both = [sound.say(spoken('zeg')), sound.say(spoken('zeg2'))];
    sound.stopSpeech();
    await Promise.all(both);
    return { missing, cut: performance.now() - start - missing };
  });
  expect(ms.missing).toBeLessThan(1000);
  expect(ms.cut).toBeLessThan(200);
});

it('asks once more for a recording that fails, and tells when nothing could be heard', async () => {
  const result = await bench.page.evaluate(async () => {
    const { sound, heard: ear, sleep, spoken } = window.bench;
    const again = sound.say(spoken('even-niet-zeg'));
    await sleep(900);
    const voice = ear(3000);
    return { voice, again: await again, gone: await sound.say(spoken('weg')) };
  });
  expect(result).toMatchObject({ again: true, gone: false });
  expect(result.voice).toBeGreaterThan(-40);
  expect(bench.asked.filter((name) => name === 'weg.mp3')).toHaveLength(2);
});

it('freezes on pause, speech too, and goes on after it', async () => {
  const result = await bench.page.evaluate(async () => {
    const { sound, heard: ear, sleep, spoken } = window.bench;
    let over = false;
    sound.play('zoem');
    void sound.say(spoken('zeg')).then(() => (over = true));
    await sleep(250);
    sound.pause();
    await sleep(900);
    const frozen = { over, level: Math.max(ear(440), ear(3000)) };
    sound.resume();
    await sleep(1700);
    return { frozen, over, level: ear(440) };
  });
  expect(result.frozen.over).toBe(false);
  expect(result.frozen.level).toBeLessThan(-100);
  expect(result.over).toBe(true);
  expect(result.level).toBeGreaterThan(-40);
});

it('plays the music of a game in a loop and frees it with the game', async () => {
  const heard = await bench.page.evaluate(async () => {
    const { sound, heard: ear, sleep } = window.bench;
    sound.music(true);
    await sound.load('game', { music: { url: 'music.mp3', sprite: { loop: [100, 800, true] } } });
    await sleep(1400);
    const on = ear(1500);
    sound.unloadGame();
    await sleep(200);
    return { on, off: ear(1500) };
  });
  expect(heard.on).toBeGreaterThan(-50);
  expect(heard.off).toBeLessThan(-100);
});

it('stays quiet about what is not there', async () => {
  const level = await bench.page.evaluate(async () => {
    const { sound, heard: ear, sleep, spoken } = window.bench;
    await sound.load('game', { effects: { url: 'weg.mp3', sprite: { boem: [0, 100] } } });
    sound.play('boem').stop();
    sound.play('onbekend').rate(2);
    sound.setMuted(true);
    sound.play('tik');
    await sleep(200);
    const muted = ear(440);
    sound.destroy();
    sound.play('tik');
    await sound.say(spoken('zeg'));
    return muted;
  });
  expect(level).toBeLessThan(-100);
  expect(bench.complaints).toEqual([]);
});

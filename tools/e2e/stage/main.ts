// A page with nothing but the host and one game in it, so that any game can be opened in any form without asking a
// server for a task that deals it: ?game=pizzabakken&form=split&size=3&seed=a&calm=1&first=1&renderer=webgl.
import '../../../web/ui/fonts.css';
import type { Form, PlaySettings } from '../../../engine/exercise/index.ts';
import { installHook } from '../../../engine/host/hook.ts';
import { createHost } from '../../../engine/host/index.ts';
import { fixtureRound } from '../../../engine/testing/fixture.ts';
import { gameById, KIT_ART } from '../../../scenes/index.ts';
import { silence } from './silence.ts';

const wanted = new URLSearchParams(location.search);
const entry = gameById(wanted.get('game') ?? '');
const form = entry?.manifest.forms.find((one): one is Form => one === wanted.get('form'));
if (!entry || !form) throw new Error(`There is no such game and form: ${location.search}`);

const settings: Partial<PlaySettings> = { calm: wanted.has('calm') };
const round = fixtureRound({
  form,
  size: Number(wanted.get('size') ?? 3),
  seed: wanted.get('seed') ?? 'proef',
  settings,
  // With the example, as on a first visit.
  ...(wanted.has('first') && { firstVisit: true }),
});
const speech = silence();
for (const { exercise } of round.dealt)
  if (exercise.prompt.speech) exercise.prompt.speech = { ...exercise.prompt.speech, url: speech };

const host = createHost(document.getElementById('field')!, {
  kit: KIT_ART,
  renderer: wanted.get('renderer') === 'webgl' ? 'webgl' : 'canvas',
  hook: installHook,
});
const goOn = document.getElementById('go-on') as HTMLButtonElement;
goOn.addEventListener('click', () => host.resume());
host.hud.subscribe(({ paused, error }) => {
  goOn.hidden = !paused;
  if (error) document.title = error;
});
await host.open(entry, round);

// The page in the frame: one scene in the real host, as the query wishes it. The page around it looks inside through
// `window.podium`.
import { StageTime } from './time.ts';
import '../../../web/ui/fonts.css';
import type { Dealt } from '../../../engine/exercise/index.ts';
import { installHook } from '../../../engine/host/hook.ts';
import { createHost, type HostInside } from '../../../engine/host/index.ts';
import { gameById, KIT_ART, packsOf, WORLD_MAP } from '../../../scenes/index.ts';
import type { PreviewRound } from '../dealing.ts';
import { readWish, writeWish, type Wish } from '../wish.ts';
import { exampleMap } from './example-map.ts';
import { Podium } from './podium.ts';

const time = new StageTime();
const wish = readWish(new URLSearchParams(location.search));
// The screen of another device: read once by the host when it measures.
if (wish.pixels !== 1) Object.defineProperty(window, 'devicePixelRatio', { value: wish.pixels });

// An author looks at a scene from outside: that the focus is in the page around it is no reason to pause. Heard before
// the host hears it.
window.addEventListener('blur', (event) => event.stopImmediatePropagation());

const field = document.getElementById('field')!;
let inside: HostInside | undefined;
const host = createHost(field, {
  kit: KIT_ART,
  renderer: 'canvas',
  hook: (now) => {
    inside = now;
    return installHook(now);
  },
});
const podium = new Podium(host, () => inside, time, wish);
window.podium = podium;
document.addEventListener('visibilitychange', () => !document.hidden && host.resume());

// A change of code opens the scene anew: with the answers that were given.
import.meta.hot?.on('vite:beforeFullReload', () => {
  const query = writeWish({ ...wish, done: podium.given });
  history.replaceState(null, '', `?${query.toString()}`);
});

try {
  if (wish.game === 'landkaart') await openMap(wish);
  else await openGame(wish);
  await podium.catchUp();
} catch (error) {
  podium.fail(error);
}

async function openGame(wanted: Wish) {
  const entry = gameById(wanted.game);
  if (!entry) throw new Error('Dit spel is er niet.');
  const response = await fetch(`/api/voorbeeldronde${location.search}`);
  if (!response.ok) throw new Error('De ronde kon niet gemaakt worden.');
  const round = (await response.json()) as PreviewRound;
  podium.round = round;
  if (round.size === 0)
    throw new Error('Hier past geen enkele opgave bij. Kies een andere vorm, soort of lengte.');
  await host.open(entry, {
    id: '00000000-0000-4000-8000-000000000000',
    seed: wanted.seed,
    size: round.size,
    dealt: round.dealt as Dealt[],
    settings: round.settings,
    firstVisit: wanted.example,
    explain: round.explain,
    avatar: { shape: 'rond', colour: 'koraal' },
  });
}

async function openMap(wanted: Wish) {
  const map = exampleMap(Math.round(wanted.island), wanted.state);
  await host.openMap({
    ...WORLD_MAP,
    first: packsOf(map.somvenster),
    settings: {
      ...map.settings,
      calm: wanted.calm,
      reducedMotion: wanted.still,
      largeLetters: wanted.large,
      font: wanted.font,
      tint: wanted.tint,
    },
    seed: wanted.seed,
    map,
    avatar: { shape: 'rond', colour: 'koraal' },
  });
}

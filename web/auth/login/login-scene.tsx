import { lazy, Suspense, type ComponentType } from 'react';
import picture from './scene-picture.ts?drawn';

/** What the Klodders think of what is filled in. */
type Mood = 'happy' | 'look' | 'oops';

// Without a line the Klodders just go on looking happy.
const LivingScene = lazy<ComponentType<{ face: Mood }>>(async () => ({
  default: (await import('./living-scene.tsx').catch(() => undefined))?.LivingScene ?? (() => null),
}));

/** The desk world behind the login sheet: a picture, and drawn over it as soon as the Klodders look otherwise than happy. */
export const LoginScene = ({ face }: { face: Mood }) => (
  <div className="login-scene">
    <img src={picture.src} width={picture.width} height={picture.height} alt="" />
    {face !== 'happy' && (
      <Suspense>
        <LivingScene face={face} />
      </Suspense>
    )}
  </div>
);

import type { ShowPicture } from '../../../../server/contract/site-shows.ts';
import mail from '../../art/show-mail.ts?drawn';
import pause from '../../art/show-pause.ts?drawn';

interface Shown {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
}

/** Screens of the product as `npm run screens` took them. */
const screens = import.meta.glob<Shown>('../../../../assets/screens/instructie/*.webp', {
  eager: true,
  query: '?sized',
  import: 'default',
});

/** What each step shows: a screen, or a drawing of what happens away from it. */
export const PICTURES = {
  ...Object.fromEntries(
    Object.entries(screens).map(([file, shown]) => [/([a-z]+)\.webp$/.exec(file)![1]!, shown]),
  ),
  mail,
  pause,
} as Record<ShowPicture, Shown>;

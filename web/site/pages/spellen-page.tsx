import { definePage } from '../page.ts';
import { GameList } from '../parts/spellen/game-list.tsx';
import { Closing, Hero, Section, Ticks } from '../ui/index.ts';
import { games } from '../wording/games.ts';

const GamesPage = () => (
  <>
    <Hero title={games('title')} lead={games('lead')} />
    <Section wide>
      <GameList />
    </Section>
    <Section tone="card" title={games('rules.title')}>
      <Ticks
        items={(['words', 'wrong', 'reward', 'access'] as const).map((item) => games(`rules.items.${item}`))}
      />
    </Section>
    <Closing />
  </>
);

export default definePage({
  title: games('meta.title'),
  description: games('meta.description'),
  Component: GamesPage,
});

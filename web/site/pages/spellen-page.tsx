import { definePage } from '../page.ts';
import { GameList } from '../parts/spellen/game-list.tsx';
import { Closing, Columns, Hero, Section, Ticks } from '../ui/index.ts';
import { games } from '../wording/games.ts';

/** What holds for all games, in two columns. */
const RULES = [
  ['words', 'wrong', 'reward'],
  ['input', 'sound', 'access'],
] as const;

const GamesPage = () => (
  <>
    <Hero title={games('title')} lead={games('lead')} />
    <Section wide title={games('rules.title')}>
      <Columns least={420}>
        {RULES.map((items) => (
          <Ticks key={items[0]} items={items.map((item) => games(`rules.items.${item}`))} />
        ))}
      </Columns>
    </Section>
    <Section tone="card" wide>
      <GameList />
    </Section>
    <Closing />
  </>
);

export default definePage({
  title: games('meta.title'),
  description: games('meta.description'),
  Component: GamesPage,
});

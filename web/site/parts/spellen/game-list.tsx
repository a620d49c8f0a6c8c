import { useState } from 'react';
import { Card, Columns, Ticks } from '../../ui/index.ts';
import { games } from '../../wording/games.ts';
import { PlayButton } from '../demo/play-button.tsx';
import type { SiteGame } from './games.ts';
import GAMES from './games.ts?built';
import './spellen.css';

type Form = SiteGame['forms'][number];

const LIST = GAMES as SiteGame[];
const FORMS = [
  'choose',
  'build',
  'type',
  'judge',
  'sort',
  'split',
  'read',
  'order',
] as const satisfies readonly Form[];
/** Forms that ask for more than first readers can do. */
const OLDER: readonly Form[] = ['type', 'split', 'read', 'order'];
const COLOURS = ['blue', 'coral', 'moss', 'ochre', 'teal', 'plum'] as const;

const cards = import.meta.glob<string>('../../../../.build/art/*/card.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});
const cardOf = (folder: string) => cards[`../../../../.build/art/${folder}/card.webp`];

/** All games, or those that practise what was chosen; each can be played at once. */
export function GameList() {
  const [form, setForm] = useState<Form | ''>('');
  const [calm, setCalm] = useState(false);
  const shown = LIST.filter(
    (game) => (form === '' || game.forms.includes(form)) && (!calm || game.pace === 'T'),
  );
  return (
    <>
      <div className="spellen-filter">
        <label htmlFor="spellen-vorm">{games('filter')}</label>
        <select id="spellen-vorm" value={form} onChange={(event) => setForm(event.target.value as Form | '')}>
          <option value="">{games('all')}</option>
          {FORMS.map((one) => (
            <option key={one} value={one}>
              {games(`skills.${one}`)}
            </option>
          ))}
        </select>
        <label className="spellen-check">
          <input type="checkbox" checked={calm} onChange={(event) => setCalm(event.target.checked)} />{' '}
          <span>{games('calm')}</span>
        </label>
        <p role="status">{games('count', { count: shown.length })}</p>
      </div>
      <Columns least={280}>
        {shown.map((game) => (
          <Game key={game.id} game={game} colour={COLOURS[LIST.indexOf(game) % COLOURS.length]!} />
        ))}
      </Columns>
    </>
  );
}

function Game({ game, colour }: { game: SiteGame; colour: (typeof COLOURS)[number] }) {
  const [first, ...others] = game.forms;
  const card = cardOf(game.folder);
  return (
    <Card
      title={game.title}
      colour={colour}
      level={2}
      id={game.folder}
      picture={
        card && (
          <img
            className="spellen-picture"
            src={card}
            width={480}
            height={360}
            alt={games('alt', { game: game.title })}
            loading="lazy"
            decoding="async"
          />
        )
      }
    >
      <p>{game.explain}</p>
      <p>
        <strong>{games(`skills.${first}`)}</strong>
      </p>
      {others.length > 0 && (
        <p className="spellen-also">
          {games('also', { forms: others.map((one) => games(`short.${one}`).toLowerCase()).join(', ') })}
        </p>
      )}
      <Ticks
        items={[
          games(
            game.forms.every((one) => OLDER.includes(one)) || OLDER.includes(first)
              ? 'age.older'
              : 'age.young',
          ),
          games(`pace.${game.pace}`),
        ]}
      />
      <div className="spellen-play">
        <PlayButton game={game.id} title={game.title} quiet />
      </div>
    </Card>
  );
}

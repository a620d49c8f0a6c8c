import { Fragment, useEffect, useRef } from 'react';
import type { Island, MapTask, PlaceState, PupilMap } from '../../../server/contract/practice.ts';
import { Ruler } from '../parts/ruler.tsx';
import { Stars } from '../parts/stars.tsx';
import { pupil } from '../wording.ts';
import { isBeyond } from './islands.ts';
import { emptyText } from './map-tags.tsx';
import './list-view.css';

interface Props {
  map: PupilMap;
  /** The island where the pupil is: it comes first, after what a teacher set ready. */
  here: string;
  /** Why the list shows when nobody asked for it. */
  note?: string;
  onPick: (taskId: string) => void;
}

const byAnchor = (a: MapTask, b: MapTask) => a.anchor - b.anchor;
const isReady = ({ state }: MapTask) => state === 'klaargezet';

/** All places of all islands as a plain list: the same states and the same actions as on the map. */
export function ListView({ map, here, note, onPick }: Props) {
  const list = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Who came by key goes on in the list, and not through the buttons over it; who pressed one of those stays there.
  useEffect(() => {
    const button = document.activeElement?.closest('button');
    if (!button || button.closest('[data-mirror]')) title.current?.focus();
  }, []);
  const ready = map.islands.flatMap(({ tasks }) => tasks.filter(isReady)).sort(byAnchor);
  const islands = [...map.islands].sort(
    (a, b) => Number(b.id === here) - Number(a.id === here) || b.number - a.number,
  );
  const empty = emptyText(map, { tasks: map.islands.flatMap(({ tasks }) => tasks) });
  return (
    <section ref={list} className="list-view" aria-labelledby="list-title">
      <h1 id="list-title" ref={title} tabIndex={-1}>
        {pupil('list.title')}
      </h1>
      {note && <p className="list-note">{note}</p>}
      <div role="status">
        {map.practiceTime.closed && <p className="list-note">{map.practiceTime.closed}</p>}
      </div>
      {empty !== undefined && <p className="list-note">{empty}</p>}
      {ready.length > 0 && <Places title={pupil('list.ready')} tasks={ready} onPick={onPick} />}
      {islands.map((island) => (
        <Fragment key={island.id}>
          <Places
            title={island.name}
            tasks={placesOf(island).filter((task) => !isBeyond(task))}
            onPick={onPick}
          />
          <Places
            title={pupil('list.islet', { name: island.name })}
            tasks={placesOf(island).filter(isBeyond)}
            onPick={onPick}
          />
        </Fragment>
      ))}
      {map.next && (
        <p className="list-note">{pupil('list.next', { count: map.next.toFinish, name: map.next.name })}</p>
      )}
      <Ruler settings={map.settings} scroller={list} />
    </section>
  );
}

const placesOf = ({ tasks }: Island) => tasks.filter((task) => !isReady(task)).sort(byAnchor);

interface PlacesProps {
  title: string;
  tasks: readonly MapTask[];
  onPick: (taskId: string) => void;
}

const Places = ({ title, tasks, onPick }: PlacesProps) =>
  tasks.length > 0 && (
    <section aria-label={title}>
      <h2 className="list-island">{title}</h2>
      <ol>
        {tasks.map((task) => (
          <li key={task.id} data-state={task.state}>
            <svg className="state-icon" viewBox="0 0 40 40" aria-hidden>
              <path d={ICONS[task.state]} />
            </svg>
            <div className="list-place">
              <h3>{task.goal}</h3>
              <p>{lineOf(task)}</p>
            </div>
            <Stars count={task.stars} size={44} />
            <button
              type="button"
              className="big-button"
              disabled={task.state === 'dicht'}
              aria-label={pupil('list.practiseAt', { place: task.name })}
              onClick={() => onPick(task.id)}
            >
              {pupil('list.practise')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );

/** What stands under a place's goal: why it is shut, what to practise before it, or how far it is. */
function lineOf(task: MapTask): string {
  if (task.state === 'dicht') return shutText(task);
  return task.tooHard ? task.reason : pupil(`list.state.${task.state}`);
}

const shutText = ({ opensAfter }: MapTask) =>
  opensAfter ? pupil('place.shut', { place: opensAfter }) : pupil('place.shutPlain');

/** A shape of its own per state, on a grid of 40. */
const ICONS: Record<PlaceState, string> = {
  dicht: 'M11 18V13a9 9 0 0 1 18 0v5M8 18h24v16H8Zm12 6v4',
  open: 'M8 35V14L20 5l12 9v21H8m8 0V22h8v13',
  bezig: 'M8 35V16h24v19M4 16h32M8 25h24M14 16V6m12 10V6',
  klaar: 'M12 36V5l18 6-18 7',
  goud: 'M20 4l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1Z',
  opfrissen: 'M6 35 27 12M17 22C14 12 22 4 34 5c1 12-7 20-17 17Z',
  klaargezet: 'M4 10h32v22H4Zm0 0 16 13 16-13',
};

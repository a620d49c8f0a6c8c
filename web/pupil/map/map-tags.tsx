import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { gameById } from '../../../scenes/index.ts';
import type { Island, PupilMap } from '../../../server/contract/practice.ts';
import { paths } from '../../app/paths.ts';
import { help } from '../help-wording.ts';
import { ReadAloud } from '../parts/read-aloud.tsx';
import { usePupilScreen } from '../screen.ts';
import { pupil } from '../wording.ts';

// Tags at the foot of the map.

/** What is said of a map without anything to play, or of an island with nothing on it; undefined when there is something. */
export function emptyText(map: PupilMap, island: Pick<Island, 'tasks'>): string | undefined {
  const tasks = map.islands.flatMap((one) => one.tasks);
  if (tasks.length > 0 && tasks.every(({ games }) => games.length === 0)) return help('noGame');
  return island.tasks.length === 0 ? help('noPlaces') : undefined;
}

interface TagProps {
  text: string;
  role?: 'status';
  children?: ReactNode;
}

/** A strip of paper with a line that tells what to do, which is read aloud too. */
const Tag = ({ text, role, children }: TagProps) => (
  <aside className="map-tag" role={role}>
    <ReadAloud text={text} />
    <p>{text}</p>
    {children}
  </aside>
);

/** That there is nothing to play here. */
export const NoPlaces = ({ text }: { text: string }) => <Tag text={text} role="status" />;

/** That it is no practice time, and when it comes. */
export const NotNow = ({ line }: { line: string }) => <Tag text={line} role="status" />;

/** The short line that the map itself says, for a moment: longer while it is read aloud or somebody is at it. */
export function MapLine() {
  const { host } = usePupilScreen();
  const { line } = useStore(host.hud);
  const [last, setLast] = useState(line);
  const [isNear, setNear] = useState(false);
  const [isRead, setRead] = useState(false);
  if (line !== undefined && line !== last) {
    setLast(line);
    setNear(false);
    setRead(false);
  }
  const shown = line ?? (isNear || isRead ? last : undefined);
  if (shown === undefined) return null;
  return (
    <aside
      className="map-tag"
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
    >
      <ReadAloud text={shown} onReading={setRead} />
      {/* Who does not see it was told already. */}
      <p aria-hidden>{shown}</p>
    </aside>
  );
}

/** The way back into a round that was left open, also when it is no practice time; else whether it is. */
export function Resume({ map: { resume, practiceTime, pupil: owner } }: { map: PupilMap }) {
  const navigate = useNavigate();
  const { closed } = practiceTime;
  const title = resume && gameById(resume.game)?.manifest.title;
  if (!resume || !title) return closed === undefined ? null : <NotNow line={closed} />;
  return (
    <Tag text={pupil(closed === undefined ? 'map.resume' : 'map.resumeNotNow', { game: title })}>
      <button
        type="button"
        className="big-button"
        onClick={() => void navigate(paths.game(owner.id, resume.somvensterId, resume.taskId, resume.game))}
      >
        {pupil('map.resumeGo')}
      </button>
    </Tag>
  );
}

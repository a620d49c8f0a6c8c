import { useNavigate } from 'react-router';
import { gameById } from '../../../scenes/index.ts';
import type { Island, PupilMap } from '../../../server/contract/practice.ts';
import { paths } from '../../app/paths.ts';
import { pupil } from '../wording.ts';

// Tags at the foot of the map.

/** What is said of a map without anything to play, or of an island with nothing on it; undefined when there is something. */
export function emptyText(map: PupilMap, island: Pick<Island, 'tasks'>): string | undefined {
  const tasks = map.islands.flatMap((one) => one.tasks);
  if (tasks.length > 0 && tasks.every(({ games }) => games.length === 0)) return pupil('map.nothing');
  return island.tasks.length === 0 ? pupil('map.empty') : undefined;
}

/** That there is nothing to play here. */
export const NoPlaces = ({ text }: { text: string }) => (
  <aside className="resume" role="status">
    <p>{text}</p>
  </aside>
);

/** That it is no practice time, and when it comes. */
export const NotNow = ({ line }: { line: string }) => (
  <aside className="resume" role="status">
    <p>{line}</p>
  </aside>
);

/** The way back into a round that was left open, also when it is no practice time; else whether it is. */
export function Resume({ map: { resume, practiceTime, pupil: owner } }: { map: PupilMap }) {
  const navigate = useNavigate();
  const { closed } = practiceTime;
  const title = resume && gameById(resume.game)?.manifest.title;
  if (!resume || !title) return closed === undefined ? null : <NotNow line={closed} />;
  return (
    <aside className="resume">
      <p>{pupil(closed === undefined ? 'map.resume' : 'map.resumeNotNow', { game: title })}</p>
      <button
        type="button"
        className="big-button"
        onClick={() => void navigate(paths.game(owner.id, resume.somvensterId, resume.taskId, resume.game))}
      >
        {pupil('map.resumeGo')}
      </button>
    </aside>
  );
}

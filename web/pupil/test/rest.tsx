import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { usePupilScreen } from '../screen.ts';
import { text } from './wording.ts';

interface Props {
  /** The part that is done. */
  part: number;
  parts: number;
  onGoOn: () => void;
}

/** Between two parts of a test: on, or later from the map. */
export function Rest({ part, parts, onGoOn }: Props) {
  const { pupilId } = usePupilScreen();
  return (
    <section className="paper-sheet test-sheet">
      <h1>{text('rest.title', { part, parts })}</h1>
      <p>{text('rest.text')}</p>
      <div className="test-actions">
        <button type="button" className="paper-button" autoFocus onClick={onGoOn}>
          {text('rest.goOn', { part: part + 1 })}
        </button>
        <Link className="paper-button quiet" to={paths.map(pupilId)}>
          {text('rest.stop')}
        </Link>
      </div>
    </section>
  );
}

import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { usePupilScreen } from '../screen.ts';
import { text } from './wording.ts';

interface Props {
  /** The part that is done. */
  part: number;
  parts: number;
  /** The next part is being fetched. */
  isBusy?: boolean;
  fault?: string;
  onGoOn: () => void;
  /** Back to the words of this part, where something of it may still be written. */
  onBack?: () => void;
}

/** Between two parts of a test: on, or later from the map. */
export function Rest({ part, parts, isBusy = false, fault = '', onGoOn, onBack }: Props) {
  const { pupilId } = usePupilScreen();
  return (
    <section className="paper-sheet test-sheet">
      <h1>{text('rest.title', { part, parts })}</h1>
      <p>{text('rest.text')}</p>
      <p role="alert" className="test-fault">
        {fault}
      </p>
      <div className="test-actions">
        <button type="button" className="paper-button" disabled={isBusy} autoFocus onClick={onGoOn}>
          {text(isBusy ? 'rest.coming' : 'rest.goOn', { part: part + 1 })}
        </button>
        {onBack && (
          <button type="button" className="paper-button quiet" disabled={isBusy} onClick={onBack}>
            {text('rest.back')}
          </button>
        )}
        <Link className="paper-button quiet" to={paths.map(pupilId)}>
          {text('rest.stop')}
        </Link>
      </div>
    </section>
  );
}

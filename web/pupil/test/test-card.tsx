import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listOwnTests } from '../../../server/contract/own-tests.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { usePupilScreen } from '../screen.ts';
import { text } from './wording.ts';
import './test-card.css';

/** A quiet card on the map for who has a test to take, or may see how one went. */
export function TestCard() {
  const { pupilId, own } = usePupilScreen();
  const { data } = useQuery({ ...queryOf(listOwnTests, { params: { pupil: pupilId } }), enabled: own });
  // What is still to be done goes before what was done.
  const test = data?.find(({ state }) => state !== 'uitslag') ?? data?.[0];
  if (!test) return null;
  return (
    <aside className="test-card" aria-label={text('card.title')}>
      <p>
        <b>{test.title}</b>
        <span>{text(`card.${test.state}`)}</span>
      </p>
      <Link
        className="paper-button"
        to={
          test.use === 'methode'
            ? paths.methodTest(pupilId, test.account, test.id)
            : paths.mapTest(pupilId, test.id)
        }
      >
        {text('card.open')}
      </Link>
    </aside>
  );
}

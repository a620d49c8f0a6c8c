import { useMemo } from 'react';
import { kiteStripSvg, weekKiteSvg } from '../../../engine/drawing/index.ts';
import {
  KITE_PATTERNS,
  type Kite,
  type KitePattern,
  type Rewards,
} from '../../../server/contract/rewards.ts';
import { messageOf } from '../../api/error.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { usePupilScreen } from '../screen.ts';
import { overButtons } from './arrows.ts';
import { dayName } from './day-name.ts';
import { useClubhouse } from './query.ts';
import { rewards as text } from './wording.ts';

/** The kite as it hangs over the map, on the strip: the way to its room. */
export function HangingKite({ kite, onLook }: { kite: Kite; onLook: () => void }) {
  const { pattern, bows, goal } = kite;
  const drawing = useMemo(() => kiteStripSvg({ pattern, bows, goal }), [pattern, bows, goal]);
  const label = text('kite.look', { bows, goal });
  return (
    <button type="button" className="week-kite" aria-label={label} title={label} onClick={onLook}>
      <Drawing svg={drawing} />
    </button>
  );
}

/** The kite of this week with its bows, the pattern to choose, and the kites of before. */
export function KitePanel({ rewards: { kite, kites } }: { rewards: Rewards }) {
  return (
    <>
      <div className="kite-now">
        <KiteDrawing kite={kite} width={150} />
        <div>
          <h2>{text('kite.title')}</h2>
          <p className="kite-bows">{text('kite.bows', { bows: kite.bows, goal: kite.goal })}</p>
          <p>{text(kite.flown ? 'kite.flown' : 'kite.how')}</p>
        </div>
      </div>
      <div className="kite-side">
        {kite.flown ? <p>{text('kite.next')}</p> : <Patterns chosen={kite.pattern} />}
        <h2>{text('kite.collection')}</h2>
        {kites.length === 0 ? (
          <p>{text('kite.none')}</p>
        ) : (
          <ul className="kites" tabIndex={0} aria-label={text('kite.collection')}>
            {kites.map((old) => {
              const date = dayName(old.week);
              return (
                <li key={old.week}>
                  {/* With the bows that it got, and none that are missing. */}
                  <KiteDrawing kite={{ ...old, goal: old.bows }} width={70} />
                  <span>
                    {text('kite.of', { date, count: old.bows })}
                    {old.flown && <strong> {text('kite.flew')}</strong>}
                  </span>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </>
  );
}

/** The patterns of which a pupil picks one for the kite of the week, as long as that has not flown. */
function Patterns({ chosen }: { chosen: KitePattern }) {
  const { own } = usePupilScreen();
  const { pickKite } = useClubhouse();
  return (
    <>
      <h2 id="kite-pattern">{text('kite.pattern')}</h2>
      <div className="kite-patterns" role="radiogroup" aria-labelledby="kite-pattern" onKeyDown={overButtons}>
        {KITE_PATTERNS.map((pattern) => (
          <button
            key={pattern}
            type="button"
            role="radio"
            aria-checked={pattern === chosen}
            aria-label={text(`kite.patterns.${pattern}`)}
            title={text(`kite.patterns.${pattern}`)}
            tabIndex={pattern === chosen ? 0 : -1}
            aria-disabled={!own}
            onClick={() => own && pickKite.mutate(pattern)}
          >
            <KiteDrawing kite={{ pattern, bows: 0, goal: 0, flown: false }} width={70} />
          </button>
        ))}
      </div>
      <p className="mirror-said" role="status" data-trouble>
        {pickKite.error ? messageOf(pickKite.error) : ''}
      </p>
    </>
  );
}

function KiteDrawing({
  kite,
  width,
}: {
  kite: Pick<Kite, 'pattern' | 'bows' | 'goal' | 'flown'>;
  width: number;
}) {
  const { pattern, bows, goal, flown } = kite;
  const drawing = useMemo(
    () => weekKiteSvg({ pattern, bows, goal: flown ? bows : goal, flown }, width),
    [pattern, bows, goal, flown, width],
  );
  return <Drawing svg={drawing} className="kite" />;
}

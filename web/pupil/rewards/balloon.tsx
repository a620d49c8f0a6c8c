import { balloonSvg, heightStickerSvg } from '../../../engine/drawing/index.ts';
import type { Rewards } from '../../../server/contract/rewards.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { rewards } from './wording.ts';

const BALLOON = balloonSvg(320);
const metres = new Intl.NumberFormat('nl-NL');

/** The balloon that the whole group lifts, and the stickers that everybody gets at set heights. */
export function BalloonPanel({ balloon }: { balloon: Rewards['balloon'] }) {
  if (!balloon) {
    return (
      <div className="empty-room">
        <Drawing svg={BALLOON} className="balloon" />
        <p>{rewards('balloon.none')}</p>
      </div>
    );
  }
  const { height, stickers } = balloon;
  const next = stickers.find((sticker) => sticker.height > height);
  return (
    <>
      <div className="balloon-sky">
        <Drawing svg={BALLOON} className="balloon" />
        <p className="balloon-height">{rewards('balloon.height', { height: metres.format(height) })}</p>
      </div>
      <div className="balloon-words">
        <p>{rewards('balloon.together')}</p>
        <h2>{rewards('balloon.stickers')}</h2>
        <ul className="height-stickers">
          {stickers.map(({ id, name, height: at }) => (
            <li key={id}>
              <Drawing svg={heightStickerSvg(id, at <= height)} />
              <span>
                {name} <strong>{rewards('balloon.sticker', { height: metres.format(at) })}</strong>
                <span className="visually-hidden">
                  , {rewards(at <= height ? 'balloon.reached' : 'balloon.toCome')}
                </span>
              </span>
            </li>
          ))}
        </ul>
        <p>
          {next
            ? rewards('balloon.next', { metres: metres.format(next.height - height) })
            : rewards('balloon.all')}
        </p>
      </div>
    </>
  );
}

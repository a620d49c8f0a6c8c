import { animated, useSpring, useTrail } from '@react-spring/web';
import { useEffect } from 'react';
import type { RoundResult } from '../../../engine/exercise/index.ts';
import type { RoundReward } from '../../../server/contract/live.ts';
import { hudCoin, hudStar } from '../../../engine/drawing/hud.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Klodder } from '../../ui/klodder.tsx';
import type { GameManifest } from '../../../engine/exercise/index.ts';
import { Dialog } from '../parts/dialog.tsx';
import { pupil } from '../wording.ts';
import type { Spot } from './build-up.ts';
import { BuiltWord, buildMs } from './built-word.tsx';
import { fittingWords, isSentence, type RoundWords, type Shown } from './words.ts';
import './end-screen.css';

/** Stars and coins have come by then. */
const BUILT_AFTER_MS = 1800;
/** What went well is not built up. */
const NONE: ReadonlyMap<string, Spot> = new Map();

interface Props {
  manifest: GameManifest;
  result: RoundResult;
  words: RoundWords;
  /** The hard spots of words. */
  spots: ReadonlyMap<string, Spot>;
  /** What the server made of it, once it is known. */
  reward: RoundReward | undefined;
  /** Staff look on: nothing was earned. */
  preview: boolean;
  still: boolean;
  onAgain: () => void;
  onMap: () => void;
}

/** The end of a round: stars fly in, coins count up, and which words went well. */
export function EndScreen(props: Props) {
  const { manifest, result, words, spots, reward, preview, still, onAgain, onMap } = props;
  const stars = reward?.stars ?? result.stars;
  const coins = reward?.coins ?? result.coins;
  const lists = fittingWords(words);
  const [trail, api] = useTrail(3, () => ({ from: { y: -340, turn: -200, opacity: 0 } }));
  useEffect(() => {
    void api.start((i) => ({
      to: { y: 0, turn: 0, opacity: 1 },
      delay: i === 0 ? 250 : 0,
      immediate: still,
      config: { tension: 190, friction: 17 },
    }));
  }, [api, still]);
  const { shown } = useSpring({
    from: { shown: 0 },
    to: { shown: coins },
    delay: still ? 0 : 900,
    immediate: still,
    config: { duration: 900 },
  });
  return (
    <Dialog
      title={pupil(stars === 3 ? 'end.titleThree' : 'end.title')}
      width={980}
      height={676}
      onClose={onMap}
      className={still ? 'end-screen still' : 'end-screen'}
    >
      <div className="end-stars" role="img" aria-label={pupil('end.stars', { count: stars })}>
        {trail.map(({ y, turn, opacity }, i) => (
          <span key={i}>
            <Drawing svg={hudStar(false)} className="end-star-place" />
            {i < stars && (
              <animated.span
                className="end-star"
                style={{
                  opacity,
                  transform: y.to((now) => `translateY(calc(${now} * var(--u))) rotate(${turn.get()}deg)`),
                }}
              >
                <Drawing svg={hudStar(true)} />
              </animated.span>
            )}
          </span>
        ))}
      </div>
      <div className="end-middle">
        <Klodder
          name={manifest.host}
          face={stars > 1 ? 'proud' : 'happy'}
          pose={stars === 3 ? 'jump' : 'stand'}
          size={190}
        />
        <div className="end-words">
          <WordList kind="right" {...lists.right} spots={NONE} />
          <WordList kind="practise" {...lists.practise} spots={spots} />
        </div>
        <div className="end-coins">
          <Drawing svg={hudCoin()} />
          <animated.strong aria-hidden>{shown.to((now) => `+${Math.round(now)}`)}</animated.strong>
          <span className="visually-hidden">{pupil('end.coinsEarned', { count: coins })}</span>
          {result.feat && <span className="end-feat">{pupil('end.feat')}</span>}
        </div>
      </div>
      {/* Instead of the totals, which the map has too: there is room for one of them. */}
      <p className={reward?.closed ? 'end-closed' : 'end-total'} role="status">
        {preview ? pupil('hud.preview') : reward ? (reward.closed ?? totalOf(reward)) : pupil('end.saved')}
      </p>
      <div className="sheet-buttons">
        {!reward?.closed && (
          <button type="button" className="big-button" onClick={onAgain}>
            {pupil('end.again')}
          </button>
        )}
        <button type="button" className="big-button main" data-first onClick={onMap}>
          {pupil('end.toMap')}
        </button>
      </div>
    </Dialog>
  );
}

const totalOf = ({ totalCoins, totalStars }: RoundReward) =>
  pupil('end.total', {
    coins: pupil('hud.coins', { count: totalCoins }),
    stars: pupil('hud.stars', { count: totalStars }),
  });

type ListProps = Shown & {
  kind: keyof RoundWords;
  /** Words that are built up, with their hard spots. */
  spots: ReadonlyMap<string, Spot>;
};

function WordList({ kind, shown, more, spots }: ListProps) {
  if (shown.length === 0)
    return kind === 'practise' ? <p className="end-all">{pupil('end.allRight')}</p> : null;
  return (
    <section className={`end-list ${kind}`}>
      <h2>
        <svg viewBox="0 0 30 30" aria-hidden>
          {kind === 'right' ? <path d="M5 16l7 8L25 7" /> : <path d="M5 22 19 6l7 6-11 13H8Zm8 3h14" />}
        </svg>
        {pupil(kind === 'right' ? 'end.right' : 'end.practise')}
      </h2>
      <ul>
        {shown.map((word, i) => {
          const spot = isSentence(word) ? undefined : spots.get(word);
          const after = BUILT_AFTER_MS + shown.slice(0, i).reduce((sum, one) => sum + buildMs(one), 0);
          return (
            <li key={word} {...(isSentence(word) && { className: 'sentence' })}>
              {spot ? <BuiltWord {...{ word, spot, after }} /> : word}
            </li>
          );
        })}
        {more > 0 && <li className="more">{pupil('end.more', { count: more })}</li>}
      </ul>
    </section>
  );
}

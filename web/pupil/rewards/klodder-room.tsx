import { useMemo, useState } from 'react';
import { avatarSvg } from '../../../engine/drawing/index.ts';
import type { PupilMap } from '../../../server/contract/practice.ts';
import { KLODDER_LOOKS, lookOf, type KlodderLook } from '../../../server/contract/rewards.ts';
import { messageOf } from '../../api/error.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { usePupilScreen } from '../screen.ts';
import { overButtons } from './arrows.ts';
import { useClubhouse } from './query.ts';
import { rewards as text } from './wording.ts';
import './klodder-room.css';

const PARTS = ['shape', 'colour', 'pattern'] as const;
type Part = (typeof PARTS)[number];
type Avatar = PupilMap['pupil']['avatar'];

/** The room in which a pupil chooses what the own Klodder looks like: each tap is kept at once, and costs nothing. */
export function KlodderRoom({ avatar }: { avatar: Avatar }) {
  const { own } = usePupilScreen();
  const { changeLook } = useClubhouse();
  /** What was tapped and is on its way. */
  const [asked, setAsked] = useState<Partial<KlodderLook>>({});
  const { shape, colour, pattern } = { ...lookOf(avatar), ...(changeLook.isPending && asked) };
  const drawing = useMemo(
    () => avatarSvg({ shape, colour, pattern, worn: avatar.worn }, { size: 320, view: 'whole' }),
    [shape, colour, pattern, avatar.worn],
  );
  const choose = (change: Partial<KlodderLook>) => {
    setAsked((before) => ({ ...(changeLook.isPending && before), ...change }));
    changeLook.mutate(change);
  };
  const { error, isPending, isSuccess } = changeLook;
  return (
    <>
      <div className="mirror">
        <Drawing svg={drawing} label={text('klodder.mirror')} />
        <div className="mirror-words">
          <p>{text('klodder.hello')}</p>
        </div>
        <p className="mirror-said" role="status" data-trouble={error !== null}>
          {error
            ? messageOf(error)
            : isPending
              ? text('klodder.keeping')
              : isSuccess
                ? text('klodder.kept')
                : ''}
        </p>
      </div>
      <div className="looks">
        {PARTS.map((part) => (
          <LookRow key={part} part={part} look={{ shape, colour, pattern }} free={own} onPick={choose} />
        ))}
      </div>
    </>
  );
}

interface RowProps {
  part: Part;
  look: KlodderLook;
  free: boolean;
  onPick: (change: Partial<KlodderLook>) => void;
}

/** What there is to choose of one part, drawn as the Klodder would look. */
function LookRow({ part, look, free, onPick }: RowProps) {
  const { shape, colour, pattern } = look;
  const choices = useMemo(
    () =>
      KLODDER_LOOKS[part].map((value) => {
        const drawing = avatarSvg({ shape, colour, pattern, [part]: value }, { size: 100 });
        return { value, drawing };
      }),
    [part, shape, colour, pattern],
  );
  return (
    <section aria-labelledby={`look-${part}`}>
      <h2 id={`look-${part}`}>{text(`klodder.choose.${part}`)}</h2>
      <div className="look-row" role="radiogroup" aria-labelledby={`look-${part}`} onKeyDown={overButtons}>
        {choices.map(({ value, drawing }) => (
          <button
            key={value}
            type="button"
            role="radio"
            aria-checked={look[part] === value}
            aria-label={nameOf(part, value)}
            title={nameOf(part, value)}
            tabIndex={look[part] === value ? 0 : -1}
            aria-disabled={!free}
            onClick={() => free && look[part] !== value && onPick({ [part]: value })}
          >
            <Drawing svg={drawing} />
          </button>
        ))}
      </div>
    </section>
  );
}

const nameOf = (part: Part, value: string): string =>
  text(`klodder.${part}.${value}` as 'klodder.shape.rond');

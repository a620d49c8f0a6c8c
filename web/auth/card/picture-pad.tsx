import { useState } from 'react';
import { PASSWORD_JOIN, PASSWORD_PICTURES, PICTURES_IN_PASSWORD } from '../../../server/contract/cards.ts';
import { PasswordPicture } from './picture.tsx';
import { card as text } from './wording.ts';
import './card.css';

/**
 * Tapping a password of pictures. It is there for everybody who opens it: whether somebody has such a password is not
 * told before logging in.
 */
export function PicturePad({ onPassword }: { onPassword: (password: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const tap = (word: string) => {
    const next = [...chosen, word];
    if (next.length < PICTURES_IN_PASSWORD) return setChosen(next);
    // The next try begins anew.
    setChosen([]);
    onPassword(next.join(PASSWORD_JOIN));
  };
  return (
    <div className="picture-pad">
      <button
        type="button"
        className="plain-button"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
          setChosen([]);
        }}
      >
        {text('pictures')}
      </button>
      {isOpen && (
        <fieldset>
          <legend>{text('picturesLabel')}</legend>
          <div className="pad">
            {PASSWORD_PICTURES.map(({ word }) => (
              <button key={word} type="button" aria-label={word} onClick={() => tap(word)}>
                <PasswordPicture word={word} size={44} />
              </button>
            ))}
          </div>
          <p role="status">
            {/* As with a typed password, who looks along does not see which. */}
            <span aria-hidden>
              {Array.from({ length: PICTURES_IN_PASSWORD }, (_, i) => (i < chosen.length ? '●' : '○')).join(
                ' ',
              )}
            </span>
            <span className="visually-hidden">
              {text('chosen', { count: chosen.length, most: PICTURES_IN_PASSWORD })}
            </span>
            {chosen.length > 0 && (
              <button type="button" className="plain-button" onClick={() => setChosen([])}>
                {text('wipe')}
              </button>
            )}
          </p>
        </fieldset>
      )}
    </div>
  );
}

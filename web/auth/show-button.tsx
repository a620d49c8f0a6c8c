import { auth } from './wording.ts';

interface Props {
  visible: boolean;
  onToggle: () => void;
}

/** The eye inside a password field: shows what was typed, or hides it again. */
export const ShowButton = ({ visible, onToggle }: Props) => (
  <button
    type="button"
    className="show-password"
    aria-pressed={visible}
    aria-label={auth(visible ? 'login.hide' : 'login.show')}
    title={auth(visible ? 'login.hide' : 'login.show')}
    onClick={onToggle}
  >
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
      <path d="M3 16Q16 0 29 16Q16 32 3 16Z" />
      <circle cx="16" cy="16" r="4.6" />
      {visible && <path d="M6 27L26 5" />}
    </svg>
  </button>
);

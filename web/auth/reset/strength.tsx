import { useStrength } from '../../app/strength.ts';

/** How strong a password is, in words and in a bar. */
export function StrengthBar({ password, username }: { password: string; username: string }) {
  const { strength = 0, words } = useStrength(password, username);
  return (
    <div className="strength">
      {[1, 2, 3, 4].map((step) => (
        <i key={step} className={strength >= step ? 'on' : ''} aria-hidden />
      ))}
      <p role="status">{words}</p>
    </div>
  );
}

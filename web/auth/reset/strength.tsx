import { useEffect, useState } from 'react';
import type { Strength } from '../../../server/contract/password-strength.ts';
import { reset } from './wording.ts';

type Judge = (password: string, own: readonly string[]) => Strength;

/** How strong a password is, in words and in a bar; the word lists behind it are fetched by the first letter. */
export function StrengthBar({ password, username }: { password: string; username: string }) {
  const [judge, setJudge] = useState<Judge>();
  const isTyping = password !== '';
  useEffect(() => {
    if (!isTyping) return;
    // Without it the server still judges.
    import('../../../server/contract/password-strength.ts').then(
      ({ strengthOf }) => setJudge(() => strengthOf),
      () => undefined,
    );
  }, [isTyping]);
  const strength = judge && isTyping ? judge(password, [username]) : undefined;
  return (
    <div className="strength">
      {[1, 2, 3, 4].map((step) => (
        <i key={step} className={(strength ?? 0) >= step ? 'on' : ''} aria-hidden />
      ))}
      <p role="status">{strength === undefined ? reset('choose.advice') : reset(`strength.s${strength}`)}</p>
    </div>
  );
}

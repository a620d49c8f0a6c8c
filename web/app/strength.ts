import { useEffect, useState } from 'react';
import type { Strength } from '../../server/contract/password-strength.ts';
import { defineWording } from './wording/define.ts';

type Judge = (password: string, own: readonly string[]) => Strength;

const text = defineWording('strength', {
  advice: 'Drie of vier losse woorden achter elkaar zijn sterk en goed te onthouden.',
  words: {
    s0: 'Heel makkelijk te raden. Maak het langer.',
    s1: 'Makkelijk te raden. Voeg nog een woord toe.',
    s2: 'Redelijk.',
    s3: 'Sterk.',
    s4: 'Heel sterk.',
  },
});

/**
 * How strong a password is while it is typed, as 0 to 4 and in words; advice as long as that is not known. The word lists
 * behind it are large and fetched by the first letter; without them the server still judges.
 */
export function useStrength(
  password: string,
  own: string,
): { strength: Strength | undefined; words: string } {
  const [judge, setJudge] = useState<Judge>();
  const isTyping = password !== '';
  useEffect(() => {
    if (!isTyping) return;
    import('../../server/contract/password-strength.ts').then(
      ({ strengthOf }) => setJudge(() => strengthOf),
      () => undefined,
    );
  }, [isTyping]);
  const strength = judge && isTyping ? judge(password, [own]) : undefined;
  return { strength, words: strength === undefined ? text('advice') : text(`words.s${strength}`) };
}

import { useEffect, useState } from 'react';
import { ask } from '../../ask.ts';
import { Note } from '../../ui/index.ts';
import { friends } from '../../wording/friends.ts';

const CODE = /^[2-9A-HJKMNP-Z]{12}$/;

/** For who came by the link of a friend: says who sent them, and gives the code to the form. */
export function Invited({ onCode }: { onCode: (code: string) => void }) {
  const [by, setBy] = useState<{ by: string; days: number }>();
  useEffect(() => {
    const code = new URLSearchParams(location.search).get('vriend');
    if (code === null || !CODE.test(code)) return;
    ask<{ by: string; days: number }>('POST', '/api/site/friend-visits', { code }).then(
      (found) => {
        setBy(found);
        onCode(code);
      },
      // One that no longer works says nothing: the form is there all the same.
      () => undefined,
    );
  }, [onCode]);
  if (!by) return null;
  return (
    <Note>
      <p>
        {friends('invited', { by: by.by })} {by.days > 0 && friends('longer')}
      </p>
    </Note>
  );
}

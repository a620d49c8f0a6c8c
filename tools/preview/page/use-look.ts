import { useEffect, useState } from 'react';

/** What a function says, asked again every so many ms: the scene tells nobody by itself. */
export function useLook<T>(look: () => T, everyMs: number): T {
  const [seen, setSeen] = useState(look);
  useEffect(() => {
    const timer = setInterval(() => setSeen(look()), everyMs);
    return () => clearInterval(timer);
  });
  return seen;
}

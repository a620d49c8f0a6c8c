import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/error.ts';
import { session } from './services.ts';

// A button that began something rests before the browser has another press for it: by a timer, the second press of a double click
// on a slow machine would come first and begin it again.
notifyManager.setScheduler(queueMicrotask);

/** What was fetched, kept for a while so that going back is instant. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a line a call fails at once, so that the screen can say so.
      networkMode: 'always',
      // What was refused stays refused; only a lost line is worth another try.
      retry: (times, error) =>
        times < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
    // A change too: what waits for the line in silence looks as if it goes on for ever.
    mutations: { networkMode: 'always' },
  },
});

// Nothing of one user is shown to the next one.
session.store.subscribe((now, before) => {
  if (now.user?._id !== before.user?._id) queries.clear();
});

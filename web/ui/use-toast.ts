import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ToastText } from './toast.tsx';

/** What is sent along to a page that says it first: `navigate(path, toastState({ message }))`. It can't hold an action. */
export const toastState = (toast: Omit<ToastText, 'action'>) => ({ state: { toast } });

/** The message of a page. What the page before sent along is told first, and once: not again after a reload or coming back. */
export function useToast(): [ToastText | undefined, (toast: ToastText | undefined) => void] {
  const { state, ...here } = useLocation();
  const sent = (state as { toast?: ToastText } | null)?.toast;
  const [toast, setToast] = useState(sent);
  const navigate = useNavigate();
  const path = `${here.pathname}${here.search}${here.hash}`;
  useEffect(() => {
    if (sent) void navigate(path, { replace: true, state: null, preventScrollReset: true });
  }, [sent, path, navigate]);
  return [toast, setToast];
}

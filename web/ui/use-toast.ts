import { useState } from 'react';
import type { ToastText } from './toast.tsx';
import { useSentState } from './use-sent-state.ts';

/** What is sent along to a page that says it first: `navigate(path, toastState({ message }))`. It can't hold an action. */
export const toastState = (toast: Omit<ToastText, 'action'>) => ({ state: { toast } });

/** The message of a page. What the page before sent along is told first, and once: not again after a reload or coming back. */
export function useToast(): [ToastText | undefined, (toast: ToastText | undefined) => void] {
  return useState(useSentState<ToastText>('toast'));
}

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { ConfirmDialog } from './dialog/confirm-dialog.tsx';

/** What is asked before something is done, and what the button says that does it. */
interface Question {
  title: string;
  action: string;
}

const store = createStore<{ asked?: Question & { answer: (yes: boolean) => void } }>(() => ({}));

/** Asks whether something is to be done, whichever page one is on by then. */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((answer) => {
    store.getState().asked?.answer(false);
    store.setState({ asked: { ...question, answer } });
  });

/** The place where questions are asked: one for all pages of an area. */
export function Questions() {
  const { asked } = useStore(store);
  if (!asked) return undefined;
  const settle = (yes: boolean) => {
    store.setState({}, true);
    asked.answer(yes);
  };
  return (
    <ConfirmDialog
      title={asked.title}
      action={asked.action}
      focus="back"
      onConfirm={() => settle(true)}
      onClose={() => settle(false)}
    />
  );
}

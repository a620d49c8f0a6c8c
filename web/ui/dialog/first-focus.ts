import { useEffect, type RefObject } from 'react';

/** What can be filled in or chosen. What only stands there for the browser, such as the field behind a list, is left out. */
const FIELD = [
  'input:not([type=hidden], :disabled, [aria-hidden=true], [tabindex="-1"])',
  'textarea:not(:disabled, [aria-hidden=true])',
  '[role=combobox]:not([aria-disabled=true])',
].join(', ');

/** Of a group of choices the one that is chosen, as the keyboard comes there. */
const entryOf = (field: HTMLElement, all: Element): HTMLElement => {
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field;
  const chosen = [...all.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')];
  return chosen.find(({ name }) => name === field.name) ?? field;
};

/**
 * Puts the focus where a dialog begins: on what asked for it (`autoFocus`), else on its first field, else on its title, so that who can't see
 * it hears what it is about.
 */
export function useFirstFocus(title: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!title.current || !content.current) return;
    const dialog = title.current.closest('[role=dialog]');
    const has = document.activeElement;
    if (has !== dialog && dialog?.contains(has)) return;
    const field = content.current.querySelector<HTMLElement>(FIELD);
    (field ? entryOf(field, content.current) : title.current).focus();
  }, [title, content]);
}

// @vitest-environment jsdom
import { act, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { mounting } from '../../testing/mounting.ts';
import { TextInput } from '../form/fields.tsx';
import { useSaveForm } from '../form/use-save-form.ts';
import { UnsavedGuard } from '../unsaved.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

const saved = vi.fn<(values: { name: string }) => Promise<void>>();

function Rename({ onClose }: { onClose: () => void }) {
  const form = useSaveForm({ schema: z.object({ name: z.string() }), start: { name: '' }, save: saved });
  return (
    <FormDialog of={form} title="Groep wijzigen" action="Bewaren" needsChange onClose={onClose}>
      <TextInput name="name" label="Naam" />
    </FormDialog>
  );
}

/** A page whose button opens a dialog, within a form of its own. */
function Page() {
  const [open, setOpen] = useState<'form' | 'question' | 'note' | 'choice'>();
  const close = () => setOpen(undefined);
  return (
    <form onSubmit={() => void saved({ name: 'of the page' })}>
      <button type="button" onClick={() => setOpen('form')}>
        Wijzig
      </button>
      <button type="button" onClick={() => setOpen('question')}>
        Gooi weg
      </button>
      {open === 'form' && <Rename onClose={close} />}
      <button type="button" onClick={() => setOpen('note')}>
        Lees
      </button>
      <button type="button" onClick={() => setOpen('choice')}>
        Kies
      </button>
      {open === 'note' && (
        <ConfirmDialog title="Zo werkt het" action="Goed" onConfirm={() => {}} onClose={close} />
      )}
      {open === 'choice' && (
        <ConfirmDialog title="Welke?" action="Goed" onConfirm={() => {}} onClose={close}>
          <input type="hidden" />
          <input disabled />
          <input type="radio" name="of" value="een" />
          <input type="radio" name="of" value="twee" defaultChecked />
        </ConfirmDialog>
      )}
      {open === 'question' && (
        <ConfirmDialog title="Weg?" action="Weg" focus="back" onConfirm={() => {}} onClose={close} />
      )}
    </form>
  );
}

const screen = mounting();
let router: ReturnType<typeof createMemoryRouter>;
beforeEach(async () => {
  saved.mockReset().mockResolvedValue();
  const Guarded = () => (
    <UnsavedGuard>
      <Page />
    </UnsavedGuard>
  );
  router = createMemoryRouter([
    { path: '/', Component: Guarded },
    { path: '/elders', element: 'elders' },
  ]);
  await screen.show(<RouterProvider router={router} />);
});

const button = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name).at(-1)!;
/** `times`: which press of a quick row it is, as browsers count it. */
const press = (on: Element, times = 1) =>
  act(async () => {
    for (const type of ['mousedown', 'mouseup', 'click'])
      on.dispatchEvent(new MouseEvent(type, { bubbles: true, detail: times }));
  });
const open = (name: string) => {
  button(name).focus();
  return press(button(name));
};
const dialogs = () => [...document.querySelectorAll('[role=dialog]')].length;
const pressBeside = (times?: number) => press(document.querySelector('.MuiDialog-container')!, times);
const escape = () =>
  act(async () => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
const field = () => document.querySelector<HTMLInputElement>('input[name=name]')!;
const type = (text: string) =>
  act(async () => {
    field().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });

it('closes by a press beside it and by Escape while nothing is filled in', async () => {
  await open('Wijzig');
  await pressBeside();
  expect(dialogs()).toBe(0);
  await open('Wijzig');
  await escape();
  expect(dialogs()).toBe(0);
});

it('stays open for who presses twice on the button that opens it', async () => {
  await open('Gooi weg');
  await pressBeside(2);
  expect(dialogs()).toBe(1);
  await pressBeside();
  expect(dialogs()).toBe(0);
});

it('keeps what was typed after a press beside it', async () => {
  await open('Wijzig');
  await type('Zeester');
  await pressBeside();
  expect(dialogs()).toBe(1);
  expect(field().value).toBe('Zeester');
});

it('asks after Escape, and only who says so loses what was typed', async () => {
  await open('Wijzig');
  await type('Zeester');
  await escape();
  expect(dialogs()).toBe(2);
  await press(button('Hier blijven'));
  expect(field().value).toBe('Zeester');
  await escape();
  await press(button('Weggaan zonder bewaren'));
  expect(field()).toBeNull();
});

it('says beside a button that does nothing why, until something is filled in', async () => {
  await open('Wijzig');
  expect(button('Bewaren').disabled).toBe(true);
  const why = document.getElementById(button('Bewaren').getAttribute('aria-describedby')!);
  expect(why!.textContent).toBe('Nog niets gewijzigd.');
  await type('Zeester');
  expect([button('Bewaren').disabled, document.body.contains(why)]).toEqual([false, false]);
});

it('sends itself and not the form that it was opened from', async () => {
  await open('Wijzig');
  await type('Zeester');
  await press(button('Bewaren'));
  expect(saved.mock.calls).toEqual([[{ name: 'Zeester' }]]);
});

it('asks before the page is left on which something is typed in it', async () => {
  await open('Wijzig');
  await type('Zeester');
  await act(async () => void router.navigate('/elders'));
  expect(router.state.location.pathname).toBe('/');
  await press(button('Weggaan zonder bewaren'));
  expect(router.state.location.pathname).toBe('/elders');
});

it('begins at its first field, and at its title where there is none', async () => {
  await open('Wijzig');
  expect(document.activeElement).toBe(field());
  await escape();
  await open('Lees');
  expect(document.activeElement?.textContent).toBe('Zo werkt het');
  expect(document.activeElement?.tagName).toBe('H2');
  await escape();
  await open('Kies');
  expect((document.activeElement as HTMLInputElement).value).toBe('twee');
});

it('has the focus on the way back where a question begins there', async () => {
  await open('Gooi weg');
  expect(document.activeElement).toBe(button('Annuleren'));
});

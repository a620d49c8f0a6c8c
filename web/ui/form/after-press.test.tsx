// @vitest-environment jsdom
import { act } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { TextField } from '../../site/form/fields.tsx';
import { mounting } from '../../testing/mounting.ts';
import { TextInput } from './fields.tsx';

const WRONG = 'Vul je naam in.';

/** A field that wants something, as the adult areas and as the site have it. */
function Form({ on }: { on: 'adult' | 'site' }) {
  const form = useForm({
    defaultValues: { name: '' },
    mode: 'onTouched',
    resolver: () => ({ values: {}, errors: { name: { type: 'missing', message: WRONG } } }),
  });
  return (
    <FormProvider {...form}>
      {on === 'adult' ? <TextInput name="name" label="Naam" /> : <TextField name="name" label="Naam" />}
      <button type="button">Bewaren</button>
    </FormProvider>
  );
}

const screen = mounting();
const later = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
const mouse = (type: string, on: Element) =>
  act(async () => void on.dispatchEvent(new MouseEvent(type, { bubbles: true })));

describe.each(['adult', 'site'] as const)('a field of the %s forms that is left empty', (on) => {
  const open = async () => {
    await screen.show(<Form on={on} />);
    const field = screen.page.querySelector('input')!;
    const button = screen.page.querySelector('button')!;
    act(() => field.focus());
    return { field, button };
  };

  it('says so at once by the keyboard', async () => {
    const { button } = await open();
    act(() => button.focus());
    await later();
    expect(screen.page.textContent).toContain(WRONG);
  });

  it('keeps still under a press, until that is a click', async () => {
    const { button } = await open();
    await mouse('mousedown', button);
    act(() => button.focus());
    await later();
    expect(screen.page.textContent).not.toContain(WRONG);
    await mouse('mouseup', button);
    await later();
    expect(screen.page.textContent).toContain(WRONG);
  });
});

// @vitest-environment jsdom
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { Button } from '@mui/material';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { mounting } from '../testing/mounting.ts';
import { queries } from './queries.ts';

const send = vi.fn<() => Promise<void>>();
const listens = vi.fn();

function Send() {
  const sending = useMutation({ mutationFn: send });
  // After the button is there it still takes a moment until it hears how sending goes.
  useEffect(() => listens(), []);
  return (
    <Button loading={sending.isPending} onClick={() => sending.mutate()}>
      Uitvoeren
    </Button>
  );
}

/** What a browser does between two presses that follow at once: all but timers. */
const turns = async () => {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve();
};

const screen = mounting({ waits: false });

it('does once what is pressed twice, however soon the second press comes', async () => {
  const sent = Promise.withResolvers<void>();
  send.mockReturnValue(sent.promise);
  await screen.show(
    <QueryClientProvider client={queries}>
      <Send />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(listens).toHaveBeenCalled());
  const button = document.querySelector('button')!;
  button.click();
  await turns();
  button.click();
  await turns();
  expect(send).toHaveBeenCalledTimes(1);
  sent.resolve();
  await vi.waitFor(() => expect(button.disabled).toBe(false));
  button.click();
  await turns();
  expect(send).toHaveBeenCalledTimes(2);
});

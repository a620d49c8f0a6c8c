import { ApiError, ShownError } from '../api/error.ts';
import { defineWording } from '../app/wording/define.ts';
import { ask } from '../ui/ask.tsx';

const text = defineWording('keptWords', {
  anyway: 'Toch oefenen',
  not: 'Er is niets klaargezet. De woorden blijven bewaard voor de eindtoets.',
});

/**
 * Sets words ready that somebody chose; of those that are kept for the end test of a plan it is asked first, and `send` told so. Throws
 * what can be shown when they stay kept.
 */
export async function evenIfKept<T>(send: (anyway: boolean) => Promise<T>): Promise<T> {
  try {
    return await send(false);
  } catch (error) {
    if (!(error instanceof ApiError) || error.fields.kept === undefined) throw error;
    if (!(await ask({ title: error.message, action: text('anyway') }))) throw new ShownError(text('not'));
    return send(true);
  }
}

import { signUp, signUpSchema } from '../../../../server/contract/webinars.ts';
import { call, refusalOf, resolverOf } from '../../form/send.ts';
import type { FormWork } from '../../form/form-work.ts';

/** Checks and sends a sign-up for a training, or for its waiting list. */
export const signUpWork = (training: string, waits: boolean, onRefused: () => void): FormWork => ({
  resolver: resolverOf(signUpSchema),
  async send(id, values, { website }) {
    const refusal = await refusalOf(
      call(signUp, { params: { signup: id }, body: { ...values, training, waits, website } as never }),
    );
    if (refusal) onRefused();
    return refusal;
  },
});

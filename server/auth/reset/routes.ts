import { passwordToken, requestPassword, setPassword } from '../../contract/reset.ts';
import type { Calls } from '../../http/calls.ts';
import type { ResetService } from './service.ts';

/** Asking for a link, looking whether it works, and choosing a password with it. */
export function resetRoutes(calls: Calls, service: ResetService): void {
  calls.open(requestPassword, async ({ body, address }) => {
    await service.request(body.name, address);
    return {};
  });
  calls.open(passwordToken, ({ params }) => service.look(params.user, params.token));
  calls.open(setPassword, ({ body }) => service.set(body));
}

import type { ErrorBody } from '../contract/call.ts';
import type { Effect } from '../contract/settings.ts';
import { Problem } from '../http/problem.ts';
import type { Fault } from './emptied.ts';

/** A refusal with the reason at each field. */
export const wrong = (fields: NonNullable<ErrorBody['fields']>) =>
  new Problem('invalid-fields', undefined, { fields });

/** Throws `invalid-fields` with the reason at each field for a setting that leaves nothing to practise. */
export function refuse({ errors }: Effect): void {
  const faults = Object.entries(errors).map(([name, reason]) => [`set.${name}`, reason]);
  if (faults.length > 0) throw wrong(Object.fromEntries(faults) as Record<string, string>);
}

/** Refuses in a form what would leave pupils nothing to practise: at the field. */
export const atField = ({ field, message }: Fault): Problem => wrong({ [`set.${field}`]: message });

/** Refuses without a form what would leave pupils nothing to practise. */
export const asMessage = ({ message }: Fault): Problem => new Problem('conflict', message);

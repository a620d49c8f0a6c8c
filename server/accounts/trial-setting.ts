import { Refusal } from '../installation/refusal.ts';

/** Whether a trial opens by itself: so it does unless `TRIALS=office`. Throws a Refusal for anything else. */
export function trialsOpen(env: NodeJS.ProcessEnv): boolean {
  const said = env['TRIALS'];
  if (said !== undefined && said !== 'office')
    throw new Refusal(`TRIALS=${said} bestaat niet. Schrijf TRIALS=office, of laat TRIALS weg.`);
  return said === undefined;
}

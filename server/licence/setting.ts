import { Refusal } from '../installation/refusal.ts';

/** Whether `LICENCES` says that licences do not count here: `off`, or nothing. Throws a Refusal for anything else. */
export function licencesAreOff(env: NodeJS.ProcessEnv): boolean {
  const said = env['LICENCES'];
  if (said !== undefined && said !== 'off')
    throw new Refusal(`LICENCES=${said} bestaat niet. Schrijf LICENCES=off, of laat LICENCES weg.`);
  return said === 'off';
}

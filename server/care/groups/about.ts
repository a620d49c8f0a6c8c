import { Problem } from '../../http/problem.ts';

/** Says whose plan it is that is refused; what is wrong with a reason is of all. */
export async function about<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (refused) {
    if (!(refused instanceof Problem) || refused.fields?.reason || refused.fields?.why) throw refused;
    const [said] = Object.values(refused.fields ?? {});
    const told = `${name}: ${said ?? refused.message}`;
    throw new Problem(refused.code, told, { ...(refused.fields && { fields: { check: told } }) });
  }
}

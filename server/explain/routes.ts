import { audit } from '../audit/audit.ts';
import {
  getBoardBalloon,
  listExplanations,
  noteExplanation,
  removeExplanation,
} from '../contract/explanations.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { nameOfRule } from '../live/broken-rule.ts';
import { pupilsIn } from '../pupils/in-group.ts';
import { readBalloon } from '../rewards/balloon.ts';
import { dropExplanation, findExplanation, readExplanations, storeExplanation } from './repository.ts';

/** What teachers explained, and the balloon of the group for the digital blackboard. */
export function explanationRoutes(calls: Calls, db: Db): void {
  calls.on(listExplanations, async ({ params }) => {
    const explanations = await readExplanations(db, params.group, Date.now());
    return { explanations, total: explanations.length };
  });

  calls.on(noteExplanation, async ({ session, params, body }) => {
    const { account, group, explanation: id } = params;
    const { rule, category, pupils } = body;
    if (nameOfRule(rule) === undefined)
      throw new Problem('invalid-fields', undefined, { fields: { rule: 'Deze regel bestaat niet.' } });
    await transact(db, async (trx) => {
      const known = await findExplanation(trx, id);
      if (known && known.group_id !== group) throw notFound('Deze uitleg is niet gevonden.');
      const own = await pupilsIn(trx, group, pupils);
      if (own.length < new Set(pupils).size)
        throw new Problem('invalid-fields', undefined, {
          fields: { pupils: 'Kies alleen {leerlingen} die nu in deze {groep} zitten.' },
        });
      const row = { id, group_id: group, maker_id: session.id, rule, category, at: Date.now() };
      await storeExplanation(trx, row, own);
      const detail = `${rule}, ${pupils.length} leerlingen`;
      const who = { actorId: session.id, accountId: account };
      await audit(trx, { action: 'explained', ...who, subject: group, detail });
    });
    const explanations = await readExplanations(db, group, Date.now());
    return explanations.find((one) => one.id === id)!;
  });

  calls.on(removeExplanation, async ({ session, params }) => {
    const { account, group, explanation: id } = params;
    const known = await findExplanation(db, id);
    if (!known || known.group_id !== group) throw notFound('Deze uitleg is niet gevonden.');
    await transact(db, async (trx) => {
      await dropExplanation(trx, id, Date.now());
      const who = { actorId: session.id, accountId: account };
      await audit(trx, { action: 'explanation-removed', ...who, subject: id });
    });
    return { id };
  });

  calls.on(getBoardBalloon, ({ params }) => readBalloon(db, params.group));
}

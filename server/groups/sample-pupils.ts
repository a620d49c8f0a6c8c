import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../data/schema.ts';

/** Whether the pupil of a row of `pupils` is a child, not one that was invented for a group to look at. */
export const isReal = ({
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Database, 'pupils'>): Expression<SqlBool> =>
  not(
    exists(
      selectFrom('groups')
        .select('groups.id')
        .whereRef('groups.id', '=', 'pupils.group_id')
        .where('sample', '=', 1),
    ),
  );

import {
  checkSchoolYear,
  getPastGroup,
  listSchoolYears,
  proposeSchoolYear,
  startSchoolYear,
} from '../contract/school-years.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { lastYearChange, pupilsThen, yearsOf } from './past-years.ts';
import { makerOf, type Moved } from './routes.ts';
import { checkYear, planYear, startYear } from './school-years.ts';

/** The school year: a plan for the next one, beginning it, and reading the earlier ones. */
export function schoolYearRoutes(calls: Calls, db: Db, moved: Moved): void {
  const make = makerOf(moved);
  calls.on(proposeSchoolYear, ({ subject }) => planYear(db, subject.account!, Date.now()));
  calls.on(checkSchoolYear, ({ subject, body }) => checkYear(db, subject.account!, body));
  calls.on(startSchoolYear, ({ session, subject, params, body: { change, ...plan } }) =>
    make('school-year-begun', session, params.account, change, String(plan.year), (doing) =>
      startYear(db, subject.account!, plan, doing),
    ),
  );
  calls.on(listSchoolYears, async ({ session, params }) => ({
    years: await yearsOf(db, params.account, session.id),
    last: await lastYearChange(db, params.account, Date.now()),
  }));
  calls.on(getPastGroup, async ({ subject }) => {
    const group = subject.group!;
    return { name: group.name, schoolYear: group.school_year, pupils: await pupilsThen(db, group) };
  });
}

import type { RosterStaff } from '../../../server/contract/groups.ts';

/** The one who must teach a new group: the only teacher, or who does all of it alone. */
export function onlyTeacher(staff: readonly RosterStaff[]): string[] {
  const teachers = staff.filter(({ isTeacher }) => isTeacher);
  const [one, ...others] = teachers.length > 0 ? teachers : staff;
  return one && others.length === 0 ? [one.id] : [];
}

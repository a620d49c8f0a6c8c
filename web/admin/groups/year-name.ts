/** A school year of the calendar, such as 2026-2027. */
export const schoolYearName = (year: number): string => `${year}-${year + 1}`;

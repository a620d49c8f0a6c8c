/** Parts of the product that an account has when the office switches them on: care with its action plans, and method tests. */
export const FEATURES = ['featureZorgtraject', 'featureTestschool'] as const;
export type Feature = (typeof FEATURES)[number];

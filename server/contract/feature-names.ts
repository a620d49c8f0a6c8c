/** Parts of the product that an account has when the office switches them on: method tests. */
export const FEATURES = ['featureTestschool'] as const;
export type Feature = (typeof FEATURES)[number];

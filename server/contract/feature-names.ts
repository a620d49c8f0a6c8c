/** Parts of the product that an account has when the office switches them on: method tests, and the care trajectory. */
export const FEATURES = ['featureTestschool', 'featureZorgtraject'] as const;
export type Feature = (typeof FEATURES)[number];

/** An amount in cents as a spreadsheet here reads it: 895,50. */
export const amountInFile = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

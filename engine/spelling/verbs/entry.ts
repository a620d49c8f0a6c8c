/** What must be known of a verb to write its forms; all that is left out goes by rule. */
export interface VerbEntry {
  infinitive: string;
  kind: 'weak' | 'strong' | 'irregular';
  /** ik-vorm, where it can't be made by rule. */
  stem?: string;
  /** hij-vorm, where it is not the ik-vorm with t. */
  third?: string;
  past?: string;
  pastPlural?: string;
  /** Empty where there is none. */
  participle?: string;
  /** A first part that comes loose: op in opbellen. */
  loose?: string;
  /** A first part that stays on and takes no ge-: ver in verbinden. */
  prefix?: string;
}

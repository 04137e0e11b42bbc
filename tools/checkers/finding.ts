/** What a checker found fault with. */
export interface Finding {
  /** The page or the rule. */
  where: string;
  what: string;
}

/** What one checker says: its figures for the table, and its findings; none means that the goal is met. */
export interface Verdict {
  checker: string;
  /** Name and version of the program. */
  by: string;
  goal: string;
  figure: string;
  findings: readonly Finding[];
}

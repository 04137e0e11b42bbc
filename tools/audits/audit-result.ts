/** One fault reported by an audit. */
export interface Finding {
  /** The page or the rule. */
  where: string;
  what: string;
}

/** The outcome of one audit; without findings the goal is met. */
export interface AuditResult {
  audit: string;
  /** Name and version of the program. */
  program: string;
  goal: string;
  result: string;
  findings: readonly Finding[];
}

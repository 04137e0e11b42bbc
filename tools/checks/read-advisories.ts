/** What `npm audit --json` found. */

/** Worst first. */
const severities = ['critical', 'high', 'moderate', 'low'] as const;
type Severity = (typeof severities)[number];

export interface Audit {
  metadata?: { vulnerabilities: Partial<Record<Severity, number>> };
  vulnerabilities?: Readonly<Record<string, { severity: string }>>;
  message?: string;
}
export type AuditResult = { kind: 'unanswered'; why: string } | { kind: 'answered'; lines: string[]; isSound: boolean };

/** Critical and high ones must be dealt with, none can be excused; a registry that does not answer says nothing about our packages. */
export function readAdvisories(output: string): AuditResult {
  const audit = parse(output);
  if (!audit?.metadata) return { kind: 'unanswered', why: audit?.message ?? 'no report' };
  const count = (severity: Severity): number => audit.metadata!.vulnerabilities[severity] ?? 0;
  const serious = Object.entries(audit.vulnerabilities ?? {}).filter(([, { severity }]) => isSerious(severity));
  return {
    kind: 'answered',
    lines: [
      severities.map((severity) => `${count(severity)} ${severity}`).join(', '),
      ...serious.map(([name, { severity }]) => `✗ ${name}: ${severity}`),
    ],
    isSound: count('critical') + count('high') === 0,
  };
}

const isSerious = (severity: string): boolean => severity === 'critical' || severity === 'high';

function parse(output: string): Audit | null {
  try {
    return JSON.parse(output) as Audit;
  } catch {
    return null;
  }
}

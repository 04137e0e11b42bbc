/** From a runner's JSON report to a tally. A run that left no report, or ran no test, has failed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { Tally } from './tally.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  openHandles?: unknown[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Skipped, empty and flaky tests count as failed: none may land. */
export const jestTally = (report: JestReport): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites,
});
export const playwrightTally = ({ stats }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
});

/** @param exitCode of the runner: one that is not 0 is at least one failure, whatever the report says */
export function readReport<T>(file: string, toTally: (report: T) => Tally, exitCode: number): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const tally = toTally(JSON.parse(readFileSync(file, 'utf8')) as T);
  const wasSilent = tally.passed + tally.failed === 0 || (exitCode !== 0 && tally.failed === 0);
  return wasSilent ? { ...tally, failed: 1 } : tally;
}

export const clearReport = (file: string): void => rmSync(file, { force: true });

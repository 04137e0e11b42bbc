/** Converts a runner's JSON report to a tally. A run without a report or without tests has failed. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { noTests, type Tally, type TestDuration } from './tally.ts';

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { fullName: string; status: string; duration?: number | null }[] }[];
}
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; tests: { projectName: string; results: { duration: number }[] }[] }[];
}
interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Files that failed outside of their tests: they could not be loaded, or prepared. */
const brokenFiles = ({ testResults }: UnitReport): number =>
  testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every(({ status: ofTest }) => ofTest !== 'failed'),
  ).length;

/** Skipped, empty and flaky tests count as failed. */
export const unitTally = (report: UnitReport): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numPendingTests + report.numTodoTests + brokenFiles(report),
  durations: report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
});
export const playwrightTally = ({ stats, ...report }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped,
  durations: journeyDurations(report),
});

const journeyDurations = ({ suites = [], specs = [] }: PlaywrightSuite): TestDuration[] => [
  ...suites.flatMap(journeyDurations),
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      title: `[${projectName}] ${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
];

/** @param exitCode of the runner; a non-zero code counts as at least one failure */
export function readReport<T>(file: string, toTally: (report: T) => Tally, exitCode: number): Tally {
  if (!existsSync(file)) return { ...noTests, failed: 1 };
  const tally = toTally(JSON.parse(readFileSync(file, 'utf8')) as T);
  const isUnreported = tally.passed + tally.failed === 0 || (exitCode !== 0 && tally.failed === 0);
  return isUnreported ? { ...tally, failed: 1 } : tally;
}

export const clearReport = (file: string): void => rmSync(file, { force: true });

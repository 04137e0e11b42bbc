/** The stages of `npm test`, cheapest first. Each prints its findings and returns a tally. */
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { clearReport, playwrightTally, readReport, unitTally } from './reports.ts';
import type { Run } from './run.ts';
import { checkTally, type Tally } from './tally.ts';

export interface Stage {
  name: string;
  work: (run: Run) => Promise<Tally>;
}
/** Stages that may run in parallel: none writes files that another one reads. */
export type StageGroup = readonly Stage[];

const reports = join(workspaceRoot, 'reports');
const check = (name: string, program: string, ...args: string[]): Stage => ({
  name,
  work: async (run) => checkTally((await run(program, args)) === 0),
});
const script = (name: string, file: string): Stage => check(name, process.execPath, file);

const unit: Stage = {
  name: 'Unit, contract, server and screen tests',
  work: async (run) => {
    const file = join(reports, 'unit.json');
    mkdirSync(reports, { recursive: true });
    clearReport(file);
    // One worker more than cores of a small machine: tests of dead and slow services wait.
    const workers = `--maxWorkers=${availableParallelism() + 1}`;
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const code = await run('vitest', ['run', workers, '--silent=passed-only', ...reporters]);
    return readReport(file, unitTally, code);
  },
};

interface JourneyRun {
  name: string;
  config: string;
  report: string;
  env?: () => Record<string, string>;
}

const playwright = ({ name, config, report, env }: JourneyRun): Stage => ({
  name,
  work: async (run) => {
    const file = join(reports, report);
    clearReport(file);
    const code = await run('playwright', ['test', '-c', config], { ...env?.(), PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    return readReport(file, playwrightTally, code);
  },
});

const journeys = playwright({
  name: 'Journeys in Chromium',
  config: 'apps/journeys/playwright.config.ts',
  report: 'journeys.json',
  env: () => ({ CHROME_PATH: findChromium() }),
});
const engines = playwright({
  name: 'Purchases in Firefox and WebKit',
  config: 'apps/journeys/playwright.engines.config.ts',
  report: 'engines.json',
});
const build = check('Build', 'nx', 'run-many', '-t', 'build', '--outputStyle=stream');
const publish = script('Publishing', 'tools/publish/publish-built.ts');

/** `npm run test:engines` */
export const engineStages: readonly StageGroup[] = [[build], [publish], [engines]];

/** `npm test`; CI adds the other engines. */
export const stages: readonly StageGroup[] = [
  [
    check('Lint', 'nx', 'run-many', '-t', 'lint', '--outputStyle=stream'),
    check('Formatting', 'prettier', '--check', '--log-level=warn', '.'),
    check('Types', 'tsc', '-p', 'tsconfig.json'),
    script('Banned words', 'tools/checks/wording/main.ts'),
    script('Links in documents', 'tools/checks/doc-links.ts'),
  ],
  [script('Import boundaries', 'tools/checks/verify-boundary-lint.ts')],
  [script('Licences of packages', 'tools/checks/licences.ts')],
  [script('Security advisories of packages', 'tools/checks/advisories.ts')],
  [script('Special cases of the sandbox in docs/sandbox.md', 'tools/docs/special-cases.ts')],
  [script('Dated figures of law and tariff', 'tools/checks/rule-book.ts')],
  [script('Sample prices of the landing pages', 'tools/landing-prices/write-landing-prices.ts')],
  [unit, script('Generators', 'tools/checks/verify-generators.ts')],
  [build],
  [publish],
  [script('Shell with the last versions of every remote', 'tools/publish/try-shell.ts')],
  [script('A team outside the workspace', 'tools/remote-kit/try-outside.ts')],
  [script('Fuzzing of the API', 'tools/fuzz/main.ts')],
  [script('Size budgets', 'tools/checks/bundle-sizes.ts')],
  [journeys],
  ...(process.env['CI'] ? [[engines]] : []),
  [script('Requirements with a passing test', 'tools/checks/requirements.ts')],
];

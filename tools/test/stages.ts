/** The levels of test, cheapest first. Each tells its own findings and returns its tally. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../browser/find-chromium.ts';
import { workspaceRoot } from '../workspace/workspace-root.ts';
import { clearReport, jestTally, playwrightTally, readReport } from './reports.ts';
import type { Run } from './run.ts';
import { one, type Tally } from './tally.ts';

export interface Stage {
  name: string;
  work: (run: Run) => Promise<Tally>;
}
/** Stages that may work beside each other: none writes what another reads. */
export type Turn = readonly Stage[];

const reports = join(workspaceRoot, 'reports');
const check = (name: string, program: string, ...args: string[]): Stage => ({
  name,
  work: async (run) => one((await run(program, args)) === 0),
});
const script = (name: string, file: string): Stage => check(name, process.execPath, file);

const unit: Stage = {
  name: 'Unit, contract, server and screen tests',
  work: async (run) => {
    const file = join(reports, 'jest.json');
    mkdirSync(reports, { recursive: true });
    clearReport(file);
    const code = await run('jest', [
      '--json',
      `--outputFile=${file}`,
      '--ci',
      '--maxWorkers=75%',
      '--testLocationInResults',
    ]);
    return readReport(file, jestTally, code);
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
  name: 'The journey in Firefox and WebKit',
  config: 'apps/journeys/playwright.engines.config.ts',
  report: 'engines.json',
});
const build = check('Build', 'nx', 'run-many', '-t', 'build', '--outputStyle=stream');
const publish = script('Publishing', 'tools/publish/publish-built.ts');

/** `npm run test:engines` */
export const engineStages: readonly Turn[] = [[build], [publish], [engines]];

/** `npm test`; CI adds the other engines. Most of the generators' proof is one core's work: the unit tests leave it one. */
export const stages: readonly Turn[] = [
  [
    check('Lint', 'nx', 'run-many', '-t', 'lint', '--outputStyle=stream'),
    check('Formatting', 'prettier', '--check', '--log-level=warn', '.'),
    check('Types', 'tsc', '-p', 'tsconfig.json'),
  ],
  [script('Boundaries refuse a wrong import', 'tools/checks/boundaries-refuse.ts')],
  [script('README tells the special cases', 'tools/docs/special-cases.ts')],
  [script('Landing pages tell the sandbox market', 'tools/market/write-markets.ts')],
  [unit, script('Generators add what style allows, and it builds', 'tools/checks/generators-add.ts')],
  [build],
  [publish],
  [script('The API answers what nobody asked for', 'tools/fuzz/main.ts')],
  [script('Script of each page class is within its budget', 'tools/checks/bundle-sizes.ts')],
  [journeys],
  ...(process.env['CI'] ? [[engines]] : []),
  [script('Requirements that are proven', 'tools/checks/requirements.ts')],
];

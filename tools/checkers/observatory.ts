/** Mozilla's HTTP Observatory, its own program, asked about the site behind TLS. */
import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MeasuredHouse } from '../perf/measured-house.ts';
import type { Finding, Verdict } from './finding.ts';
import { versionOf } from './version-of.ts';

const run = promisify(execFile);
const name = '@mdn/mdn-http-observatory';
const own = join(import.meta.dirname, 'node_modules', name);
/** The package fetches the browsers' list of preloaded hosts when it is installed; this machine's own name is on none. */
const preloaded = join(own, 'conf/hsts-preload.json');

interface Scan {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

/** An unknown certificate would cost points, so the front's is made known to the scanning process. */
async function scan({ origin, certificate }: MeasuredHouse): Promise<Scan> {
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
  const { stdout } = await run(process.execPath, [join(own, 'src/scan.js'), new URL(origin).host], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file },
  });
  return JSON.parse(stdout) as Scan;
}

const goal = 'A+';

export async function observatory(house: MeasuredHouse): Promise<Verdict> {
  const {
    scan: { grade, score },
    tests,
  } = await scan(house);
  const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
  const findings: Finding[] = failed.map(([where, { result }]) => ({ where, what: result }));
  if (grade !== goal) findings.push({ where: 'grade', what: `${grade} (${score})` });
  return {
    checker: 'Mozilla HTTP Observatory',
    by: versionOf(own),
    goal,
    figure: `${grade}, ${score} points`,
    findings,
  };
}

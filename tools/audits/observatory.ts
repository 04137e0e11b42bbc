/** Mozilla's HTTP Observatory on the site behind TLS. */
import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { MeasuredEnvironment } from '../perf/measured-environment.ts';
import type { Finding, AuditResult } from './audit-result.ts';
import { packageVersion } from './package-version.ts';

const run = promisify(execFile);
const name = '@mdn/mdn-http-observatory';
const packageFolder = join(import.meta.dirname, 'node_modules', name);
/** The package downloads the browsers' list of preloaded hosts at installation; an empty one is enough for localhost. */
const preloaded = join(packageFolder, 'conf/hsts-preload.json');

interface Scan {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

/** An unknown certificate would cost points, so the scanning process trusts the proxy's. */
async function scan({ origin, certificate }: MeasuredEnvironment): Promise<Scan> {
  if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
  const { stdout } = await run(process.execPath, [join(packageFolder, 'src/scan.js'), new URL(origin).host], {
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file },
  });
  return JSON.parse(stdout) as Scan;
}

const goal = 'A+';

export async function observatory(environment: MeasuredEnvironment): Promise<AuditResult> {
  const {
    scan: { grade, score },
    tests,
  } = await scan(environment);
  const failed = Object.entries(tests).filter(([, { pass }]) => !pass);
  const findings: Finding[] = failed.map(([where, { result }]) => ({ where, what: result }));
  if (grade !== goal) findings.push({ where: 'grade', what: `${grade} (${score})` });
  return {
    audit: 'Mozilla HTTP Observatory',
    program: packageVersion(packageFolder),
    goal,
    result: `${grade}, ${score} points`,
    findings,
  };
}

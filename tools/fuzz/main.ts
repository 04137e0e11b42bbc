/**
 * Fuzzes the API from its own OpenAPI document: no reply may be a 5xx, hang, or reveal internals.
 * `npm run fuzz -- --count 1000 --seed 7`; a request depends on its operation and the seed only.
 */
import { parseArgs } from 'node:util';
import { openTestEnvironment } from '../start/test-environment.ts';
import { openCaller } from './caller.ts';
import { readOperations } from './operations.ts';
import { fuzzOperation, type Finding } from './fuzz-operation.ts';
import { seededRandom, seedOf } from './seeded-random.ts';

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
const count = Number(values.count ?? 20);
const seed = Number(values.seed ?? 1);
const environment = await openTestEnvironment('fuzz', { RATE_LIMIT_POINTS: '100000000', SANDBOX_LATENCY: '0' });
try {
  const operations = await readOperations(environment.siteUrl);
  const findings: Finding[] = [];
  for (const operation of operations) {
    const caller = await openCaller(environment.siteUrl);
    const random = seededRandom(seedOf(seed, `${operation.method} ${operation.path}`));
    findings.push(...(await fuzzOperation(operation, { caller, random, count })));
  }
  for (const finding of findings) console.error(JSON.stringify(finding));
  const summary = `${operations.length} operations, ${count} requests each, seed ${seed}`;
  console.log(findings.length > 0 ? `✗ ${findings.length} wrong replies: ${summary}` : `No wrong reply: ${summary}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  await environment.close();
}

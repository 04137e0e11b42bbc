/**
 * Fuzzes the API from its own OpenAPI document: no answer may be a 5xx, hang, or show the inside of the server.
 * `npm run fuzz -- --count 1000 --seed 7` (a request's share of chance is its operation's and the seed's alone).
 */
import { parseArgs } from 'node:util';
import { openThrowawayHouse } from '../start/throwaway-house.ts';
import { openCaller } from './caller.ts';
import { readContract } from './contract.ts';
import { fuzzOperation, type Finding } from './fuzz-operation.ts';
import { randomFrom } from './random.ts';

const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } });
const count = Number(values.count ?? 20);
const seed = Number(values.seed ?? 1);
const house = await openThrowawayHouse('fuzz', { RATE_LIMIT_POINTS: '100000000', SANDBOX_LATENCY: '0' });
try {
  const operations = await readContract(house.siteUrl);
  const findings: Finding[] = [];
  for (const [at, operation] of operations.entries()) {
    const caller = await openCaller(house.siteUrl);
    findings.push(...(await fuzzOperation(operation, { caller, random: randomFrom(seed * 10_007 + at), count })));
  }
  for (const finding of findings) console.error(JSON.stringify(finding));
  const asked = `${operations.length} operations, ${count} requests each, seed ${seed}`;
  console.log(findings.length > 0 ? `✗ ${findings.length} wrong answers: ${asked}` : `No wrong answer: ${asked}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
} finally {
  await house.close();
}

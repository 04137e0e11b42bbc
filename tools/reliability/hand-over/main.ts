/**
 * SIGTERM to API, site and desk of a running product, one after the other, while clients ask: `node tools/reliability/hand-over/main.ts
 * --count 20` sends so many to each. A request that fails fails the run. It uses the last build. Results: docs/reliability.md
 */
import { parseArgs } from 'node:util';
import { openTestEnvironment } from '../../start/test-environment.ts';
import { askUntil, clientsOf, type Failures } from './clients.ts';
import { processOf, untilReplaced } from './product-processes.ts';

const { values } = parseArgs({ options: { count: { type: 'string' } } });
const count = Number(values.count ?? 20);
const services = ['backend', 'edge', 'desk'] as const;

const environment = await openTestEnvironment('hand-over', { RATE_LIMIT_POINTS: '100000000' });
try {
  for (const service of services) {
    const failures: Failures = new Map();
    const done = new AbortController();
    const clients = clientsOf(environment).map((client) => askUntil(done.signal, client, failures));
    for (let time = 0; time < count; time += 1) {
      const old = processOf(service);
      process.kill(old, 'SIGTERM');
      await untilReplaced(service, old);
    }
    done.abort();
    const served = (await Promise.all(clients)).reduce((sum, one) => sum + one, 0);
    const failed = [...failures.values()].reduce((sum, one) => sum + one, 0);
    console.log(`${failed ? '✗' : '✓'} ${service}: ${count} terminations, ${served} requests, ${failed} failed`);
    for (const [what, times] of failures) console.log(`    ${times} × ${what}`);
    if (failed > 0) process.exitCode = 1;
  }
} finally {
  await environment.close();
}

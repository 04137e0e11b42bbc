/** `npm test`: every level of test, then one clear line. Arguments choose stages by a part of their name. */
import { stages } from './stages.ts';
import { add, type Tally } from './tally.ts';

const wanted = process.argv.slice(2);
const chosen = stages.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part.toLowerCase())));

let total: Tally = { passed: 0, failed: 0 };
for (const { name, work } of chosen) {
  console.log(`\n• ${name}`);
  const start = performance.now();
  const tally = await work();
  total = add(total, tally);
  console.log(`${tally.failed ? '✗' : '✓'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${((performance.now() - start) / 1000).toFixed(0)} s)`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed || !total.passed ? 1 : 0;

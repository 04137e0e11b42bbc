/** A process of its own, because it runs a remote's code: `read-declared.ts <file> <export>` sends the export as JSON. */
import { openParent } from '../../../apps/shell/server/confined/confined-program.ts';
import { createRequire } from 'node:module';

const [file = '', name = ''] = process.argv.slice(2);
const send = openParent();
const end = (): never => process.exit(0);

try {
  const module = createRequire(import.meta.url)(file) as Record<string, unknown>;
  send({ value: module[name] }, end);
} catch (error) {
  send({ fault: error instanceof Error ? error.message : String(error) }, end);
}

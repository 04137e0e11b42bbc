/** A process of its own, because it runs a remote's code: `read-declared.ts <file> <export>` sends the export as JSON. */
import { createRequire } from 'node:module';

export type Declared = { text: string | null } | { fault: string };

const [file = '', name = ''] = process.argv.slice(2);

function read(): Declared {
  try {
    const module = createRequire(import.meta.url)(file) as Record<string, unknown>;
    return { text: JSON.stringify(module[name]) ?? null };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

process.send!(read(), () => process.exit(0));

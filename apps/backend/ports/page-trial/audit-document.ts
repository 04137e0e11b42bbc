/** Runs the audit of a document in a thread with limits. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { AxeViolation } from './page-trial-port';

/** Milliseconds for one document, and megabytes of heap. */
const timeLimit = 60_000;
const heapLimit = 512;

/** Beside the built program, or the source that Node reads itself. */
const built = join(import.meta.dirname, 'audit-worker.js');
const file = existsSync(built) ? built : join(import.meta.dirname, 'audit-worker.ts');

/** @throws Error when the audit ends without an answer */
export function auditDocument(html: string): Promise<AxeViolation[]> {
  const worker = new Worker(file, { workerData: html, resourceLimits: { maxOldGenerationSizeMb: heapLimit } });
  const audited = new Promise<AxeViolation[]>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('the audit of a page took too long')), timeLimit);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => {
      clearTimeout(limit);
      reject(new Error('the audit of a page ended without an answer'));
    });
  });
  return audited.finally(() => worker.terminate());
}

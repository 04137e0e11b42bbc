/**
 * Sends every file of a folder, as raw bytes on a connection of its own, to a running edge or API:
 * `npx node tools/fuzz/replay-corpus.ts FOLDER http://127.0.0.1:4200`. For the corpora of HTTP fuzzers, which are not kept here.
 * Fails on an answer of 5xx, on a connection that stays open after the last byte, and when the server is gone at the end.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';
import { statusesOf } from '../../libs/listening/testing/raw-exchange.ts';

/** Above every deadline that edge and API give a request. */
const timeoutMs = 150_000;
const atOnce = 32;
const [folder, url] = process.argv.slice(2);
if (!folder || !url) throw new Error('Usage: replay-corpus.ts FOLDER URL');

const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const counts: Record<string, number> = {};
const findings: string[] = [];

async function replay(file: string): Promise<void> {
  const overdue = pause(timeoutMs, 'hangs' as const, { ref: false });
  const answers = await Promise.race([statusesOf(url!, readFileSync(file, 'latin1')), overdue]);
  const seen = answers.length > 0 ? [answers].flat() : ['closed'];
  for (const status of seen) counts[status] = (counts[status] ?? 0) + 1;
  if (seen.some((status) => status === 'hangs' || Number(status) >= 500)) findings.push(`${file}: ${seen.join(' ')}`);
}

const queue = new PQueue({ concurrency: atOnce });
await queue.addAll(files.map((entry) => () => replay(join(entry.parentPath, entry.name))));
const ready = await fetch(new URL('/health/ready', url)).then(({ status }) => status, String);
console.log(`${files.length} files, answers ${JSON.stringify(counts)}, afterwards ready: ${ready}`);
for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 || typeof ready === 'string' ? 1 : 0;

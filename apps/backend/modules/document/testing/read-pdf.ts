import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The visible text of a PDF, line by line. */
export async function readPdf(file: Uint8Array): Promise<string> {
  const child = spawn(process.execPath, [join(__dirname, 'read-pdf.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(file);
  return text(child.stdout);
}

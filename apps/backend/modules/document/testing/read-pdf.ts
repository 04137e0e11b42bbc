import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** The text of a PDF as a reader sees it, line by line. */
export async function readPdf(file: Uint8Array): Promise<string> {
  const child = spawn(process.execPath, [join(__dirname, 'read-pdf.mjs')], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(file);
  return text(child.stdout);
}

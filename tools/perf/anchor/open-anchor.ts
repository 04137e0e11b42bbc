/**
 * What the machine makes of plain React: a form of two steps and a list of thirty, with the product's own React and nothing else.
 * The press goal was set on a machine on which such a list took 88 ms (`goals.ts`); what it takes here says how fast this one is.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Certificate } from '../front/certificate.ts';
import { openFront, type Front } from '../front/front.ts';

const here = import.meta.dirname;
const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Plain React</title><link rel="stylesheet" href="/style.css"></head><body><script type="module" src="/client.js"></script></body></html>`;

async function makeAnchor(folder: string): Promise<void> {
  await build({
    entryPoints: [join(here, 'client.tsx'), join(here, 'style.css')],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  for (const page of ['step', 'list']) writeFileSync(join(folder, `${page}.html`), html);
}

/** @param folder for its files; whoever gives it removes it */
export async function openAnchor(folder: string, certificate: Certificate): Promise<Front> {
  await makeAnchor(folder);
  return openFront({ folder }, certificate);
}

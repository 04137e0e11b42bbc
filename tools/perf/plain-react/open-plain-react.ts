/**
 * A form of two steps and a list of thirty in plain React, with the product's own React version: a reference for the
 * speed of the machine (`goals.ts`).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Certificate } from '../tls-proxy/certificate.ts';
import { openTlsProxy, type TlsProxy } from '../tls-proxy/tls-proxy.ts';

const here = import.meta.dirname;
const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Plain React</title><link rel="stylesheet" href="/style.css"></head><body><script type="module" src="/client.js"></script></body></html>`;

async function buildPages(folder: string): Promise<void> {
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

/** @param folder for its files; the caller removes it */
export async function openPlainReact(folder: string, certificate: Certificate): Promise<TlsProxy> {
  await buildPages(folder);
  return openTlsProxy({ folder }, certificate);
}

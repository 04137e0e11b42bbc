/** Serves a folder: `/a/b` is `a/b.html`, paths with an extension are files. */
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { send, type Exchange } from './send.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const typed = (path: string): string => (extname(path) ? path : `${path}.html`);

export function serveFolder(exchange: Exchange, folder: string): void {
  const path = typed(new URL(exchange.request.url, 'http://localhost').pathname);
  const file = join(folder, path);
  if (!existsSync(file)) return send(exchange, { status: 404, headers: {}, body: Buffer.alloc(0) });
  const isPage = extname(path) === '.html';
  send(exchange, {
    status: 200,
    headers: {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
    },
    body: readFileSync(file),
  });
}

/** Serves the gallery under the site's content security policy, so that an inline style fails here first. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { bundleGallery } from './bundle.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self' data:; img-src 'self' data:; base-uri 'none'";
const page = `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bileşenler</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/gallery.css">
<script type="module" src="/gallery.js"></script>
</head>
<body></body>
</html>`;

export interface Gallery {
  url: string;
  close: () => Promise<void>;
}

function send(response: ServerResponse, type: string, body: string | Uint8Array): void {
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': policy,
    'cache-control': 'no-store',
  });
  response.end(body);
}

/** Builds and serves; with `isWatching` every page load rebuilds. Port 0 is a free one. */
export async function openGallery({ port = 0, isWatching = false } = {}): Promise<Gallery> {
  let files = await bundleGallery();
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://gallery').pathname.slice(1);
    const file = files.get(name);
    if (file) return send(response, types[extname(name)] ?? 'application/octet-stream', file);
    const sendPage = () => send(response, 'text/html', page);
    if (!isWatching) return sendPage();
    bundleGallery().then(
      (built) => {
        files = built;
        sendPage();
      },
      (fault: unknown) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(fault)),
    );
  });
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

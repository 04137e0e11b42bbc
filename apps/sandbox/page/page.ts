/** Layout of every sandbox page: one style sheet, no inline script or style, so that the content policy can forbid them. */
import type { FastifyReply } from 'fastify';
import { html, type Piece } from './html';

export interface Page {
  title: string;
  body: Piece;
  /** Paths of script files. */
  scripts?: readonly string[];
  /** Directives on top of the default policy, e.g. `frame-ancestors http://localhost:4200`. */
  policy?: Readonly<Record<string, string>>;
  /** `bare` and `frame` omit the sandbox's heading and links, for the bank's pages. */
  look?: 'full' | 'bare' | 'frame';
}

const defaultPolicy = {
  'default-src': "'none'",
  'style-src': "'self'",
  'script-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};
const links = [
  ['/', 'Deneme ortamı'],
  ['/telephone', 'Telefon'],
  ['/mailbox', 'Posta kutusu'],
  ['/bank/ledger', 'Banka defteri'],
  ['/switches', 'Anahtarlar'],
] as const;
const heading = html`<header class="top">
  <nav aria-label="Deneme ortamı">
    <ul>
      ${links.map(([href, name]) => html`<li><a href="${href}">${name}</a></li>`)}
    </ul>
  </nav>
</header>`;

export function sendPage(
  reply: FastifyReply,
  { title, body, scripts = [], policy = {}, look = 'full' }: Page,
): FastifyReply {
  const directives = Object.entries({ ...defaultPolicy, ...policy }).map(([name, value]) => `${name} ${value}`);
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', directives.join('; '))
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(
      html`<!doctype html>
        <html lang="tr">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title}</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="/sandbox.css" />
            ${look === 'full' ? null : html`<link rel="stylesheet" href="/bank/look.css" />`}
            ${scripts.map((path) => html`<script src="${path}" defer></script>`)}
          </head>
          <body class="${look}">
            ${look === 'full' ? heading : null}
            <main>${body}</main>
          </body>
        </html>`.text,
    );
}

/** A page that tries again by itself while the API is away. It needs nothing but itself: no file, no framework, and no script where repeating is a link. */
import { brand } from '@emsal/brand/brand';
import { callUs } from '@emsal/brand/call-us.texts';
import type { DocumentRoute } from '@emsal/api/document-routes';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { createHash } from 'node:crypto';
import { escapeHtml as escape } from '../escape';
import { waitingTexts as texts } from './waiting-page.texts';

/** Seconds until the page tries again. */
export const retrySeconds = 3;

const style =
  'body{margin:0;background:#f6f2e9;color:#13282c;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:36rem;margin:15vh auto 0;padding:0 1.5rem}' +
  'h1{font-size:1.75rem;line-height:1.2}a{color:inherit}' +
  '.retry{display:inline-block;min-height:3rem;box-sizing:border-box;padding:.6rem 1.5rem;border:0;border-radius:.5rem;' +
  'background:#13282c;color:#fff;font:inherit;text-decoration:none;cursor:pointer}';
/** What was sent can be sent again by script only; without it the button does. */
const script = `setTimeout(function(){document.forms[0].submit()},${retrySeconds * 1000})`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export const waitingPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

export interface Waiting {
  route: DocumentRoute;
  /** Path and query that are asked for again. */
  url: string;
  /** What was sent; empty for a GET. */
  form: URLSearchParams;
}

const hidden = ([name, value]: [string, string]): string =>
  `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`;

const retryForm = ({ route, url, form }: Waiting): string =>
  route.method === 'GET'
    ? `<p><a class="retry" href="${escape(url)}">${texts.retry}</a></p>`
    : `<form method="post" action="${escape(url)}">${[...form].map(hidden).join('')}` +
      `<button class="retry">${texts.retry}</button></form><script>${script}</script>`;

const refresh = ({ route, url }: Waiting): string =>
  route.method === 'GET' ? `<meta http-equiv="refresh" content="${retrySeconds};url=${escape(url)}">` : '';

export function waitingPage(waiting: Waiting): string {
  const { title, lead } = texts[waiting.route.waitsFor];
  return (
    `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex">${refresh(waiting)}<title>${title}</title><style>${style}</style></head>` +
    `<body><main><h1>${title}</h1><p role="status">${lead}</p>${retryForm(waiting)}` +
    `<p><a href="${phoneHref(brand.phones.sales)}">${callUs(brand.phones.sales)}</a></p></main></body></html>`
  );
}

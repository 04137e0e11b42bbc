/** A page of the edge that needs nothing but itself: no file, no framework, no remote. */
import { brand } from '@emsal/brand/brand';
import { callUs } from '@emsal/brand/call-us.texts';
import { phoneHref } from '@emsal/platform/formats/numbers';
import { createHash } from 'node:crypto';

const style =
  'body{margin:0;background:#f6f2e9;color:#13282c;font:1.125rem/1.5 system-ui,sans-serif}' +
  'main{max-width:36rem;margin:15vh auto 0;padding:0 1.5rem}' +
  'h1{font-size:1.75rem;line-height:1.2}a{color:inherit}' +
  '.action{display:inline-block;min-height:3rem;box-sizing:border-box;padding:.6rem 1.5rem;border:0;border-radius:.5rem;' +
  'background:#13282c;color:#fff;font:inherit;text-decoration:none;cursor:pointer}';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param script the only one that may run */
const policyOf = (script: string | undefined): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** @param script of the page, where it has one */
export const plainHeaders = (script?: string) => ({
  'cache-control': 'no-store',
  'content-security-policy': policyOf(script),
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
});

export interface PlainPage {
  title: string;
  /** One or two sentences, escaped. */
  lead: string;
  /** HTML in the head. */
  head?: string;
  /** HTML of what the visitor can do. */
  action: string;
}

/** Ends with the telephone number. */
export const plainPage = ({ title, lead, head = '', action }: PlainPage): string =>
  `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex">${head}<title>${title}</title><style>${style}</style></head>` +
  `<body><main><h1>${title}</h1><p role="status">${lead}</p>${action}` +
  `<p><a href="${phoneHref(brand.phones.sales)}">${callUs(brand.phones.sales)}</a></p></main></body></html>`;

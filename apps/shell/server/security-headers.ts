/** Policies per class of page: no inline script but the boot script, no inline style, Trusted Types; the bank's frame on payment pages only. */
import type { PageClass } from '@emsal/platform/remote';

export interface PolicyChoice {
  page: PageClass;
  /** `sha256-...` of the boot script. */
  bootHash: string;
  bankOrigin: string;
  isDevelopment: boolean;
}

const self = "'self'";

function directives({ page, bootHash, bankOrigin, isDevelopment }: PolicyChoice): Record<string, string> {
  const bank = page === 'payment' ? ` ${bankOrigin}` : '';
  const devServer = isDevelopment ? ' http://127.0.0.1:* ws://127.0.0.1:*' : '';
  return {
    'default-src': self,
    'script-src': `${self} '${bootHash}'${devServer}`,
    'style-src': `${self}${devServer}`,
    'img-src': `${self} data:`,
    'font-src': self,
    'connect-src': `${self}${devServer}`,
    'frame-src': page === 'payment' ? bankOrigin : "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': `${self}${bank}`,
    'frame-ancestors': "'none'",
    ...(isDevelopment ? {} : { 'require-trusted-types-for': "'script'", 'trusted-types': 'default' }),
  };
}

export const contentPolicy = (choice: PolicyChoice): string =>
  Object.entries(directives(choice))
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

export const securityHeaders = (choice: PolicyChoice, isHttps: boolean): Record<string, string> => ({
  'content-security-policy': contentPolicy(choice),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

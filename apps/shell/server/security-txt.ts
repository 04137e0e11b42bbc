/** Where to report a weakness of the site (RFC 9116); what a reporter may expect stands in docs/security.md. */
import { brand } from '@emsal/brand/brand';
import type { Clock } from '@emsal/platform/clock';
import type { FastifyInstance } from 'fastify';

const path = '/.well-known/security.txt';
const day = 86_400_000;
/** RFC 9116, 2.5.5 recommends less than a year. */
const validDays = 180;

/** Whole days, so that the file changes once a day. */
const expiry = (now: Date): string =>
  new Date(Math.floor(now.getTime() / day + validDays) * day).toISOString().replace('.000Z', 'Z');

const securityTxt = (siteUrl: string, now: Date): string =>
  [
    `Contact: ${brand.securityContact}`,
    `Expires: ${expiry(now)}`,
    'Preferred-Languages: tr, en',
    `Canonical: ${new URL(path, siteUrl).href}`,
    '',
  ].join('\n');

export function serveSecurityTxt(app: FastifyInstance, siteUrl: string, clock: Clock): void {
  app.get(path, (_, reply) => reply.type('text/plain; charset=utf-8').send(securityTxt(siteUrl, clock.now())));
}

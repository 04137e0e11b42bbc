/** @vitest-environment node */
import { brand } from '@emsal/brand/brand';
import fastify from 'fastify';
import { serveSecurityTxt } from './security-txt';

it('security.txt names the contact of the brand, an end within a year, the languages and itself', async () => {
  const app = fastify();
  serveSecurityTxt(app, 'https://emsal.example', { now: () => new Date('2026-11-23T15:00:00Z') });
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.split('\n')).toEqual([
    `Contact: ${brand.securityContact}`,
    'Expires: 2027-05-22T00:00:00Z',
    'Preferred-Languages: tr, en',
    'Canonical: https://emsal.example/.well-known/security.txt',
    '',
  ]);
  expect(brand.securityContact).toMatch(/^mailto:/);
});

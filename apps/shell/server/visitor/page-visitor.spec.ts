/** @vitest-environment node */
import { emptyRegistry } from '@emsal/platform/registry/file/registry';
import type { FastifyRequest } from 'fastify';
import { visitorOf } from './page-visitor';

const ports = { clock: { now: () => new Date('2026-11-20T09:00:00Z') }, secretKey: 'key' };
const cookiesAt = (url: string, cookie: string): string[] => {
  const request = { headers: { cookie }, protocol: 'http', url, ip: '' } as FastifyRequest;
  return visitorOf(request, emptyRegistry, ports).edgeCookies;
};
const deletion = 'next-step=; Max-Age=0; Path=/; SameSite=Lax';

describe('the step that the page before showed', () => {
  const cookie = 'next-step=arac-ozellikleri.temel-bilgiler';

  it.each(['/trafik-sigortasi/form/kisisel-bilgiler', '/trafik-sigortasi/form', '/', '/uyelik'])(
    'is forgotten with a page at another address: %s',
    (url) => expect(cookiesAt(url, cookie)).toContain(deletion),
  );

  it('is kept for a second reload of the same address', () =>
    expect(cookiesAt('/trafik-sigortasi/form/temel-bilgiler?a=1', cookie)).not.toContain(deletion));

  it('is kept for the address of the form, from which a visit resumes', () =>
    expect(cookiesAt('/trafik-sigortasi/form', 'next-step=kisisel-bilgiler.')).not.toContain(deletion));

  it('is not deleted where there is none', () => expect(cookiesAt('/', 'lang=tr')).not.toContain(deletion));
});

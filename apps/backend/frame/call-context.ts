import { createHash } from 'node:crypto';
import type { CallSpec } from '@emsal/api/call';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
// Declares `cookies` for whoever compiles this file without the app.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar, VisitContext } from './context';
import { keyedHash } from './keyed-hash';
import { ProtocolError } from './protocol-error';
import type { Services } from './services';
import type { Visit, Visitor } from './subjects';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  input: unknown;
}

/** Whose points are spent. */
const accounts = {
  device: (key: string): string => `device:${key}`,
  token: (visitorId: string): string => `token:${visitorId}`,
};

/** Who calls, what is theirs, and whether they may still: device and token pay before the handler runs. */
export async function contextFor(
  services: Services,
  call: CallSpec,
  { request, reply, input }: Exchange,
): Promise<VisitContext> {
  const spend = (key: string): Promise<void> => pay(services, key, call.weight);
  const deviceKey = deviceKeyOf(request);
  await spend(accounts.device(deviceKey));
  const visitor = call.who === 'anyone' ? null : await services.owned.visitor(request);
  if (visitor) await spend(accounts.token(visitor.id));
  const visit =
    call.who === 'visit' ? await services.owned.visit(request, (input as { visitId: string }).visitId) : null;
  return {
    ...services,
    log: request.log,
    visitor: visitor as Visitor,
    visit: visit as Visit,
    cookies: cookieJar(services, request, reply),
    spend: (kind, value) => spend(`${kind}:${keyedHash(services.config.secretKey, 'limit', value)}`),
    request: {
      page: header(request, 'ref'),
      branchId: Number(header(request, 'branchid')) || undefined,
      address: request.ip,
      deviceKey,
    },
  };
}

/** For a route beside the calls: its device and its token pay as for a call. */
export async function payAsCall(services: Services, request: FastifyRequest, points: number): Promise<void> {
  await pay(services, accounts.device(deviceKeyOf(request)), points);
  const { id } = await services.owned.visitor(request);
  await pay(services, accounts.token(id), points);
}

async function pay({ limits }: Services, key: string, points: number): Promise<void> {
  const waitSeconds = await limits.spend(key, points);
  if (waitSeconds !== null) throw new ProtocolError('tooMany', { retryAfterSeconds: waitSeconds });
}

/** The device cookie; where a browser sends none, address and user agent together. */
export function deviceKeyOf(request: FastifyRequest): string {
  const cookie = request.cookies[cookieTable.deviceId.name];
  const facts = cookie ? ['cookie', cookie] : ['browser', request.ip, header(request, 'user-agent') ?? ''];
  return createHash('sha256').update(facts.join('\n')).digest('base64url');
}

const header = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const cookieJar = ({ config }: Services, request: FastifyRequest, reply: FastifyReply): CookieJar => ({
  get: (name) => request.cookies[name],
  set: (name, value, { maxAge, httpOnly }) =>
    void reply.setCookie(name, value, {
      maxAge,
      httpOnly,
      path: '/',
      sameSite: 'lax',
      secure: config.siteUrl.startsWith('https:'),
    }),
});

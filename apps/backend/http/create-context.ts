import { createHash } from 'node:crypto';
import type { CallSpec } from '@emsal/api/call';
import { networkOf } from '@emsal/listening/network';
import { tokenHeader } from '@emsal/platform/session/token';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
// Declares `request.cookies` where this file is compiled without the app.
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieJar, CustomerContext, VisitContext } from './context';
import { keyedHash } from '../personal-data/keyed-hash';
import { ProtocolError } from './protocol-error';
import type { Services } from './services';
import type { Action } from './ownership/owned-object';
import { requireCustomer } from './ownership/require-customer';
import type { Visit, Visitor } from './principals';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  input: unknown;
}

/** Keys of the rate limits that every call counts against. */
export const rateLimitKeys = {
  device: (key: string): string => `device:${key}`,
  token: (visitorId: string): string => `token:${visitorId}`,
  network: (key: string): string => `network:${key}`,
  assistant: (keyHash: string): string => `assistant:${keyHash}`,
};

/** Resolves the principal, checks the owner and spends the rate limits of network, device and token before the handler runs. */
export async function createContext(
  services: Services,
  call: CallSpec,
  { request, reply, input }: Exchange,
): Promise<VisitContext & CustomerContext> {
  const spend = (key: string): Promise<void> => spendPoints(services, key, call.weight);
  const { networkKey, deviceKey } = await spendAsSender(services, request, call.weight);
  if (call.changesState) requireTokenHeader(request);
  const visitor = call.who === 'anyone' ? null : await services.ownerCheck.requireVisitor(request);
  if (visitor) await spend(rateLimitKeys.token(visitor.id));
  const visit =
    call.who === 'visit'
      ? await services.ownerCheck.requireVisit(request, (input as { visitId: string }).visitId, actionOf(request))
      : null;
  const customerId =
    call.who === 'customer' ? requireCustomer(visitor!, { input, action: actionOf(request), ...services }) : null;
  return {
    ...services,
    log: request.log,
    visitor: visitor as Visitor,
    visit: visit as Visit,
    customerId: customerId as string,
    cookies: cookieJar(services, request, reply),
    spendRateLimit: (kind, value) => spend(`${kind}:${keyedHash(services.config.secretKey, 'limit', value)}`),
    request: {
      page: header(request, 'ref'),
      branchId: Number(header(request, 'branchid')) || undefined,
      address: request.ip,
      networkKey,
      deviceKey,
    },
  };
}

/** Another site can make a browser send cookies, but not this header. */
function requireTokenHeader({ headers, cookies }: FastifyRequest): void {
  const token = headers[tokenHeader];
  if (!token || token !== cookies[cookieTable.token.name]) throw new ProtocolError('tokenMissing');
}

/** GET reads; every other method may change the object. */
const actionOf = ({ method }: FastifyRequest): Action => (method === 'GET' ? 'read' : 'change');

/** The network first: a flood with new cookies must not fill the memory with a bucket of each. */
async function spendAsSender(services: Services, request: FastifyRequest, points: number) {
  const networkKey = await spendAsNetwork(services, request, points);
  const deviceKey = deviceKeyOf(request);
  await spendPoints(services, rateLimitKeys.device(deviceKey), points);
  return { networkKey, deviceKey };
}

/** For raw routes without a browser too. @returns the key of the network @throws ProtocolError tooMany */
export async function spendAsNetwork(
  { config, rateLimits }: Services,
  request: FastifyRequest,
  points: number,
): Promise<string> {
  const networkKey = keyedHash(config.secretKey, 'network', networkOf(request.ip));
  const inNetwork = rateLimitKeys.network(networkKey);
  refuseAfter(await rateLimits.spend(inNetwork, points, config.limits.pointsPerNetwork));
  return networkKey;
}

/** For raw routes: counts against the rate limits of network, device and token as a call does. */
export async function spendRateLimitAsCall(services: Services, request: FastifyRequest, points: number): Promise<void> {
  await spendAsSender(services, request, points);
  const { id } = await services.ownerCheck.requireVisitor(request);
  await spendPoints(services, rateLimitKeys.token(id), points);
}

/** @throws ProtocolError tooMany */
export async function spendPoints({ rateLimits }: Services, key: string, points: number): Promise<void> {
  refuseAfter(await rateLimits.spend(key, points));
}

function refuseAfter(waitSeconds: number | null): void {
  if (waitSeconds !== null) throw new ProtocolError('tooMany', { retryAfterSeconds: waitSeconds });
}

/** Hash of the device cookie, or of address and user agent together where there is no cookie. */
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

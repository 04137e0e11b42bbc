/**
 * `POST /{branch}/form`: the landing page's form as a plain submission (decisions.md). Makes token and visit, which begins with what was
 * typed, and answers 303 to the form, whose loader leads to the first open step. It works before hydration and without JavaScript.
 */
import { createClient, type Client } from '@emsal/api/client';
import { heroFields, lineBySlug } from '@emsal/lines/facts/find-line';
import { factsOf, type LineFacts } from '@emsal/lines/facts/line-facts';
import { isLineId } from '@emsal/lines/facts/line-ids';
import { linePath } from '@emsal/lines/facts/line-path';
import { tokenRequest } from '@emsal/platform/session/token';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { readCookie } from '@emsal/platform/storage/cookies';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Dispatcher } from 'undici';
import { edgeRefusals, refuseAddress } from './edge-refusals';
import { edgeTransport } from './edge-transport';
import { isSameSite } from './same-site';

interface Stored {
  isStored: boolean;
  setCookies: string[];
}

type Typed = Record<string, string>;

/** Longer input is no plate, telephone or identity; it is cut, and the step's own check then speaks. Of a marker the browser keeps as much. */
const longest = 64;

/** A cut through an emoji leaves half a sign, which the API refuses as it does NUL: neither may cost the visitor the form. */
const keptOf = (given: unknown): string =>
  typeof given === 'string' ? given.slice(0, longest).toWellFormed().replaceAll('\0', '') : '';

/** The line that the form's own radios name, else the one of its address: before hydration a choice changes no address. */
function chosenLine({ params, body }: FastifyRequest): LineFacts | undefined {
  const { product = '' } = (body ?? {}) as Typed;
  return isLineId(product) ? factsOf(product) : lineBySlug((params as { branch: string }).branch);
}

const filled = (pairs: readonly (readonly [string, unknown])[]): Typed =>
  Object.fromEntries(pairs.map(([name, given]) => [name, keptOf(given)]).filter(([, kept]) => kept !== ''));

/** Only the fields that the line's hero form asks. */
function typedOf(facts: LineFacts, body: unknown): Typed {
  const given = (body ?? {}) as Record<string, unknown>;
  return filled(Object.entries(heroFields(facts)).map(([posted, answer]) => [answer, given[posted]] as const));
}

/** Where the visitor came from, by the query. */
function markersOf(query: unknown): Typed {
  const { REF: ref, pid, lp } = query as Record<string, unknown>;
  return filled(Object.entries({ ref, pid, lp }));
}

async function isOpened(client: Client, facts: LineFacts, { query, body }: FastifyRequest): Promise<boolean> {
  const opened = await client.command('POST quoterequestapi/sharedstep/createfunnel', {
    branchId: facts.branchId,
    line: facts.id,
    typed: typedOf(facts, body),
    ...markersOf(query),
  });
  return opened.isSuccess;
}

async function store(request: FastifyRequest, facts: LineFacts, api: Dispatcher): Promise<Stored> {
  const setCookies: string[] = [];
  const visitor = {
    cookies: request.headers.cookie ?? '',
    path: linePath(facts, '/form'),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
  const client = createClient(edgeTransport(api, visitor, setCookies));
  if (!readCookie(visitor.cookies, cookieTable.token.name))
    await client.command('POST token/create', tokenRequest(false, ''));
  return { isStored: await isOpened(client, facts, request), setCookies };
}

/** A double click sends the same form twice within seconds: both get the first one's answer. */
const sameWithin = 10_000;

/** The answer holds a session, so it is only for whom cookies tell apart: behind one address many have the same browser. */
function submissionKey({ headers, url, body }: FastifyRequest): string | undefined {
  const cookies = headers.cookie ?? '';
  if (!readCookie(cookies, cookieTable.token.name)) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([cookies, url, body]))
    .digest('hex');
}

function onceEach<Result>(
  work: (request: FastifyRequest) => Promise<Result>,
): (request: FastifyRequest) => Promise<Result> {
  const recent = new Map<string, Promise<Result>>();
  return (request) => {
    const key = submissionKey(request);
    if (key === undefined) return work(request);
    const known = recent.get(key);
    if (known) return known;
    const running = work(request);
    recent.set(key, running);
    setTimeout(() => recent.delete(key), sameWithin).unref();
    return running;
  };
}

export async function serveHeroForm(app: FastifyInstance, api: Dispatcher, siteUrl: string): Promise<void> {
  await app.register(formBody, { bodyLimit: 8_192 });
  const submit = onceEach((request) => store(request, chosenLine(request)!, api));
  app.post('/:branch/form', async (request, reply) => {
    const facts = chosenLine(request);
    if (!facts) return refuseAddress(request, reply);
    if (!isSameSite(request.headers, siteUrl)) return reply.code(403).send(edgeRefusals.crossSite);
    const { isStored, setCookies } = await submit(request);
    if (!isStored) throw Object.assign(new Error('what was typed could not be stored'), { statusCode: 503 });
    return reply
      .header('set-cookie', setCookies)
      .header('cache-control', 'no-store')
      .redirect(linePath(facts, '/form'), 303);
  });
}

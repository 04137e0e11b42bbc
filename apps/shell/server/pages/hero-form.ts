/**
 * `POST /{branch}/form`: the landing page's form as a plain submission, before hydration or without JavaScript. Creates the token and a
 * visit with the typed answers, and redirects to the form, whose loader shows the first open step.
 */
import { createClient, type Client } from '@emsal/api/client';
import type { Failure } from '@emsal/api/envelope';
import { heroFields } from '@emsal/lines/facts/hero-fields';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { linePath } from '@emsal/lines/facts/line-path';
import { tokenRequest } from '@emsal/platform/session/token';
import { cookieTable } from '@emsal/platform/storage/cookie-table';
import { entriesOf } from '@emsal/platform/registry/file/registry';
import { readCookie } from '@emsal/platform/storage/cookies';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import { edgeRefusals, replyNotFound } from '../requests/edge-refusals';
import { edgeTransport } from '../visitor/edge-transport';
import { visitorOf } from '../visitor/page-visitor';
import type { PagePorts } from './page-ports';
import { sendAgain } from './send-again';
import { publishedLines } from '../releases/published-lines';
import { isSameSite } from '../requests/same-site';
import { onceEach } from '../requests/submitted-once';

type StoreResult = { isStored: true; setCookies: string[] } | { isStored: false; refusal: Failure };

type TextFields = Record<string, string>;

/**
 * Longer input is not a plate, telephone or identity number: it is cut, and the step's own check reports it. The browser cuts referral
 * parameters at the same length.
 */
const maxLength = 64;

/** The API rejects NUL and the half character that a cut through an emoji leaves. */
const cleanText = (given: unknown): string =>
  typeof given === 'string' ? given.slice(0, maxLength).toWellFormed().replaceAll('\0', '') : '';

/** The line of the form's product radios, else that of the address: before hydration choosing a product does not change the address. */
function chosenLine({ params, body }: FastifyRequest, lines: readonly LineFacts[]): LineFacts | undefined {
  const { product = '' } = (body ?? {}) as TextFields;
  const { branch } = params as { branch: string };
  return lines.find(({ id }) => id === product) ?? lines.find(({ slug }) => slug === branch);
}

const nonEmptyTexts = (pairs: readonly (readonly [string, unknown])[]): TextFields =>
  Object.fromEntries(pairs.map(([name, given]) => [name, cleanText(given)]).filter(([, text]) => text !== ''));

/** Only the fields that the line's hero form asks for. */
function typedAnswers(facts: LineFacts, body: unknown): TextFields {
  const given = (body ?? {}) as Record<string, unknown>;
  return nonEmptyTexts(Object.entries(heroFields(facts)).map(([posted, answer]) => [answer, given[posted]] as const));
}

/** The referral parameters in the query. */
function referralParameters(query: unknown): TextFields {
  const { REF: ref, pid, lp } = query as Record<string, unknown>;
  return nonEmptyTexts(Object.entries({ ref, pid, lp }));
}

const openVisit = (client: Client, facts: LineFacts, { query, body }: FastifyRequest) =>
  client.command('POST quoterequestapi/sharedstep/createfunnel', {
    branchId: facts.branchId,
    line: facts.id,
    typed: typedAnswers(facts, body),
    ...referralParameters(query),
  });

async function store(request: FastifyRequest, facts: LineFacts, api: Dispatcher): Promise<StoreResult> {
  const setCookies: string[] = [];
  const visitor = {
    cookies: request.headers.cookie ?? '',
    path: linePath(facts, '/form'),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
  const client = createClient(edgeTransport(api, { visitor, branchId: facts.branchId, setCookies }));
  const token = readCookie(visitor.cookies, cookieTable.token.name)
    ? undefined
    : await client.command('POST token/create', tokenRequest(false, ''));
  const opened = token?.isSuccess === false ? token : await openVisit(client, facts, request);
  return opened.isSuccess ? { isStored: true, setCookies } : { isStored: false, refusal: opened };
}

type HeroFormPorts = Pick<PagePorts, 'api' | 'readRegistry' | 'clock'> & { siteUrl: string; secretKey: string };

export async function serveHeroForm(
  app: FastifyInstance,
  { api, readRegistry, siteUrl, ...pin }: HeroFormPorts,
): Promise<void> {
  await app.register(formBody, { bodyLimit: 8_192 });
  // Of the set that the visitor's page came from: a newer one may have other lines and fields.
  const lineOf = async (request: FastifyRequest) => {
    const registry = await readRegistry();
    return chosenLine(request, publishedLines(entriesOf(registry, visitorOf(request, registry, pin).set)));
  };
  const submit = onceEach(async (request) => store(request, (await lineOf(request))!, api));
  app.post('/:branch/form', async (request, reply) => {
    const facts = await lineOf(request);
    if (!facts) return replyNotFound(request, reply);
    if (!isSameSite(request.headers, siteUrl)) return reply.code(403).send(edgeRefusals.crossSite);
    const stored = await submit(request);
    if (!stored.isStored) return sendAgain(request, reply, stored.refusal);
    return reply
      .header('set-cookie', stored.setCookies)
      .header('cache-control', 'no-store')
      .redirect(linePath(facts, '/form'), 303);
  });
}

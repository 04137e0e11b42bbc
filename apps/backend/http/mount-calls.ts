/** Mounts the calls of the modules: validation, principal, rate limits, idempotency, envelope. Handlers return or throw; only this file replies. */
import type { CallName, CallSpec, Method } from '@emsal/api/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFailureOf } from '../db/database-failure';
import { createContext } from './create-context';
import type { VisitContext } from './context';
import { runOnce, type Reply } from './idempotency/idempotency';
import type { BackendModule, MountedHandler } from './module';
import { ProtocolError } from './protocol-error';
import { readInput } from './read-input';
import { envelopeOf, protocolBody, protocolErrorOf } from './replies';
import { routeSchema } from './route-schema';
import type { Services } from './services';

interface MountedCall {
  name: CallName;
  call: CallSpec;
  handler: MountedHandler;
}

export function mountCalls(app: FastifyInstance, services: Services, modules: readonly BackendModule[]): void {
  for (const { name: module, calls, handlers } of modules) {
    for (const [name, call] of Object.entries(calls))
      mount(app, services, { name: name as CallName, call, handler: handlers[name]!, module });
  }
}

function mount(
  app: FastifyInstance,
  services: Services,
  { module, ...mounted }: MountedCall & { module: string },
): void {
  refuseMismatch(mounted);
  const [method, path] = mounted.name.split(' ') as [Method, string];
  app.route({
    method,
    url: `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: routeSchema({ ...mounted, module }),
    // readInput validates path, query and body as one object against the contract's schema; Fastify's own validation is off.
    validatorCompiler: () => (value) => ({ value }),
    handler: async (request, reply) => serve(services, mounted, { request, reply }),
  });
}

/** `Handlers` derives from the input's type whether a visit is loaded; `who` must agree. */
function refuseMismatch({ name, call }: MountedCall): void {
  const namesVisit = call.input.safeParse(call.sample).success && 'visitId' in (call.sample as object);
  if ((call.who === 'visit') !== namesVisit)
    throw new Error(`${name}: who is ${call.who}, but the input ${namesVisit ? 'names a' : 'names no'} visit`);
}

async function serve(
  services: Services,
  { name, call, handler }: MountedCall,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const input = readInput(call, request);
  const context = await createContext(services, call, { request, reply, input });
  if (call.style === 'lookup') return await listOrEmpty(() => handler(input, context), context);
  const run = async (): Promise<Reply> => envelopeOf(await handler(input, context));
  const { status, body } = call.idempotent
    ? await runOnce(services, { ...attemptKeyOf(request, context), call: name, input }, () => replyOf(run, context))
    : await run();
  return reply.status(status).send(body);
}

/** A failed lookup is logged and answers an empty list (decision 002), except for protocol errors and database failures, where an empty list would be wrong. */
async function listOrEmpty(run: () => Promise<unknown>, { log }: VisitContext): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProtocolError || databaseFailureOf(error) !== null) throw error;
    log.error({ err: error }, 'lookup failed, empty list answered');
    return [];
  }
}

function attemptKeyOf(request: FastifyRequest, { visitor }: VisitContext) {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) throw new ProtocolError('keyMissing');
  return { visitorId: visitor.id, key };
}

/** An unexpected error is stored as the reply, so that a retry does not run the call again (decision 033); protocol errors are not, an unreachable database among them. */
async function replyOf(run: () => Promise<Reply>, { log }: VisitContext): Promise<Reply> {
  try {
    return await run();
  } catch (error) {
    const failed = protocolErrorOf(error);
    if (failed.code !== 'internal') throw failed;
    log.error({ err: error }, 'call failed');
    return { status: failed.status, body: protocolBody(failed) };
  }
}

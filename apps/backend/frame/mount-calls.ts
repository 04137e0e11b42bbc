/** Mounts the calls of the modules: validation, subject, limits, idempotency, envelope. Handlers return or throw; only this replies. */
import type { CallName, CallSpec, Method } from '@emsal/api/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contextFor } from './call-context';
import type { VisitContext } from './context';
import { once, type Reply } from './idempotency/idempotency';
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
    // readInput judges path, query and body as one object, so that the contract's own schema decides and is run once.
    validatorCompiler: () => (value) => ({ value }),
    handler: async (request, reply) => serve(services, mounted, { request, reply }),
  });
}

/** `Handlers` reads from the input's type whether a visit is loaded; `who` must say the same. */
function refuseMismatch({ name, call }: MountedCall): void {
  const namesVisit = call.input.safeParse(call.sample).success && 'visitId' in (call.sample as object);
  if ((call.who === 'visit') !== namesVisit)
    throw new Error(`${name}: who is ${call.who}, but the input ${namesVisit ? 'names a' : 'names no'} visit`);
  if (call.who === 'customer' || call.who === 'bank')
    throw new Error(`${name}: calls of a ${call.who} have no frame yet`);
}

async function serve(
  services: Services,
  { name, call, handler }: MountedCall,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const input = readInput(call, request);
  const context = await contextFor(services, call, { request, reply, input });
  if (call.style === 'lookup') return await listOrNothing(() => handler(input, context), context);
  const run = async (): Promise<Reply> => envelopeOf(await handler(input, context));
  const { status, body } = call.idempotent
    ? await once(services, { ...attemptOf(request, context), call: name, input }, () => settled(run, context))
    : await run();
  return reply.status(status).send(body);
}

/** A lookup that fails answers an empty list and is logged (decision 002); a protocol failure stays one. */
async function listOrNothing(run: () => Promise<unknown>, { log }: VisitContext): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    log.error({ err: error }, 'lookup failed, empty list answered');
    return [];
  }
}

function attemptOf(request: FastifyRequest, { visitor }: VisitContext) {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(key)) throw new ProtocolError('keyMissing');
  return { visitorId: visitor.id, key };
}

/** A surprise is a reply too: a retry with the same key must not run the call again (decision 033). A database that is away stored nothing. */
async function settled(run: () => Promise<Reply>, { log }: VisitContext): Promise<Reply> {
  try {
    return await run();
  } catch (error) {
    const failed = protocolErrorOf(error);
    if (failed.code !== 'internal') throw failed;
    log.error({ err: error }, 'call failed');
    return { status: failed.status, body: protocolBody(failed) };
  }
}

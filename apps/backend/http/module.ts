/** A module: the calls of one subject with their handlers, jobs and raw routes. */
import type { CallSpec } from '@emsal/api/call';
import type { FastifyInstance } from 'fastify';
import type { Job } from './job';
import type { CustomerContext, VisitContext } from './context';
import type { CallArea, Handlers } from './handlers';
import type { Services } from './services';

export interface ModuleDefinition<Area extends CallArea> {
  name: string;
  calls: Area;
  handlers: Handlers<Area>;
  /** Raw routes under `/api`: streams, the bank's callback, documents. They check their caller with `services.ownerCheck`. */
  routes?: (app: FastifyInstance, services: Services) => void | Promise<void>;
  jobs?: readonly Job[];
  /** Runs when database and jobs are up. The returned function runs when the process drains. */
  start?: (services: Services) => Promise<(() => Promise<void>) | void>;
}

/** A handler as it is mounted: input validated, principal and visit or customer loaded. */
export type MountedHandler = (input: unknown, context: VisitContext & CustomerContext) => Promise<unknown>;

export interface BackendModule<Name extends string = string> extends Omit<
  ModuleDefinition<CallArea>,
  'calls' | 'handlers'
> {
  calls: Record<Name, CallSpec>;
  handlers: Record<Name, MountedHandler>;
}

export const defineModule = <Area extends CallArea>(
  definition: ModuleDefinition<Area>,
): BackendModule<keyof Area & string> => definition as unknown as BackendModule<keyof Area & string>;

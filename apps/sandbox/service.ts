/** A service of the sandbox: a Fastify plugin with these options. */
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '@emsal/platform/clock';
import type { Switches } from './switches/switches';

export interface ServiceOptions {
  /** SANDBOX_SEED: the same seed gives the same people, vehicles, prices and codes. */
  seed: string;
  clock: Clock;
  switches: Switches;
}

/** A service owns the paths under its own name, e.g. `/bank/…`. */
export type SandboxService = FastifyPluginAsync<ServiceOptions>;

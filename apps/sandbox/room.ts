/** What every room of the sandbox is: a Fastify plugin that takes these options. */
import type { FastifyPluginAsync } from 'fastify';
import type { SandboxClock } from './clock';
import type { Switches } from './switches/switches';

export interface RoomOptions {
  /** SANDBOX_SEED: the same seed gives the same people, cars, prices and codes. */
  seed: string;
  clock: SandboxClock;
  switches: Switches;
}

/** A room owns the paths under its own name, e.g. `/bank/…`. */
export type SandboxRoom = FastifyPluginAsync<RoomOptions>;

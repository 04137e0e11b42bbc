/** The sandbox as one Fastify app: it stands for every company that the site talks to. */
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import type { BankSettings } from './bank/bank';
import { systemClock, type SandboxClock } from './clock';
import type { PartnerSettings } from './partner/partner';
import { rooms } from './rooms';
import type { SpecialSwitch } from './special-cases/special-case';
import { specialCases } from './special-cases/special-cases';
import { switchRoom } from './switches/switch-room';
import { createSwitches, type Switches } from './switches/switches';

export interface SandboxOptions {
  seed: string;
  bank: BankSettings;
  partner?: PartnerSettings;
  clock?: SandboxClock;
  isLogging?: boolean;
}
export interface Sandbox {
  app: FastifyInstance;
  switches: Switches;
}

export async function createSandbox({
  seed,
  bank,
  partner = { key: bank.merchantSecret, siteUrl: 'http://localhost:4200' },
  clock = systemClock,
  isLogging = false,
}: SandboxOptions): Promise<Sandbox> {
  const rows = specialCases.filter((row): row is SpecialSwitch => row.kind === 'switch');
  const switches = createSwitches(rows);
  const app = fastify({ logger: isLogging && { level: 'warn' }, forceCloseConnections: true });
  await app.register(formbody);
  await app.register(switchRoom, { switches, rows });
  for (const room of rooms(bank, partner)) await app.register(room, { seed, clock, switches });
  return { app, switches };
}

/** The sandbox as one Fastify app: stubs of every company that the site calls. */
import { systemClock, type Clock } from '@emsal/platform/clock';
import { scrub } from '@emsal/platform/log/scrub';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import type { BankSettings } from './bank/bank';
import type { PartnerSettings } from './partner/partner';
import { services } from './services';
import type { DeskAccountsSettings } from './desk-accounts/desk-accounts';
import type { SpecialSwitch } from './special-case';
import { specialCases } from './special-cases/special-cases';
import { switchService } from './switches/switch-service';
import { createSwitches, type Switches } from './switches/switches';

export interface SandboxOptions {
  seed: string;
  bank: BankSettings;
  partner?: PartnerSettings;
  deskAccounts?: DeskAccountsSettings;
  clock?: Clock;
  isLogging?: boolean;
}
export interface Sandbox {
  app: FastifyInstance;
  switches: Switches;
}

/** The pages of the sandbox show numbers and codes, its log does not. */
const scrubbed = { write: (line: string): void => void process.stdout.write(scrub(line)) };

export async function createSandbox({
  seed,
  bank,
  partner = { key: bank.merchantSecret, siteUrl: 'http://localhost:4200' },
  deskAccounts = { secretKey: bank.merchantSecret, deskUrl: 'http://localhost:4400' },
  clock = systemClock,
  isLogging = false,
}: SandboxOptions): Promise<Sandbox> {
  const rows = specialCases.filter((row): row is SpecialSwitch => row.kind === 'switch');
  const switches = createSwitches(rows);
  const app = fastify({ logger: isLogging && { level: 'warn', stream: scrubbed }, forceCloseConnections: true });
  await app.register(formbody);
  await app.register(switchService, { switches, rows });
  for (const service of services({ bank, partner, deskAccounts }))
    await app.register(service, { seed, clock, switches });
  return { app, switches };
}

/** Starts the sandbox, without HOST on 127.0.0.1: another site than the product's localhost on purpose, so that the bank returns cross-site, as in production. */
import { isListenHost, thisMachine } from '@emsal/listening/listen-host';
import { sandboxPartnerKey } from '@emsal/partners/application';
import { systemClock } from '@emsal/platform/clock';
import { endInOrder } from '@emsal/shutdown/end-process';
import { reportReady } from '@emsal/shutdown/supervision';
import { merchantSecretOf } from '@emsal/sandbox-bank/wire';
import { z } from 'zod';
import { clockAt } from './clock';
import { createSandbox } from './sandbox';

const environment = z.object({
  /** 0 selects a free port; standard output states it. */
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  HOST: z
    .string()
    .refine(isListenHost, 'must be localhost or an IP address')
    .default(thisMachine)
    .transform((host) => (host === thisMachine ? '127.0.0.1' : host)),
  SANDBOX_SEED: z.string().min(1).default('emsal'),
  /** The instant at which the sandbox's clock stands; it runs when absent. */
  SANDBOX_NOW: z.iso.datetime().optional(),
  SITE_URL: z.url().default('http://localhost:4200'),
  DESK_URL: z.url().default('http://localhost:4400'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters'),
  BANK_NOTIFICATION_DELAY: z.coerce.number().int().min(0).default(3000),
});
/** Milliseconds. */
const drainLimit = 5_000;
const settings = environment.safeParse(process.env);
if (!settings.success) {
  process.stderr.write(
    `${settings.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n')}\n`,
  );
  process.exit(1);
}

const { HOST, SITE_URL, DESK_URL, SANDBOX_PORT, SANDBOX_SEED, SANDBOX_NOW, SECRET_KEY, BANK_NOTIFICATION_DELAY } =
  settings.data;
const { app } = await createSandbox({
  seed: SANDBOX_SEED,
  clock: SANDBOX_NOW === undefined ? systemClock : clockAt(SANDBOX_NOW),
  bank: { merchantSecret: merchantSecretOf(SECRET_KEY), notificationDelay: BANK_NOTIFICATION_DELAY },
  partner: { key: sandboxPartnerKey(SECRET_KEY), siteUrl: SITE_URL },
  deskAccounts: { secretKey: SECRET_KEY, deskUrl: DESK_URL },
  isLogging: true,
});
endInOrder({ log: app.log, drain: () => app.close(), limit: drainLimit });
const address = await app.listen({ host: HOST, port: SANDBOX_PORT });
reportReady();
process.stdout.write(`The sandbox listens on ${address}\n`);

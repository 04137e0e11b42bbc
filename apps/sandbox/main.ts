/** Starts the sandbox on 127.0.0.1, another site than the product on purpose: the bank returns cross-site, as in production. */
import { sandboxPartnerKey } from '@emsal/partners/application';
import { merchantSecretOf } from '@emsal/sandbox-bank/wire';
import { z } from 'zod';
import { createSandbox } from './sandbox';

const environment = z.object({
  /** 0 takes a free port; the line on standard output says which. */
  SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  SANDBOX_SEED: z.string().min(1).default('emsal'),
  SITE_URL: z.url().default('http://localhost:4200'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters'),
  BANK_NOTIFICATION_DELAY: z.coerce.number().int().min(0).default(3000),
});
const settings = environment.safeParse(process.env);
if (!settings.success) {
  process.stderr.write(
    `${settings.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n')}\n`,
  );
  process.exit(1);
}

const { SITE_URL, SANDBOX_PORT, SANDBOX_SEED, SECRET_KEY, BANK_NOTIFICATION_DELAY } = settings.data;
const { app } = await createSandbox({
  seed: SANDBOX_SEED,
  bank: { merchantSecret: merchantSecretOf(SECRET_KEY), notificationDelay: BANK_NOTIFICATION_DELAY },
  partner: { key: sandboxPartnerKey(SECRET_KEY), siteUrl: SITE_URL },
  isLogging: true,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
const address = await app.listen({ host: '127.0.0.1', port: SANDBOX_PORT });
process.stdout.write(`The sandbox listens on ${address}\n`);

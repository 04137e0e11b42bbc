/** Starts the sandbox on 127.0.0.1, another site than the product on purpose (contracts.md, Two sites on one machine). */
import { z } from 'zod';
import { createSandbox } from './sandbox';

const settings = z.object({ SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).default(4300), SANDBOX_SEED: z.string().min(1).default('emsal') }).safeParse(process.env);
if (!settings.success) {
  process.stderr.write(`${settings.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n')}\n`);
  process.exit(1);
}

const { app } = await createSandbox({ seed: settings.data.SANDBOX_SEED, isLogging: true });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
await app.listen({ host: '127.0.0.1', port: settings.data.SANDBOX_PORT });

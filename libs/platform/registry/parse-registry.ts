/** Reads the registry file: one that is damaged is refused as a whole, because half a registry takes pages away. */
import { z } from 'zod';
import type { Registry } from './registry.ts';

const remotePath = z.object({
  pattern: z.string().startsWith('/'),
  params: z.record(z.string(), z.array(z.string())).optional(),
  rank: z.int(),
  page: z.enum(['content', 'journey', 'payment']),
  settled: z.literal(true).optional(),
  needs: z.string().optional(),
  sitemap: z.array(z.string()).optional(),
});

const hash = z.string().startsWith('sha384-');

const registryShape = z.object({
  sets: z
    .array(
      z.object({
        revision: z.int().positive(),
        /** Absent in registries of releases before 2026-12. */
        at: z.number().default(0),
        versions: z.record(z.string(), z.string()),
      }),
    )
    .min(1),
  entries: z.array(
    z.object({
      name: z.string().min(1),
      version: z.string().regex(/^[0-9a-f]{12}$/),
      remoteEntry: z.string().startsWith('/remotes/'),
      css: z.array(z.string()),
      server: z.string().min(1),
      serverIntegrity: hash,
      integrity: z.record(z.string(), hash),
      paths: z.array(remotePath),
    }),
  ),
  withdrawn: z.array(z.string()),
  history: z
    .array(
      z.object({
        at: z.number(),
        action: z.enum(['published', 'rolledBack']),
        name: z.string(),
        version: z.string(),
        revision: z.int(),
      }),
    )
    .default([]),
});

const missingVersion = ({ sets, entries }: Registry): string | undefined => {
  const [newest] = sets;
  const missing = Object.entries(newest!.versions).find(
    ([name, version]) => !entries.some((entry) => entry.name === name && entry.version === version),
  );
  return missing && missing.join('@');
};

/** @throws Error that says what is wrong: no JSON, a missing or wrong field, a live version without its entry */
export function parseRegistry(text: string): Registry {
  const registry: Registry = registryShape.parse(JSON.parse(text));
  const missing = missingVersion(registry);
  if (missing) throw new Error(`the live version ${missing} has no entry`);
  return registry;
}

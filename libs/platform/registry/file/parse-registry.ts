/** Reads the registry file: one that is damaged is refused as a whole, because half a registry takes pages away. */
import { z } from 'zod';
import type { Registry } from './registry.ts';

// Loose, because a signature covers fields of later releases too.
const remotePath = z.looseObject({
  pattern: z.string().startsWith('/'),
  params: z.record(z.string(), z.array(z.string())).optional(),
  lines: z.literal(true).optional(),
  rank: z.int(),
  page: z.enum(['content', 'journey', 'payment']),
  settled: z.literal(true).optional(),
  needs: z.string().optional(),
  sitemap: z.array(z.string()).optional(),
});

export const remotePaths = z.array(remotePath);

const hash = z.string().startsWith('sha384-');

const set = z.object({
  revision: z.int().positive(),
  at: z.number(),
  versions: z.record(z.string(), z.string()),
});

const entry = z.looseObject({
  name: z.string().regex(/^[a-z][a-z0-9-]*$/),
  version: z.string().regex(/^[0-9a-f]{12}$/),
  remoteEntry: z.string().startsWith('/remotes/'),
  css: z.array(z.string()),
  server: z.string().regex(/^server\/[\w.-]+$/),
  serverIntegrity: hash,
  integrity: z.record(z.string(), hash),
  paths: remotePaths,
  lines: z.array(z.looseObject({ id: z.string(), slug: z.string(), branchId: z.int() })).optional(),
  signature: z.string().min(1),
});

const event = z.looseObject({
  at: z.number(),
  action: z.enum(['published', 'rolledBack', 'canary', 'preview']),
  name: z.string(),
  version: z.string(),
  revision: z.int(),
  from: z.string().optional(),
  share: z.number().optional(),
  cause: z.string().optional(),
  seal: z.object({ team: z.string(), previous: z.string(), signature: z.string().min(1) }),
});

const registryShape = z.object({
  sets: z.array(set).min(1),
  trials: z.array(
    set.extend({
      kind: z.enum(['canary', 'preview']),
      name: z.string(),
      share: z.number().min(0).max(1),
      until: z.number().nullable(),
    }),
  ),
  entries: z.array(entry),
  withdrawn: z.array(z.string()),
  history: z.array(event).min(1),
});

const missingVersion = ({ sets, entries }: Registry): string | undefined => {
  const [newest] = sets;
  const missing = Object.entries(newest!.versions).find(
    ([name, version]) => !entries.some((entry) => entry.name === name && entry.version === version),
  );
  return missing && missing.join('@');
};

/** @throws Error with the first fault, in one line */
function readShape(json: unknown): Registry {
  const { data, error } = registryShape.safeParse(json);
  if (data) return data;
  const { path, message } = error.issues[0]!;
  throw new Error(`${path.join('.') || 'the registry'}: ${message}`);
}

/** @throws Error that says what is wrong: no JSON, a missing or wrong field, a live version without its entry */
export function parseRegistry(text: string): Registry {
  const registry = readShape(JSON.parse(text));
  const missing = missingVersion(registry);
  if (missing) throw new Error(`the live version ${missing} has no entry`);
  return registry;
}

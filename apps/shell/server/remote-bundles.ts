/** Evaluates the server bundle of a remote with the host's singletons: hash first, shape after, kept per version. */
import type { RegistryEntry } from '@emsal/platform/registry/registry';
import type { RemoteModule } from '@emsal/platform/remote';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import { checkShape } from '../remotes/remote-shape';
import { hostSingletons } from './host-singletons';

export type BundleResult = { ok: true; entry: RegistryEntry; module: RemoteModule } | { ok: false; fault: string };

/** Milliseconds that a bundle may take to define itself. */
const evaluationLimit = 1_000;
/** Versions kept in memory; three of each of six remotes and some room. */
const keptBundles = 32;

/** A bundle may have the singletons and Node's own modules; anything else was to be bundled. */
function lend(name: string): unknown {
  if (Object.hasOwn(hostSingletons, name)) return hostSingletons[name];
  if (name.startsWith('node:')) return process.getBuiltinModule(name);
  throw new Error(`'${name}' is not lent by the host`);
}

function evaluate(code: string, filename: string): unknown {
  const wrapped = new vm.Script(`(function (module, exports, require) {${code}\n})`, { filename });
  const define = wrapped.runInThisContext({ timeout: evaluationLimit }) as (module: { exports: unknown }, exports: unknown, require: typeof lend) => void;
  const module = { exports: {} };
  define(module, module.exports, lend);
  return module.exports;
}

async function load(registryDirectory: string, entry: RegistryEntry): Promise<BundleResult> {
  const file = join(registryDirectory, entry.name, entry.version, entry.server);
  try {
    const bytes = await readFile(file);
    const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (hash !== entry.serverIntegrity) return { ok: false, fault: 'the server bundle does not have the hash of the registry' };
    const shape = checkShape(evaluate(bytes.toString('utf8'), `${entry.name}@${entry.version}.cjs`));
    return shape.ok ? { ok: true, entry, module: shape.module } : shape;
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : String(error) };
  }
}

export type BundleLoader = (entry: RegistryEntry) => Promise<BundleResult>;

/** A bundle that failed is tried again at the next request: the file may have come back. */
export function createBundleLoader(registryDirectory: string): BundleLoader {
  const kept = new Map<string, Promise<BundleResult>>();
  return async (entry) => {
    const key = `${entry.name}@${entry.version}`;
    const loading = kept.get(key) ?? load(registryDirectory, entry);
    kept.delete(key);
    kept.set(key, loading);
    if (kept.size > keptBundles) kept.delete(kept.keys().next().value!);
    const result = await loading;
    if (!result.ok) kept.delete(key);
    return result;
  };
}

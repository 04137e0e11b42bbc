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

/** Milliseconds that a bundle may take to define itself; a real one takes about 5. */
const evaluationLimit = 500;
/** Versions kept in memory; three of each of six remotes and some room. */
const keptBundles = 32;

/** A bundle may have the singletons and Node's own modules; anything else was to be bundled. */
function lend(name: string): unknown {
  if (Object.hasOwn(hostSingletons, name)) return hostSingletons[name];
  if (name.startsWith('node:')) return process.getBuiltinModule(name);
  throw new Error(`'${name}' is not lent by the host`);
}

type Body = (module: { exports: unknown }, exports: unknown, require: typeof lend) => void;

const slot = 'emsalBundle';
const callSlot = new vm.Script(`globalThis.${slot}()`);

/** Only what a script runs itself is under its time limit, so the body is called from within one. */
function withinLimit(work: () => void): void {
  Object.assign(globalThis, { [slot]: work });
  try {
    callSlot.runInThisContext({ timeout: evaluationLimit });
  } finally {
    Reflect.deleteProperty(globalThis, slot);
  }
}

function evaluate(code: string, filename: string): unknown {
  const body = new vm.Script(`(function (module, exports, require) {${code}\n})`, {
    filename,
  }).runInThisContext() as Body;
  const module = { exports: {} };
  withinLimit(() => body(module, module.exports, lend));
  return module.exports;
}

/** The bytes of the bundle, or why they are not to be used; a file that is missing or wrong now may be right later. */
async function readBundle(
  registryDirectory: string,
  entry: RegistryEntry,
): Promise<{ code: string } | { fault: string }> {
  try {
    const bytes = await readFile(join(registryDirectory, entry.name, entry.version, entry.server));
    const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    return hash === entry.serverIntegrity
      ? { code: bytes.toString('utf8') }
      : { fault: 'the server bundle does not have the hash of the registry' };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

function define(entry: RegistryEntry, code: string): BundleResult {
  try {
    const shape = checkShape(evaluate(code, `${entry.name}@${entry.version}.cjs`));
    return shape.ok ? { ok: true, entry, module: shape.module } : shape;
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : String(error) };
  }
}

export type BundleLoader = (entry: RegistryEntry) => Promise<BundleResult>;

/**
 * What a bundle's code came to is kept, good or bad: the code of a version never changes, and a bundle that hangs costs its limit once.
 * A file that could not be had is looked for again at the next request.
 */
export function createBundleLoader(registryDirectory: string): BundleLoader {
  const kept = new Map<string, BundleResult>();
  return async (entry) => {
    const key = `${entry.name}@${entry.version}`;
    const known = kept.get(key);
    if (known) return known;
    const read = await readBundle(registryDirectory, entry);
    if ('fault' in read) return { ok: false, fault: read.fault };
    const result = kept.get(key) ?? define(entry, read.code);
    kept.set(key, result);
    if (kept.size > keptBundles) kept.delete(kept.keys().next().value!);
    return result;
  };
}

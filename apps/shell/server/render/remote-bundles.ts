/** Evaluates the server bundle of a remote with the host's singletons: checks its hash before and its shape after, once per version. */
import type { RemoteModule } from '@emsal/platform/remote';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import vm from 'node:vm';
import { checkShape } from '../../remotes/remote-shape';
import { hostSingletons } from './host-singletons';
import type { BundleFile } from './render-messages';

export type BundleResult = { ok: true; module: RemoteModule } | { ok: false; fault: string };

/** Milliseconds for evaluating a bundle: a busy machine needs one for what takes a tenth of it; a process that hangs ends after three. */
const evaluationLimit = 2_000;
/** Versions of one remote in memory. */
const maxBundles = 8;

/** A bundle may require the singletons and Node's own modules; everything else must be bundled. */
function lend(name: string): unknown {
  if (Object.hasOwn(hostSingletons, name)) return hostSingletons[name];
  if (name.startsWith('node:')) return process.getBuiltinModule(name);
  throw new Error(`'${name}' is not lent by the host`);
}

type Body = (module: { exports: unknown }, exports: unknown, require: typeof lend) => void;

const slot = 'emsalBundle';
const callSlot = new vm.Script(`globalThis.${slot}()`);

/** `timeout` applies only to code that a script runs itself, so the function is called from within a script. */
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

/** The bundle in stack traces. Without an @, which would make it a mail address for the log (decision 036). */
export const stackNameOf = ({ name, version }: Pick<BundleFile, 'name' | 'version'>): string =>
  `${name}/${version}.cjs`;

/** The code of the bundle, or why it must not be used. Not cached: a missing or wrong file may be replaced. */
async function readBundle(registryDirectory: string, entry: BundleFile): Promise<{ code: string } | { fault: string }> {
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

function define(entry: BundleFile, code: string): BundleResult {
  try {
    const shape = checkShape(evaluate(code, stackNameOf(entry)));
    return shape.ok ? { ok: true, module: shape.module } : shape;
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error.message : String(error) };
  }
}

export type BundleLoader = (file: BundleFile) => Promise<BundleResult>;

/**
 * The result of evaluating a version is cached, good or bad: its code never changes, and a bundle that hangs costs its time limit once.
 * A file that could not be read is read again at the next request.
 */
export function createBundleLoader(registryDirectory: string): BundleLoader {
  const evaluated = new LRUCache<string, BundleResult>({ max: maxBundles });
  return async (entry) => {
    const key = `${entry.name}@${entry.version}`;
    const cached = evaluated.get(key);
    if (cached) return cached;
    const read = await readBundle(registryDirectory, entry);
    if ('fault' in read) return { ok: false, fault: read.fault };
    const result = evaluated.get(key) ?? define(entry, read.code);
    evaluated.set(key, result);
    return result;
  };
}

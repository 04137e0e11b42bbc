/**
 * Loaded before a publisher (`--import`): ends it by `kill -9` at the point that KILL_AT names. Node's own functions are replaced, so that
 * the publisher is the product's code as it is.
 */
import childProcess from 'node:child_process';
import { promises } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { PublisherPoint } from './points.ts';

const die = (): void => void process.kill(process.pid, 'SIGKILL');

type Anything = (...given: never[]) => unknown;

interface Moment {
  /** By the arguments, as text. */
  isHere: (given: string) => boolean;
  /** Milliseconds after the call began; without it the call ends first. */
  later?: number;
}

function killIn(owner: object, name: string, { isHere, later }: Moment): void {
  const functions = owner as Record<string, Anything>;
  const original = functions[name]!;
  functions[name] = (...given: never[]): unknown => {
    const result = original(...given);
    if (!isHere(JSON.stringify(given))) return result;
    if (later !== undefined) setTimeout(die, later);
    return later === undefined ? (result as Promise<unknown>).then(die) : result;
  };
}

const has = (part: string) => (given: string) => given.includes(part);

const points: Record<PublisherPoint, () => void> = {
  'render trial': () => killIn(childProcess, 'spawn', { isHere: has('render-worker'), later: 200 }),
  'trial registry': () => killIn(promises, 'cp', { isHere: has('emsal-trial') }),
  'trial edge': () => killIn(childProcess, 'spawn', { isHere: has('server/main.cjs'), later: 200 }),
  hydration: () => killIn(childProcess, 'spawn', { isHere: has('hydrate-pages'), later: 500 }),
  'lock taken': () => killIn(promises, 'link', { isHere: (given) => given.endsWith('.lock"]') }),
  'copy begun': () => killIn(promises, 'cp', { isHere: has('registry/orchard'), later: 1 }),
  'copy complete': () => killIn(promises, 'rename', { isHere: has('registry/orchard') }),
  'registry written': () => killIn(promises, 'rename', { isHere: has('/registry.json"') }),
  'registry copied': () => killIn(promises, 'rename', { isHere: has('/registry.copy.json"') }),
};

points[process.env['KILL_AT'] as PublisherPoint]();
syncBuiltinESMExports();

/** Ed25519 signatures of what a team publishes: its versions, and each line of the history. Server only. */
import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { EventSeal, RegistryEntry, RegistryEvent } from '../file/registry.ts';

export interface Signer {
  team: string;
  /** Private. */
  key: KeyObject;
}

/** The same text for the same content, whatever the order of its fields. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`;
}

type Kind = 'version' | 'event' | 'preview';
const bytesOf = (kind: Kind, value: unknown): Buffer => Buffer.from(`emsal ${kind} ${canonical(value)}`);
const signed = (kind: Kind, value: unknown, key: KeyObject): string =>
  sign(null, bytesOf(kind, value), key).toString('base64url');

const isSigned = (bytes: Buffer, signature: string, keys: readonly string[]): boolean =>
  keys.some((key) =>
    verify(
      null,
      bytes,
      createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      Buffer.from(signature, 'base64url'),
    ),
  );

export const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');

export const signEntry = ({ signature: _, ...entry }: RegistryEntry, { key }: Signer): RegistryEntry => ({
  ...entry,
  signature: signed('version', entry, key),
});

export const isEntrySigned = ({ signature, ...entry }: RegistryEntry, keys: readonly string[]): boolean =>
  signature !== undefined && isSigned(bytesOf('version', entry), signature, keys);

/** What the next line names as the line before. */
export const hashOf = (event: RegistryEvent | undefined): string =>
  event ? createHash('sha256').update(canonical(event)).digest('base64url') : '';

const sealedBytes = (event: RegistryEvent, seal: Omit<EventSeal, 'signature'>): Buffer =>
  bytesOf('event', { ...event, seal });

/** Seals the lines that have no seal yet. */
export const sealed = (history: readonly RegistryEvent[], { team, key }: Signer): RegistryEvent[] =>
  history.reduce<RegistryEvent[]>((done, event) => {
    if (event.seal) return [...done, event];
    const seal = { team, previous: hashOf(done.at(-1)) };
    const signature = sign(null, sealedBytes(event, seal), key).toString('base64url');
    return [...done, { ...event, seal: { ...seal, signature } }];
  }, []);

export function isSealed(
  { seal, ...event }: RegistryEvent,
  before: RegistryEvent | undefined,
  keys: readonly string[],
): boolean {
  if (!seal || seal.previous !== hashOf(before)) return false;
  const { signature, ...rest } = seal;
  return isSigned(sealedBytes(event, rest), signature, keys);
}

/** What a preview link stands for. */
export interface PreviewGrant {
  name: string;
  revision: number;
  /** Milliseconds since the epoch. */
  until: number;
}

/** The value of a preview link's parameter. */
export const previewToken = ({ name, revision, until }: PreviewGrant, { key }: Signer): string =>
  `${revision}.${until}.${signed('preview', { name, revision, until }, key)}`;

export const isPreviewToken = (grant: PreviewGrant, token: string, keys: readonly string[]): boolean => {
  const [revision, until, signature = ''] = token.split('.');
  return (
    Number(revision) === grant.revision &&
    Number(until) === grant.until &&
    isSigned(bytesOf('preview', grant), signature, keys)
  );
};

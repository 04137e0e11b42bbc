/** A customer's form answers from a partner's site: a JWE (dir, A256GCM) under the shared key, with a one-time id and an expiry. */
import { createHmac } from 'node:crypto';
import { lineIds } from '@emsal/lines/facts/line-ids';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

const answer = z.union([z.string().max(500), z.boolean(), z.number()]);
export const application = z.object({
  partner: z.string().min(1).max(40),
  /** The partner's own id of the application. */
  id: z.string().min(8).max(64),
  line: z.enum(lineIds),
  /** By the field names of the line's form. */
  answers: z.record(z.string().max(64), answer),
});
export type Application = z.infer<typeof application>;

/** Derived from SECRET_KEY, so that no published default could forge an application; the sandbox's partner derives the same key. */
export const sandboxPartnerKey = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('sandbox-partner').digest('base64url');

const bytesOf = (key: string): Buffer => createHmac('sha256', key).update('partner application').digest();
const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

/** base64url text for a path. */
export const sealApplication = ({ id, ...facts }: Application, key: string, expiresAt: Date): Promise<string> =>
  new EncryptJWT(facts)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setJti(id)
    .setExpirationTime(expiresAt)
    .encrypt(bytesOf(key));

/** Null for a text that was altered, sealed with another key, has expired, or is no application. */
export async function openApplication(sealed: string, key: string, now: Date): Promise<Application | null> {
  const opened = await jwtDecrypt(sealed, bytesOf(key), {
    ...algorithms,
    currentDate: now,
    requiredClaims: ['exp', 'jti'],
  }).catch(() => null);
  return opened ? (application.safeParse({ ...opened.payload, id: opened.payload.jti }).data ?? null) : null;
}

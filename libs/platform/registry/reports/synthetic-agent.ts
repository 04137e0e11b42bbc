/** Our own visits to a version on trial (tools/publish/synthetic): counted apart from people. Server only. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** What their pages take themselves for. */
export const syntheticAgent = 'EmsalSynthetic/1';

const proofOf = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('synthetic visit').digest('base64url');

/** The user agent of their requests: whoever does not know the site's secret is counted among people. */
export const signedAgent = (secretKey: string): string => `${syntheticAgent} (${proofOf(secretKey)})`;

export function isSyntheticAgent(userAgent: string | undefined, secretKey: string): boolean {
  const [given, right] = [userAgent ?? '', signedAgent(secretKey)].map((text) => Buffer.from(text));
  return given!.length === right!.length && timingSafeEqual(given!, right!);
}

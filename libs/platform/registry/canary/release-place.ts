/**
 * A visitor's place among all, from 0 to 1 in 10,000 steps, signed by the edge: whoever could choose it could choose to be given the
 * version on trial. Server only.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const placeSteps = 10_000;

const sealOf = (step: string, secretKey: string): string =>
  createHmac('sha256', secretKey).update(`release place ${step}`).digest('base64url');

/** The value of the cookie. */
export function signPlace(place: number, secretKey: string): string {
  const step = String(Math.floor(place * placeSteps + 1e-6));
  return `${step}.${sealOf(step, secretKey)}`;
}

/** Undefined for a cookie that is missing or not signed by the edge. */
export function verifyPlace(cookie: string | undefined, secretKey: string): number | undefined {
  const [step = '', seal = ''] = cookie?.split('.') ?? [];
  const [given, right] = [seal, sealOf(step, secretKey)].map((text) => Buffer.from(text));
  const isSigned = given!.length === right!.length && timingSafeEqual(given!, right!);
  return isSigned ? Number(step) / placeSteps : undefined;
}

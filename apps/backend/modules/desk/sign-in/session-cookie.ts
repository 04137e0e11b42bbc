/** The desk's own cookies: host-only, unreadable for scripts, sent by no page of another site but for a plain link. */
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SignInAttempt } from './identity-provider';

const sessionName = 'desk-session';
const attemptName = 'desk-sign-in';
const attemptSeconds = 600;

/** `Lax`: the provider's redirect back is a navigation from another site. */
const options = (isHttps: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps }) as const;

const isHttps = (reply: FastifyReply): boolean => reply.request.protocol === 'https';

export const sessionToken = ({ cookies }: FastifyRequest): string | undefined => cookies[sessionName];

export const setSessionCookie = (reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(sessionName, token, options(isHttps(reply)));

export const clearSessionCookie = (reply: FastifyReply): FastifyReply =>
  reply.clearCookie(sessionName, options(isHttps(reply)));

const storedAttempt = z.object({ state: z.string(), nonce: z.string(), verifier: z.string() });

export const setAttemptCookie = (reply: FastifyReply, attempt: SignInAttempt): FastifyReply =>
  reply.setCookie(attemptName, JSON.stringify(attempt), { ...options(isHttps(reply)), maxAge: attemptSeconds });

/** Each attempt is read once. @returns undefined without a valid one */
export function takeAttempt(request: FastifyRequest, reply: FastifyReply): SignInAttempt | undefined {
  void reply.clearCookie(attemptName, options(isHttps(reply)));
  try {
    return storedAttempt.safeParse(JSON.parse(request.cookies[attemptName] ?? '')).data;
  } catch {
    return undefined;
  }
}

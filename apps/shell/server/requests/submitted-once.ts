/**
 * A form that its page submits twice is stored once, and both requests get the first reply. The reply holds a session, so it is shared
 * only by the key of that page load.
 */
import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { submissionKeyField } from '../../boot/submission-key';

/** Milliseconds between the clicks of a double click, with a slow connection in mind. */
const sameWithin = 10_000;

/** Undefined for a form whose page ran no script. Cookies do not identify its sender, who may have them from somebody else. */
function submissionOf({ url, body }: FastifyRequest): string | undefined {
  const key = (body as Record<string, unknown> | undefined)?.[submissionKeyField];
  if (typeof key !== 'string' || !/^[0-9a-f]{32}$/.test(key)) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([url, body]))
    .digest('hex');
}

/** A failure is not shared: the next submission tries again. */
export function onceEach<Result extends { isStored: boolean }>(
  work: (request: FastifyRequest) => Promise<Result>,
): (request: FastifyRequest) => Promise<Result> {
  const recent = new Map<string, Promise<Result>>();
  return (request) => {
    const submission = submissionOf(request);
    if (submission === undefined) return work(request);
    const known = recent.get(submission);
    if (known) return known;
    const running = work(request);
    const forget = (): unknown => recent.delete(submission);
    recent.set(submission, running);
    running.then(({ isStored }) => (isStored ? setTimeout(forget, sameWithin).unref() : forget()), forget);
    return running;
  };
}

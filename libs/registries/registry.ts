/** Client of one registry, with timeout, size limit and a circuit breaker of its own. */
import CircuitBreaker from 'opossum';
import { Pool } from 'undici';
import type { z } from 'zod';

export type RegistryAnswer<T> = { state: 'found'; value: T } | { state: 'unknown' } | { state: 'unavailable' };

export interface RegistryOptions<Out extends z.ZodType> {
  /** e.g. `http://127.0.0.1:4300/registries`. */
  baseUrl: string;
  path: string;
  answer: Out;
  deadlineMs: number;
}
export interface Registry<T> {
  query(query: object): Promise<RegistryAnswer<T>>;
  close(): Promise<void>;
}

const bodyCap = 64 * 1024;
const connections = 32;
/** Opens when half of at least five queries within ten seconds failed; half-opens after two seconds. */
const breakerRule = {
  timeout: false,
  errorThresholdPercentage: 50,
  volumeThreshold: 5,
  rollingCountTimeout: 10_000,
  resetTimeout: 2000,
} as const;

/** `query` never throws: a timeout, an invalid body, any status except 200 and 404, and an open breaker are `unavailable`. */
export function openRegistry<Out extends z.ZodType>({
  baseUrl,
  path,
  answer,
  deadlineMs,
}: RegistryOptions<Out>): Registry<z.output<Out>> {
  const { origin, pathname } = new URL(baseUrl);
  const pool = new Pool(origin, { connections, maxResponseSize: bodyCap, connect: { timeout: deadlineMs } });
  const send = async (query: object): Promise<RegistryAnswer<z.output<Out>>> => {
    const reply = await pool.request({
      method: 'POST',
      path: pathname.replace(/\/$/, '') + path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(query),
      signal: AbortSignal.timeout(deadlineMs),
    });
    const body: unknown = JSON.parse(await reply.body.text());
    if (reply.statusCode === 404) return { state: 'unknown' };
    if (reply.statusCode !== 200) throw new Error(`registry ${path} answered ${reply.statusCode}`);
    return { state: 'found', value: answer.parse(body) };
  };
  const breaker = new CircuitBreaker(send, breakerRule);
  breaker.fallback((): RegistryAnswer<z.output<Out>> => ({ state: 'unavailable' }));
  return {
    query: (query) => breaker.fire(query),
    close: async () => {
      breaker.shutdown();
      await pool.close();
    },
  };
}

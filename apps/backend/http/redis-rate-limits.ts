import type { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';
import { memoryRateLimits, type RateLimitOptions, type RateLimits } from './rate-limits';

/** The rule of `take` in rate-limits.ts, run within Redis so that all processes share one budget. */
const script = `
local known = redis.call('HMGET', KEYS[1], 'points', 'at')
local at, size, needed = tonumber(ARGV[1]), tonumber(ARGV[2]), math.min(tonumber(ARGV[3]), tonumber(ARGV[2]))
local rate = size / 60000
local filled = size
if known[1] then filled = math.min(size, tonumber(known[1]) + (at - tonumber(known[2])) * rate) end
local wait = 0
if filled < needed then wait = math.ceil((needed - filled) / rate / 1000) else filled = filled - needed end
redis.call('HSET', KEYS[1], 'points', tostring(filled), 'at', ARGV[1])
redis.call('PEXPIRE', KEYS[1], 60000)
return wait`;

/** Buckets in Redis; while it is unreachable, each process falls back to its own memory. */
export function redisRateLimits(redis: Redis, options: RateLimitOptions, log: FastifyBaseLogger): RateLimits {
  const own = memoryRateLimits(options);
  return {
    spend: async (key, points, perMinute = options.pointsPerMinute) => {
      try {
        const wait = Number(
          await redis.eval(script, 1, `limit:${key}`, options.clock.now().getTime(), perMinute, points),
        );
        return wait === 0 ? null : wait;
      } catch (error) {
        log.warn({ err: error }, 'rate limits: redis unreachable, using process memory');
        return own.spend(key, points, perMinute);
      }
    },
  };
}

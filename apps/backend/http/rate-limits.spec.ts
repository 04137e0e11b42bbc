import { Redis } from 'ioredis';
import pino from 'pino';
import { testClock } from '../testing/test-clock';
import { memoryRateLimits, type RateLimitOptions, type RateLimits } from './rate-limits';
import { redisRateLimits } from './redis-rate-limits';

const silent = pino({ level: 'silent' });
/** TEST_REDIS_URL adds the shared store, which must behave the same. */
const shared = process.env['TEST_REDIS_URL'];
const redis = shared ? new Redis(shared) : null;
afterAll(() => redis?.disconnect());

interface Store {
  name: string;
  open: (options: RateLimitOptions) => RateLimits;
}
const stores: Store[] = [
  { name: 'memory', open: memoryRateLimits },
  ...(redis ? [{ name: 'redis', open: (options: RateLimitOptions) => redisRateLimits(redis, options, silent) }] : []),
];

describe.each(stores)('a rate limit in $name', ({ open }) => {
  const key = () => crypto.randomUUID();

  it('is spent by weight and refills evenly over a minute', async () => {
    const clock = testClock();
    const limits = open({ clock, pointsPerMinute: 60 });
    const one = key();
    expect([await limits.spend(one, 40), await limits.spend(one, 30)]).toEqual([null, 10]);
    clock.advance(9);
    expect(await limits.spend(one, 30)).toBe(1);
    clock.advance(1);
    expect(await limits.spend(one, 30)).toBeNull();
  });

  it('never refills above its size', async () => {
    const clock = testClock();
    const limits = open({ clock, pointsPerMinute: 60 });
    const one = key();
    await limits.spend(one, 1);
    clock.advance(50);
    expect([await limits.spend(one, 60), await limits.spend(one, 1)]).toEqual([null, 1]);
  });

  it('admits a call that costs more than the whole bucket when the bucket is full', async () => {
    const limits = open({ clock: testClock(), pointsPerMinute: 20 });
    const one = key();
    expect([await limits.spend(one, 30), await limits.spend(one, 30)]).toEqual([null, 60]);
  });

  it('is separate for each key', async () => {
    const limits = open({ clock: testClock(), pointsPerMinute: 10 });
    expect([await limits.spend(key(), 10), await limits.spend(key(), 10)]).toEqual([null, null]);
  });
});

describe('a rate limit while Redis is unreachable', () => {
  it('falls back to the memory of the process', async () => {
    const unreachable = new Redis('redis://127.0.0.1:1', {
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    unreachable.on('error', () => undefined);
    const limits = redisRateLimits(unreachable, { clock: testClock(), pointsPerMinute: 10 }, silent);
    expect([await limits.spend('key', 10), await limits.spend('key', 10)]).toEqual([null, 60]);
    unreachable.disconnect();
  });
});

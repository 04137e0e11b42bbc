import { Redis } from 'ioredis';
import pino from 'pino';
import { testClock } from '../testing/test-clock';
import { memoryLimits, type LimitOptions, type Limits } from './limits';
import { redisLimits } from './redis-limits';

const silent = pino({ level: 'silent' });
/** TEST_REDIS_URL adds the shared store; it must keep the same rule. */
const shared = process.env['TEST_REDIS_URL'];
const redis = shared ? new Redis(shared) : null;
afterAll(() => redis?.disconnect());

interface Store {
  name: string;
  open: (options: LimitOptions) => Limits;
}
const stores: Store[] = [
  { name: 'memory', open: memoryLimits },
  ...(redis ? [{ name: 'redis', open: (options: LimitOptions) => redisLimits(redis, options, silent) }] : []),
];

describe.each(stores)('a budget in $name', ({ open }) => {
  const key = () => crypto.randomUUID();

  it('is spent by weight and comes back evenly over a minute', async () => {
    const clock = testClock();
    const limits = open({ clock, pointsPerMinute: 60 });
    const one = key();
    expect([await limits.spend(one, 40), await limits.spend(one, 30)]).toEqual([null, 10]);
    clock.advance(9);
    expect(await limits.spend(one, 30)).toBe(1);
    clock.advance(1);
    expect(await limits.spend(one, 30)).toBeNull();
  });

  it('never grows above its size', async () => {
    const clock = testClock();
    const limits = open({ clock, pointsPerMinute: 60 });
    const one = key();
    await limits.spend(one, 1);
    clock.advance(50);
    expect([await limits.spend(one, 60), await limits.spend(one, 1)]).toEqual([null, 1]);
  });

  it('lets a call that costs more than all of it through when it is full', async () => {
    const limits = open({ clock: testClock(), pointsPerMinute: 20 });
    const one = key();
    expect([await limits.spend(one, 30), await limits.spend(one, 30)]).toEqual([null, 60]);
  });

  it('is one per key', async () => {
    const limits = open({ clock: testClock(), pointsPerMinute: 10 });
    expect([await limits.spend(key(), 10), await limits.spend(key(), 10)]).toEqual([null, null]);
  });
});

describe('a budget in Redis that is away', () => {
  it('is kept by the process itself', async () => {
    const away = new Redis('redis://127.0.0.1:1', {
      lazyConnect: true,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    away.on('error', () => undefined);
    const limits = redisLimits(away, { clock: testClock(), pointsPerMinute: 10 }, silent);
    expect([await limits.spend('key', 10), await limits.spend('key', 10)]).toEqual([null, 60]);
    away.disconnect();
  });
});

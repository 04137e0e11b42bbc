import { createVersionHealth } from './version-health';

it('a version that ended its process twice within a minute is suspended until a minute has passed', () => {
  let now = 0;
  const health = createVersionHealth(() => now);
  const endAt = (at: number, ...versions: string[]): boolean => {
    now = at;
    health.processEnded(versions);
    return health.isSuspended('one');
  };
  expect([endAt(0, 'one'), endAt(70_000, 'one', 'one'), endAt(80_000, 'two'), endAt(90_000, 'one')]).toEqual([
    false,
    false,
    false,
    true,
  ]);
  now = 131_000;
  expect(health.isSuspended('one')).toBe(false);
});

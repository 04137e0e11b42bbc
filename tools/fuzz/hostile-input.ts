/** Input that careless code stumbles over, whether a schema allows it or not: values, and whole bodies. */
import type { SeededRandom } from './seeded-random.ts';

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

export const hostileValues: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  0.1,
  true,
  [],
  {},
  [[]],
  { $ne: null },
  { toString: 'x', ['__proto__']: 'y', constructor: { prototype: {} } },
  deep(60),
  'a'.repeat(20_000),
  "'; DROP TABLE visits; --",
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  '🧿'.repeat(200),
  'İıŞşĞğ',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '٣٤ABC١٢',
  '2026-02-30',
  '0000-00-00',
  '99999-12-31',
  '-0',
  '1e9',
  'NaN',
  'undefined',
  '%00%ff',
];

/** Not JSON, not an object, a key twice, too deep, too large, after a byte order mark, with `__proto__`. */
export const hostileBodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1',
  '{"a":1,"a":2}',
  '['.repeat(3000) + ']'.repeat(3000),
  `{"visitId":"${'a'.repeat(300_000)}"}`,
  '\ufeff{}',
  '{"__proto__":{"isAdmin":true}}',
];

/** The value with one part replaced by hostile input or removed. */
export function corrupted(value: unknown, random: SeededRandom): unknown {
  if (typeof value !== 'object' || value === null || random.next() < 0.15) return random.pick(hostileValues);
  const keys = Object.keys(value);
  if (keys.length === 0) return { ...value, unknown: random.pick(hostileValues) };
  const key = random.pick(keys);
  const rest = { ...(value as Record<string, unknown>) };
  if (random.next() < 0.2) delete rest[key];
  else rest[key] = corrupted(rest[key], random);
  return Array.isArray(value) ? Object.values(rest) : rest;
}

import type { CallName } from '@emsal/api/call';
import { calls } from '@emsal/api/calls/table';
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { httpRequestOf, type HttpRequest } from '@emsal/api/http-request';
import { assert, asyncProperty, constantFrom, oneof, string, anything, pre, tuple, type Arbitrary } from 'fast-check';
import { modules } from '../modules';
import { testApp, type TestApp } from '../testing/test-app';
import type { TestVisitor } from '../testing/test-visitor';

const deep = JSON.parse('['.repeat(2000) + ']'.repeat(2000)) as unknown;
const hostile = constantFrom<unknown>(
  ...[
    null,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '٣',
    '𝟙',
    'x'.repeat(10_000),
    -1,
    0,
    1.5,
    1e15,
    2 ** 31,
    2 ** 53,
    true,
  ],
  ...[
    [],
    {},
    [[]],
    deep,
    { $ne: 1 },
    { visitId: 'x' },
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    'a\r\nBcc: b@c.example',
    '../../etc/passwd',
    '%00',
    '${7*7}',
  ],
);
const rubbish: Arbitrary<unknown> = oneof(hostile, string(), anything({ maxDepth: 3 }));

/** The sample with one field replaced or added; the visit stays the caller's own, so that the request reaches the handler. */
const mutated = (sample: object): Arbitrary<Record<string, unknown>> => {
  const fields = Object.keys(sample).filter((name) => name !== 'visitId');
  return tuple(constantFrom(...fields, 'extra'), rubbish).map(([name, value]) => ({ ...sample, [name]: value }));
};

/** Skips values that no URL can carry: a lone surrogate, an object without a string form. */
function requestOf(name: string, input: Record<string, unknown>): HttpRequest {
  try {
    return httpRequestOf(name as CallName, input);
  } catch {
    return pre(false) as never;
  }
}

/** A few inputs for each call; `npm run fuzz` sends as many as wanted. */
describe('bad input', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  let visitId: string;
  beforeAll(async () => {
    backend = await testApp(modules, { startsJobs: true });
    visitor = await backend.visitor();
    visitId = await visitor.visit();
  });
  afterAll(() => backend.close());

  it.each(Object.entries(calls))(
    'to %s is answered with a code of the catalogue and never with a 5xx',
    async (name, { sample }) => {
      const own = 'visitId' in sample ? { ...sample, visitId } : sample;
      const property = asyncProperty(mutated(own), async (input) => {
        const { method, path, body } = requestOf(name, input);
        const reply = await visitor.send({
          method,
          url: `/api/${path}`,
          ...(body && { payload: JSON.stringify(body) }),
          headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        });
        expect(reply.status).toBeLessThan(500);
        if (reply.status !== 200) expect(Object.keys(protocolFailures)).toContain(reply.body.messageCode);
      });
      await assert(property, { numRuns: 10, seed: 20_261_121, endOnFailure: true });
    },
  );

  it.each(['a\u0000b', '\ud800', [[[[[[[[[[[[[[[[[['deep']]]]]]]]]]]]]]]]]]])(
    'that PostgreSQL cannot store is refused before the database: %j',
    async (value) => {
      const payload = { visitId, step: 'temel-bilgiler', answers: { name: value }, completed: false };
      const reply = await visitor.send({ method: 'POST', url: '/api/quoterequestapi/draft/save', payload });
      expect([reply.status, reply.body.messageCode]).toEqual([400, 'badBody']);
    },
  );

  it.each(['valueOf', '__defineGetter__', 'toString'])(
    'under a name of Object.prototype is refused: %s',
    async (name) => {
      const payload = { visitId, step: 'temel-bilgiler', answers: { [name]: 'x' }, completed: false };
      const reply = await visitor.send({ method: 'POST', url: '/api/quoterequestapi/draft/save', payload });
      expect([reply.status, reply.body.messageCode]).toEqual([400, 'badBody']);
    },
  );
});

/** Invariants of all calls of the contract; a new call is covered without further work. */
import { calls, type CallKey } from '@emsal/api/calls/table';
import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { modules } from '../modules';
import { testApp, type TestApp } from '../testing/test-app';
import { signedIn } from '../modules/account/testing/signed-in';
import { TestVisitor } from '../testing/test-visitor';
import type { CallArea } from './handlers';
import { defineModule } from './module';

describe('every call of the contract', () => {
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp(modules)));
  afterAll(() => backend.close());

  it('is in the OpenAPI document with its summary', async () => {
    const { paths } = (await backend.app.inject('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { summary: string }>>;
    }>();
    for (const [name, { summary }] of Object.entries(calls)) {
      const [method, path] = name.split(' ') as [string, string];
      expect([name, paths[`/api/${path}`]?.[method.toLowerCase()]?.summary]).toEqual([name, summary]);
    }
  });

  const entries = Object.entries(calls).map(([name, call]) => ({ name, ...call }));
  const ofVisit = entries.filter(({ who }) => who === 'visit');
  const ofCustomer = entries.filter(({ who }) => who === 'customer');
  const guarded = entries.filter(({ who }) => who !== 'anyone');

  it.each(guarded)('$name answers 403 without a token', async ({ name, sample }) => {
    const reply = await new TestVisitor(backend.app).call(name as CallKey, sample as never, {
      'idempotency-key': 'attempt-1',
    });
    expect([reply.status, reply.body.messageCode]).toEqual([403, 'tokenMissing']);
  });

  it.each(ofCustomer)('M399 $name answers 401 without a session', async ({ name, sample }) => {
    const reply = await (await backend.visitor()).call(name as CallKey, sample as never);
    expect([reply.status, reply.body.messageCode]).toEqual([401, 'signInNeeded']);
  });

  it.each(ofVisit)('$name answers 404 for the visit of another visitor', async ({ name, sample }) => {
    const owner = await backend.visitor();
    const other = await backend.visitor();
    const visitId = await owner.visit();
    const reply = await other.call(name as CallKey, { ...(sample as object), visitId } as never, {
      'idempotency-key': 'attempt-1',
    });
    expect([reply.status, reply.body]).toEqual([
      404,
      { message: protocolFailures.notFound.message, messageCode: 'notFound' },
    ]);
  });
});

describe('every lookup of the contract', () => {
  const lookups = Object.fromEntries(Object.entries(calls).filter(([, { style }]) => style === 'lookup')) as CallArea;
  const fail = async (): Promise<never> => {
    throw new Error('the list is broken');
  };
  const failing = defineModule({
    name: 'failing',
    calls: lookups,
    handlers: Object.fromEntries(Object.keys(lookups).map((name) => [name, fail])),
  });
  let backend: TestApp;
  beforeAll(async () => void (backend = await testApp([failing])));
  afterAll(() => backend.close());

  it.each(Object.entries(lookups))(
    'F603 M539 %s answers an empty list when it fails',
    async (name, { sample, who }) => {
      const visitor = await backend.visitor();
      const customer = who === 'customer' && (await signedIn(backend, visitor)).sealed;
      const input = {
        ...(sample as object),
        ...('visitId' in (sample as object) && { visitId: await visitor.visit() }),
        // The specification's paths name the customer by either field.
        ...(customer && ('id' in (sample as object) ? { id: customer } : { customerId: customer })),
      };
      const reply = await visitor.call(name as CallKey, input as never);
      expect([reply.status, reply.list]).toEqual([200, []]);
    },
  );
});

import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { sampleBackend } from './testing/sample-backend';

describe('the HTTP kernel', () => {
  const fixture = sampleBackend();
  const { post } = fixture;

  it('answers an unexpected error with the code internal and without its cause', async () => {
    const { status, body, text } = await post('sample/fail');
    expect([status, body]).toEqual([500, { message: protocolFailures.internal.message, messageCode: 'internal' }]);
    expect(text).not.toMatch(/SELECT|stack|\.ts/);
  });

  it('F495 M544 answers a business refusal with 200, success false, the message, the code and the field', async () => {
    const { status, body } = await post('sample/refuse');
    expect([status, body]).toEqual([
      200,
      { isSuccess: false, result: null, message: 'Olmaz.', messageCode: 'no', fields: { plate: 'Olmaz.' } },
    ]);
  });

  it('F603 M539 answers an empty list for a lookup that fails, and logs why', async () => {
    const reply = await fixture.visitor.send({ method: 'GET', url: '/api/sample/list' });
    expect([reply.status, reply.list]).toEqual([200, []]);
    expect(fixture.backend.log.join('')).toContain('list is broken');
  });

  it('answers 503 for a lookup while the database is unreachable, not an empty list', async () => {
    const { status, body, headers } = await fixture.visitor.send({ method: 'GET', url: '/api/sample/unreachable' });
    expect([status, body.messageCode, headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  });

  it('M419 removes properties that the contract does not declare', async () => {
    expect((await post('sample/leak')).body.result).toEqual({ known: 'yes' });
  });

  it.each([
    ['POST', 'no/such/call', {}, 404, 'notFound'],
    ['GET', 'quoterequestapi/draft/short', undefined, 400, 'badBody'],
    ['POST', 'token/create', '{"broken', 400, 'badBody'],
    ['POST', 'token/create', '{"__proto__":{"x":1}}', 400, 'badBody'],
    ['POST', 'token/create', JSON.stringify({ text: 'x'.repeat(300_000) }), 413, 'tooLarge'],
    ['POST', 'token/check', '['.repeat(3000) + ']'.repeat(3000), 400, 'badBody'],
  ] as const)('answers %s %s with a code of the catalogue (%#)', async (method, path, payload, status, code) => {
    const reply = await fixture.visitor.send({
      method,
      url: `/api/${path}`,
      ...(payload !== undefined && { payload }),
      headers: { 'content-type': 'application/json' },
    });
    expect([reply.status, reply.body.messageCode, reply.body.message]).toEqual([
      status,
      code,
      protocolFailures[code].message,
    ]);
  });

  it('refuses a content type other than JSON', async () => {
    const reply = await post('token/create', '<a/>', { 'content-type': 'text/plain' });
    expect([reply.status, reply.body.messageCode]).toEqual([415, 'wrongType']);
  });

  it('names each invalid field with a message', async () => {
    const reply = await post('token/create', { EmployeeID: 1, CustomerID: 0 });
    expect(reply.body.fields).toEqual({ ApplicationKey: 'Bu alan zorunlu.', EmployeeID: 'Bu alanın biçimi hatalı.' });
    const mistyped = await post('token/create', { ApplicationKey: 1, EmployeeID: 156, CustomerID: 0 });
    expect(mistyped.body.fields).toEqual({ ApplicationKey: 'Bu alanın biçimi hatalı.' });
  });

  it.each(['%00', 'a%00b'])('answers 404 on a raw route for the parameter %s', async (id) => {
    const { status, body } = await fixture.visitor.send({ method: 'GET', url: `/api/sample/paper/${id}` });
    expect([status, body.messageCode]).toEqual([404, 'notFound']);
  });

  it('matches paths without regard to case', async () => {
    expect((await post('SAMPLE/Refuse')).body.messageCode).toBe('no');
  });

  it('forbids scripts, framing and caching of responses', async () => {
    const { headers } = await post('sample/refuse');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});

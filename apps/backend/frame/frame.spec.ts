import { protocolFailures } from '@emsal/api/outcomes/protocol';
import { trialFrame } from './testing/trial-frame';

describe('the frame', () => {
  const frame = trialFrame();
  const { post } = frame;

  it('answers a surprise with the code internal and nothing of its cause', async () => {
    const { status, body, text } = await post('trial/fail');
    expect([status, body]).toEqual([500, { message: protocolFailures.internal.message, messageCode: 'internal' }]);
    expect(text).not.toMatch(/SELECT|stack|\.ts/);
  });

  it('F495 M544 answers a business refusal with 200, success false, the message, the code and the field', async () => {
    const { status, body } = await post('trial/refuse');
    expect([status, body]).toEqual([
      200,
      { isSuccess: false, result: null, message: 'Olmaz.', messageCode: 'no', fields: { plate: 'Olmaz.' } },
    ]);
  });

  it('F603 M539 answers an empty list for a lookup that fails, and logs why', async () => {
    const reply = await frame.visitor.send({ method: 'GET', url: '/api/trial/list' });
    expect([reply.status, reply.list]).toEqual([200, []]);
    expect(frame.backend.log.join('')).toContain('list is broken');
  });

  it('M419 sends nothing that the contract does not name', async () => {
    expect((await post('trial/leak')).body.result).toEqual({ known: 'yes' });
  });

  it.each([
    ['POST', 'no/such/call', {}, 404, 'notFound'],
    ['GET', 'quoterequestapi/draft/short', undefined, 400, 'badBody'],
    ['POST', 'token/create', '{"broken', 400, 'badBody'],
    ['POST', 'token/create', '{"__proto__":{"x":1}}', 400, 'badBody'],
    ['POST', 'token/create', JSON.stringify({ text: 'x'.repeat(300_000) }), 413, 'tooLarge'],
    ['POST', 'token/check', '['.repeat(3000) + ']'.repeat(3000), 400, 'badBody'],
  ] as const)('answers %s %s with a code of the catalogue (%#)', async (method, path, payload, status, code) => {
    const reply = await frame.visitor.send({
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

  it('refuses a body that is not JSON by its type', async () => {
    const reply = await post('token/create', '<a/>', { 'content-type': 'text/plain' });
    expect([reply.status, reply.body.messageCode]).toEqual([415, 'wrongType']);
  });

  it('says per field what is wrong', async () => {
    const reply = await post('token/create', { EmployeeID: 1, CustomerID: 0 });
    expect(reply.body.fields).toEqual({ ApplicationKey: 'Bu alan zorunlu.', EmployeeID: 'Bu alanın biçimi hatalı.' });
    const mistyped = await post('token/create', { ApplicationKey: 1, EmployeeID: 156, CustomerID: 0 });
    expect(mistyped.body.fields).toEqual({ ApplicationKey: 'Bu alanın biçimi hatalı.' });
  });

  it.each(['%00', 'a%00b'])('a route beside the calls knows nothing under the name %s', async (id) => {
    const { status, body } = await frame.visitor.send({ method: 'GET', url: `/api/trial/paper/${id}` });
    expect([status, body.messageCode]).toEqual([404, 'notFound']);
  });

  it('finds a call whatever the case of its path', async () => {
    expect((await post('TRIAL/Refuse')).body.messageCode).toBe('no');
  });

  it('forbids scripts, frames and caching of answers', async () => {
    const { headers } = await post('trial/refuse');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
});

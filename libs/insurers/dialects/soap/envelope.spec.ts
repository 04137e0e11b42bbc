import { faultEnvelope, messageEnvelope, readEnvelope } from './envelope';
import { insurerNamespace, soapNamespace } from './soap-messages';

const orderId = 'ffeeddccbbaa99887766554433221100';
const find = messageEnvelope('FindPolicyRequest', { orderId });

describe('a SOAP envelope', () => {
  it('round-trips', () => {
    expect(readEnvelope(find)).toEqual({ kind: 'message', name: 'FindPolicyRequest', value: { orderId } });
  });
  it('compares namespaces, never prefixes', () => {
    const other = `<e:Envelope xmlns:e="${soapNamespace}"><e:Body><FindPolicyRequest xmlns="${insurerNamespace}"><OrderId>${orderId}</OrderId></FindPolicyRequest></e:Body></e:Envelope>`;
    expect(readEnvelope(other)).toMatchObject({ name: 'FindPolicyRequest' });
  });
  it.each([
    ['the SOAP 1.1 namespace', find.replace(soapNamespace, 'http://schemas.xmlsoap.org/soap/envelope/')],
    ['another message namespace', find.replace(insurerNamespace, 'urn:other')],
    ['an undeclared element', find.replace('<i:OrderId>', '<i:Extra>1</i:Extra><i:OrderId>')],
    ['a missing element', find.replace(/<i:OrderId>.*<\/i:OrderId>/, '')],
    ['a wrong type', find.replace(orderId, 'kısa')],
    ['a document type', find.replace('<s:Envelope', '<!DOCTYPE x [<!ENTITY a "b">]><s:Envelope')],
    ['an undeclared prefix', find.replaceAll('i:FindPolicyRequest', 'j:FindPolicyRequest')],
    ['two bodies', find.replace(/(<s:Body>.*<\/s:Body>)/, '$1$1')],
    ['an unclosed element', find.slice(0, -10)],
  ])('refuses %s', (_name, text) => {
    expect(() => readEnvelope(text)).toThrow();
  });
  it('has a declined quote in the detail of a Sender fault, and an error as Receiver without one', () => {
    const refusal = { code: '591', reason: 'Araç 10 yaşından büyük & eski.' };
    expect(readEnvelope(faultEnvelope({ role: 'Sender', reason: refusal.reason, refusal }))).toEqual({
      kind: 'fault',
      role: 'Sender',
      reason: refusal.reason,
      refusal,
    });
    expect(readEnvelope(faultEnvelope({ role: 'Receiver', reason: 'Bakım' }))).toEqual({
      kind: 'fault',
      role: 'Receiver',
      reason: 'Bakım',
    });
  });
});

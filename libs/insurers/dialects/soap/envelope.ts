/** SOAP 1.2 envelopes: a body with one declared message, or a fault. */
import { fromWire, toWire } from '../wire-format';
import { soapFormat } from './soap-format';
import {
  insurerNamespace,
  messages,
  receivedMessages,
  soapNamespace,
  type Message,
  type MessageName,
} from './soap-messages';
import { buildXml, parseXml, qualified, type XmlNode } from './xml';

export const soapContentType = 'application/soap+xml; charset=utf-8';

export interface Fault {
  /** Sender: the request is invalid or declined; Receiver: the insurer failed. */
  role: 'Sender' | 'Receiver';
  reason: string;
  refusal?: Message<'Refusal'>;
}
export type Envelope = { kind: 'message'; name: MessageName; value: unknown } | ({ kind: 'fault' } & Fault);

export const messageEnvelope = <Name extends MessageName>(name: Name, value: Message<Name>): string =>
  envelope({ [`i:${name}`]: prefixed(toWire(soapFormat, messages[name], value)) });

export const faultEnvelope = ({ role, reason, refusal }: Fault): string =>
  envelope({
    's:Fault': {
      's:Code': { 's:Value': `s:${role}` },
      's:Reason': { 's:Text': { '@_xml:lang': 'tr', '#text': reason } },
      ...(refusal && { 's:Detail': { 'i:Refusal': prefixed(toWire(soapFormat, messages.Refusal, refusal)) } }),
    },
  });

const envelope = (body: object) =>
  buildXml({ 's:Envelope': { '@_xmlns:s': soapNamespace, '@_xmlns:i': insurerNamespace, 's:Body': body } });

/** Every child of a declared message is in the insurers' namespace. */
function prefixed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prefixed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [`i:${name}`, prefixed(child)]));
}

/** Throws `SyntaxError` or a `ZodError` for anything that is not a declared message or a fault. */
export function readEnvelope(text: string): Envelope {
  const body = child(child(parseXml(text), soapNamespace, 'Envelope'), soapNamespace, 'Body');
  const fault = optionalChild(body, soapNamespace, 'Fault');
  if (fault !== undefined) return { kind: 'fault', ...readFault(fault) };
  const name = (Object.keys(messages) as MessageName[]).find(
    (candidate) => optionalChild(body, insurerNamespace, candidate) !== undefined,
  );
  if (!name) throw new SyntaxError('the body contains no declared message');
  return { kind: 'message', name, value: decode(name, child(body, insurerNamespace, name)) };
}

function readFault(fault: XmlNode): Fault {
  const code = child(child(fault, soapNamespace, 'Code'), soapNamespace, 'Value');
  const detail = optionalChild(fault, soapNamespace, 'Detail');
  const refusal = detail === undefined ? undefined : optionalChild(detail, insurerNamespace, 'Refusal');
  return {
    role: typeof code === 'string' && code.endsWith(':Sender') ? 'Sender' : 'Receiver',
    reason: String(child(child(fault, soapNamespace, 'Reason'), soapNamespace, 'Text')),
    ...(refusal !== undefined && { refusal: decode('Refusal', refusal) }),
  };
}

function decode<Name extends MessageName>(name: Name, node: XmlNode): Message<Name> {
  const schema = receivedMessages[name] ?? messages[name];
  return schema.parse(fromWire(soapFormat, schema, localNames(node))) as Message<Name>;
}

/** Only names of the insurers' namespace become fields; any other keeps its qualified name and is rejected by the schema. */
function localNames(node: XmlNode | XmlNode[]): unknown {
  if (Array.isArray(node)) return node.map(localNames);
  if (typeof node === 'string') return node;
  const own = qualified(insurerNamespace, '');
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [
      name.startsWith(own) ? name.slice(own.length) : name,
      localNames(value),
    ]),
  );
}

function optionalChild(node: XmlNode, namespace: string, local: string): XmlNode | undefined {
  const found = typeof node === 'string' ? undefined : node[qualified(namespace, local)];
  if (Array.isArray(found)) throw new SyntaxError(`${local} occurs more than once`);
  return found;
}

function child(node: XmlNode, namespace: string, local: string): XmlNode {
  const found = optionalChild(node, namespace, local);
  if (found === undefined) throw new SyntaxError(`${local} is missing`);
  return found;
}

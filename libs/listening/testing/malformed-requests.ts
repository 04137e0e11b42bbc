/** Requests that RFC 9112 forbids, in the shapes that fuzzers of HTTP servers use: framing (smuggling), fields, chunks. */
import fc from 'fast-check';

const chunkedFields = [
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding : chunked\r\nContent-Length: 5',
  'Transfer-Encoding:\x0bchunked\r\nContent-Length: 5',
  'Transfer-Encoding\0: chunked',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: chunked\0',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'X: a\rTransfer-Encoding: chunked',
  'Tra\x7fnsfer-Encoding: chunked',
];

const lengths = [
  '+5',
  '5,6',
  '5 5',
  '0x5',
  '5.0',
  '-0',
  '1e1',
  '5;a',
  '18446744073709551617',
  '\xb2',
  '5\0',
  'chunked',
];

const chunks = [
  '-1\r\na\r\n0\r\n\r\n',
  '+1\r\na\r\n0\r\n\r\n',
  '0x1\r\na\r\n0\r\n\r\n',
  'g\r\na\r\n0\r\n\r\n',
  '\r\na\r\n0\r\n\r\n',
  ';\r\na\r\n0\r\n\r\n',
  'fffffffffffffffff\r\na\r\n0\r\n\r\n',
  '1\r\nab\r\n0\r\n\r\n',
  '5\r\nabc\r\n0\r\n\r\n',
  '1;\0=1\r\na\r\n0\r\n\r\n',
  '1\ra\r\n0\r\n\r\n',
  '0\r\n: a\r\n\r\n',
  '0\r\nA b\r\n\r\n',
];

/** Signs that no field name may contain (RFC 9110, 5.6.2). */
const noTokens = [...'()<>@,;\\"/[]?={}\t\0\x01\x7f\xff'];
const fieldName = fc.stringMatching(/^[a-z-]{1,12}$/);
const badField = fc.oneof(
  fc.tuple(fieldName, fc.constantFrom(...noTokens), fieldName).map(([a, sign, b]) => `${a}${sign}${b}: a`),
  fc.tuple(fieldName, fc.constantFrom(' ', '\t')).map(([name, space]) => `${name}${space}: a`),
  fc.tuple(fieldName, fc.constantFrom('\0', '\x01', '\x0b', '\x7f', '\ra')).map(([name, sign]) => `${name}: a${sign}b`),
  fieldName.map((name) => `${name}: ${'a'.repeat(70_000)}`),
);

export interface Corpus {
  /** A path that answers 200. */
  path: string;
  seed: number;
  /** Of generated fields. */
  count: number;
}
type Named = [name: string, sent: string];

const get = (path: string, ...fields: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: a', ...fields, '', ''].join('\r\n');
/** Servers of a chain could see its beginning at different places. */
const followed = ([name, sent]: Named, path: string): Named => [name, sent + get(path)];

/** The head is wrong; each is followed by a request that must not be answered. */
export function malformedHeads({ path, seed, count }: Corpus): Named[] {
  const fields = fc.sample(badField, { seed, numRuns: count });
  const heads: Named[] = [
    ...chunkedFields.map((field): Named => [`framing: ${field}`, `${get(path, field)}0\r\n\r\n`]),
    ...lengths.map((length): Named => [`length: ${length}`, `${get(path, `Content-Length: ${length}`)}abcde`]),
    ...fields.map((field): Named => [`field: ${field.slice(0, 40)}`, get(path, field)]),
  ];
  return heads.map((head) => followed(head, path));
}

/** The body is wrong, which a server may see after its reply; the request behind it must not be answered. */
export const malformedChunks = (path: string): Named[] =>
  chunks.map((body) => followed([`chunks: ${body}`, get(path, 'Transfer-Encoding: chunked') + body], path));

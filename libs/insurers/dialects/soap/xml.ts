/** XML with namespaces: prefixes are arbitrary, so names are compared as `{namespace}local` only. */
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element's content: text, or children by qualified name. */
export type XmlNode = string | { [qualifiedName: string]: XmlNode | XmlNode[] };

const attribute = '@_';
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: attribute,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  ignoreDeclaration: true,
});
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: attribute, suppressEmptyNode: false });

export const qualified = (namespace: string, local: string) => `{${namespace}}${local}`;
export const buildXml = (tree: object): string =>
  `<?xml version="1.0" encoding="utf-8"?>${builder.build(tree) as string}`;

/** Throws `SyntaxError` for text that is not well-formed. SOAP 1.2 forbids a document type, which also prevents entity expansion. */
export function parseXml(text: string): XmlNode {
  if (/<!DOCTYPE/i.test(text)) throw new SyntaxError('a SOAP message has no document type');
  const verdict = XMLValidator.validate(text);
  if (verdict !== true) throw new SyntaxError(verdict.err.msg);
  return qualifyChildren(parser.parse(text) as RawNode, {});
}

type RawNode = { [name: string]: RawNode | RawNode[] | string };
type Scope = Record<string, string>;

function qualifyChildren(node: RawNode, scope: Scope): XmlNode {
  const children: Record<string, XmlNode | XmlNode[]> = {};
  for (const [name, value] of Object.entries(node)) {
    if (name.startsWith(attribute) || name === '#text') continue;
    for (const occurrence of [value].flat()) add(children, ...element(name, occurrence, scope));
  }
  return children;
}

function element(name: string, raw: RawNode | string, outer: Scope): [string, XmlNode] {
  const scope = typeof raw === 'string' ? outer : { ...outer, ...declarations(raw) };
  const [local, prefix = ''] = name.split(':').reverse() as [string, string?];
  const uri = scope[prefix];
  if (uri === undefined && prefix) throw new SyntaxError(`prefix ${prefix} is not declared`);
  return [qualified(uri ?? '', local), content(raw, scope)];
}

function content(raw: RawNode | string, scope: Scope): XmlNode {
  if (typeof raw === 'string') return raw;
  const hasChildren = Object.keys(raw).some((key) => !key.startsWith(attribute) && key !== '#text');
  return hasChildren ? qualifyChildren(raw, scope) : ((raw['#text'] as string | undefined) ?? '');
}

const declarations = (raw: RawNode): Scope =>
  Object.fromEntries(
    Object.entries(raw)
      .filter(([name]) => /^@_xmlns(:|$)/.test(name))
      .map(([name, uri]) => [name.slice('@_xmlns:'.length), uri as string]),
  );

function add(children: Record<string, XmlNode | XmlNode[]>, name: string, node: XmlNode): void {
  const before = children[name];
  children[name] = before === undefined ? node : [before, node].flat();
}

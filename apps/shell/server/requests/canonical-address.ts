import { currentLines } from '../releases/published-lines';
import type { RegistryReader } from '../releases/registry-reader';

/** Whether a first path segment is a line's. */
type IsLine = (slug: string) => boolean;

/** ASCII letters only; escaped bytes stay as they are. */
const lowerCase = (segment: string): string =>
  segment.replace(/%[0-9a-f]{2}|[A-Z]/gi, (match) => (match.startsWith('%') ? match : match.toLowerCase()));

/** The router ignores case. Below a line everything is a page's name; elsewhere later segments may be codes. */
function inLowerCase(path: string, isLine: IsLine): string {
  const [root = '', first = '', ...rest] = path.split('/');
  const slug = lowerCase(first);
  return [root, slug, ...(isLine(slug) ? rest.map(lowerCase) : rest)].join('/');
}

/** `/KASKO-sigortasi/?x=1` to `/kasko-sigortasi?x=1`: each page has one address. Null when it is this one. */
export function canonicalAddress(url: string, isLine: IsLine): string | null {
  const [path = '', ...query] = url.split('?');
  const lean = inLowerCase(path.replace(/\/+$/, '').replace(/^\/{2,}/, '/') || '/', isLine);
  return lean === path ? null : [lean, ...query].join('?');
}

/** With the lines that are published now. */
export async function canonicalOf(url: string, readRegistry: RegistryReader): Promise<string | null> {
  const lines = await currentLines(readRegistry);
  return canonicalAddress(url, (slug) => lines.some((line) => line.slug === slug));
}

/** A path with the parts of its query that are set. */
export function queryLink(path: string, parts: Readonly<Record<string, string | number | undefined>>): string {
  const set = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? path : `${path}?${query}`;
}

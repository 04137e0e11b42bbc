/** JSON with sorted keys and no undefined fields: equal values give equal text, whatever key order jsonb returns. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields
    .sort(byName)
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`)
    .join(',')}}`;
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

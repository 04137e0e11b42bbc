import type { LineAddress } from './line-ids';

/** `/trafik-sigortasi`, with the query that belongs to the line. */
export function linePath({ slug, query }: LineAddress, rest = ''): string {
  const search = new URLSearchParams(query).toString();
  return `/${slug}${rest}${search && `?${search}`}`;
}

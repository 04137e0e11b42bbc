/** The page of a list that an address names with `?sayfa=`; the first where it names none. */
export function pageNumber(search: URLSearchParams): number {
  const asked = search.get('sayfa') ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}

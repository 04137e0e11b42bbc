/** `/kasko-sigortasi/?x=1` to `/kasko-sigortasi?x=1`; null when there is nothing to take away. */
export function withoutTrailingSlash(url: string): string | null {
  const [path = '', ...query] = url.split('?');
  const lean = path.replace(/\/+$/, '').replace(/^\/{2,}/, '/') || '/';
  return lean === path ? null : [lean, ...query].join('?');
}

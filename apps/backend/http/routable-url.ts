/**
 * The router matches on the lower-cased path and cuts parameters out by position. 'İ' is the only letter that grows in lower case, so
 * it is sent as 'I' with a combining dot, which `readInput` composes again.
 */
export function routableUrl(url: string): string {
  const [path] = url.split('?', 1) as [string];
  return path.replace(/%C4%B0/gi, 'I%CC%87') + url.slice(path.length);
}

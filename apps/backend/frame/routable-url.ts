/**
 * A URL whose path keeps its length in small letters, in which the router looks it up: 'İ' alone grows there, and the parameters
 * behind it would be cut out in the wrong place. It goes as 'I' with its dot; `readInput` makes one letter of them again.
 */
export function routableUrl(url: string): string {
  const [path] = url.split('?', 1) as [string];
  return path.replace(/%C4%B0/gi, 'I%CC%87') + url.slice(path.length);
}

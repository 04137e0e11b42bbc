/** Six outlines on a 48 unit square and eight colours, each with a contrast of at least 6.7:1 against the letters. */
const outlines = [
  'M14 0h20l14 14v20L34 48H14L0 34V14z',
  'M24 0l24 24-24 24L0 24z',
  'M2 2h44v44H2z',
  'M8 0h32v8h8v32h-8v8H8v-8H0V8h8z',
  'M0 48V22C0 9 11 0 24 0s24 9 24 22v26z',
  'M24 0a24 24 0 1 1 0 48 24 24 0 1 1 0-48z',
] as const;
const dyes = ['#8a3b2a', '#55602a', '#75540f', '#5c4a38', '#0b655f', '#1f5660', '#33436f', '#5f4263'] as const;

const kinds = new Set(['Sigorta', 'Hayat', 've', 'Sağlık']);

/** Initials of the name's first two words, or the first two letters of its only one: `BK`, `Çı`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !kinds.has(word));
  const [first = name, second] = words;
  return second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2);
}

/**
 * Shape, colour and initials of an insurer, stable per id; neighbouring ids differ in shape and colour, and the first
 * 48 are all different.
 */
export function monogramOf(firmId: number, name: string) {
  const round = Math.floor(firmId / outlines.length);
  const outline = outlines[firmId % outlines.length]!;
  return { outline, dye: dyes[(firmId + round) % dyes.length]!, initials: initialsOf(name) };
}

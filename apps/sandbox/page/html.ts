/** Markup as a tagged template: inserted values are escaped unless they are markup themselves. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character]!);

export type Piece = string | number | Markup | null | readonly Piece[];

function rendered(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map(rendered).join('');
  return escapeText(String(piece));
}

export const html = (strings: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(strings.map((text, index) => text + (index < pieces.length ? rendered(pieces[index]!) : '')).join(''));

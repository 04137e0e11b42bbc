/** Running words as people type them: `**strong**` and `[label](/path)`. */
import type { Words } from './blocks';

const marks = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function proseOfText(text: string): Words[] {
  const words: Words[] = [];
  let at = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > at) words.push({ text: text.slice(at, match.index) });
    const [all, strong, label, href] = match;
    words.push(strong ? { text: strong, isStrong: true } : { text: label!, href: href! });
    at = match.index + all.length;
  }
  return at < text.length ? [...words, { text: text.slice(at) }] : words;
}

const typed = ({ text, isStrong, href }: Words): string => {
  if (href) return `[${text}](${href})`;
  return isStrong ? `**${text}**` : text;
};

export const textOfProse = (prose: readonly Words[]): string => prose.map(typed).join('');

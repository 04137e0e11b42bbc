/** The drawing of a post in its share picture: the one that lists of posts show. */
import { drawings } from '@emsal/content-blocks/covers/drawings';
import { coverHeight, coverWidth, transformOf, type Paint, type Shape } from '@emsal/content-blocks/covers/shape';
import type { ShareColours } from './share-colours';

/** Pixels; 488 wide. */
export const coverPlace = { x: 640, y: 190, scale: 1.22 };

const paints: Readonly<Record<Paint, (colours: ShareColours) => string>> = {
  ink: ({ ink }) => `fill="${ink}"`,
  soft: ({ sunken }) => `fill="${sunken}"`,
  accent: ({ accent }) => `fill="${accent}"`,
  paper: ({ surface, ink }) => `fill="${surface}" stroke="${ink}" stroke-width="2"`,
  line: ({ ink }) => `fill="none" stroke="${ink}" stroke-width="2"`,
  good: ({ good }) => `fill="none" stroke="${good}" stroke-width="2"`,
  trace: ({ accent }) => `fill="none" stroke="${accent}" stroke-width="2"`,
  hair: ({ edge }) => `fill="none" stroke="${edge}"`,
  dots: ({ edge }) => `fill="none" stroke="${edge}" stroke-dasharray="3 7"`,
};

const drawn = (shape: Shape, colours: ShareColours): string => {
  const transform = transformOf(shape);
  return `<path ${paints[shape.paint](colours)}${transform ? ` transform="${transform}"` : ''} d="${shape.d}"/>`;
};

/** SVG; empty without a cover, and for one that this release does not know. */
export function drawnCover(name: string | undefined, colours: ShareColours): string {
  const { x, y, scale } = coverPlace;
  const drawing = name !== undefined && Object.hasOwn(drawings, name) ? drawings[name as keyof typeof drawings] : [];
  if (drawing.length === 0) return '';
  const frame = `<rect width="${coverWidth}" height="${coverHeight}" rx="11"`;
  const shapes = drawing.map((one) => drawn(one, colours)).join('');
  return [
    `<clipPath id="cover">${frame}/></clipPath><g transform="translate(${x} ${y}) scale(${scale})">`,
    `<g clip-path="url(#cover)">${frame} fill="${colours.surface}"/>${shapes}</g>`,
    `${frame} fill="none" stroke="${colours.rule}"/></g>`,
  ].join('');
}

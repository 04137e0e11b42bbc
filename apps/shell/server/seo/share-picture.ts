/** Renders a share picture: logo, heading, and a plot of the offers. Text is drawn as outlines, so that viewers need no font. */
import { brand } from '@emsal/brand/brand';
import type { SharePicture } from '@emsal/platform/page-metadata';
import { spreadOf, type KnotKind } from '@emsal/ui/price-spread/spread';
import { readFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { shareColours as colours } from './share-colours';
import { coverPlace, drawnCover } from './share-cover';
import { pictureHeight as height, pictureWidth as width } from './picture-path';
import { toPng } from './raster';

const margin = 72;

type Style = Record<string, string | number>;
interface Box {
  type: string;
  props: { style: Style; children?: string | Box[]; src?: string; width?: number; height?: number };
}
const box = (style: Style, children: string | Box[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const weights = [400, 700] as const;
const subsets = ['latin', 'latin-ext'] as const;

/** Each subset is a family of its own, so that letters missing in one are looked up in the other. */
let fonts: Promise<Array<{ name: string; data: Buffer; weight: 400 | 700 }>> | undefined;

const fontPackage = '@fontsource/bricolage-grotesque';

/** Static fonts of the site's typeface: satori reads no variable fonts. */
function readFonts() {
  const folder = join(dirname(findPackageJSON(fontPackage, __filename)!), 'files');
  const read = async (subset: string, weight: 400 | 700) => ({
    name: subset,
    weight,
    data: await readFile(join(folder, `bricolage-grotesque-${subset}-${weight}-normal.woff`)),
  });
  return (fonts ??= Promise.all(weights.flatMap((weight) => subsets.map((subset) => read(subset, weight)))));
}

const brandLine = (logo: Buffer): Box =>
  box({ alignItems: 'center', gap: 20, fontSize: 40, fontWeight: 700, letterSpacing: -1 }, [
    {
      type: 'img',
      props: { style: {}, src: `data:image/svg+xml;base64,${logo.toString('base64')}`, width: 90, height: 50 },
    },
    box({}, brand.name.toLocaleLowerCase('tr')),
    box({ fontSize: 28, fontWeight: 400, letterSpacing: 0, color: colours.muted }, brand.slogan),
  ]);

/** A heading beside a cover has half of the width. */
const headingStyle = ({ cover }: SharePicture): Style =>
  cover
    ? { fontSize: 52, letterSpacing: -1, width: coverPlace.x - margin - 32 }
    : { fontSize: 68, letterSpacing: -1.5 };

const page = (picture: SharePicture, logo: Buffer): Box =>
  box(
    {
      width,
      height,
      flexDirection: 'column',
      padding: margin,
      fontFamily: subsets.join(','),
      background: colours.page,
      color: colours.ink,
    },
    [
      brandLine(logo),
      box(
        {
          flexDirection: 'column',
          marginTop: 56,
          fontWeight: 700,
          lineHeight: 1.15,
          ...headingStyle(picture),
        },
        picture.heading.map((line) => box({}, line)),
      ),
    ],
  );

const cell = 44;
const fill: Record<KnotKind, string> = {
  lowest: `fill="${colours.accent}"`,
  low: `fill="${colours.ink}"`,
  high: `fill="none" stroke="${colours.ink}" stroke-width="7"`,
};

/** Columns that fit between the margins; the heading leaves at most four rows. */
const bins = Math.floor((width - 2 * margin) / cell);

function weave(prices: readonly number[]): string {
  if (prices.length === 0) return '';
  const knots = spreadOf(prices, bins).knots.map(({ bin, level, kind }) => {
    const x = margin + bin * cell + cell / 2;
    const y = height - margin - 24 - level * cell;
    const half = kind === 'high' ? 15 : 19;
    return `<path ${fill[kind]} d="M${x} ${y - half}l${half} ${half}-${half} ${half}-${half} -${half}z"/>`;
  });
  const axis = `<path stroke="${colours.edge}" stroke-width="3" d="M${margin} ${height - margin + 2}H${width - margin}"/>`;
  return knots.join('') + axis;
}

/** A PNG of 1200 by 630. `logo` is the brand's SVG. */
export async function drawSharePicture(picture: SharePicture, logo: Buffer): Promise<Buffer> {
  const { default: satori } = await import('satori');
  const svg = await satori(page(picture, logo) as never, { width, height, fonts: await readFonts() });
  return toPng(
    svg.replace(/<\/svg>$/, `${weave(picture.prices ?? [])}${drawnCover(picture.cover, colours)}</svg>`),
    width,
  );
}

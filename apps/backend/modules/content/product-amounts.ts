/** The amounts that a page about a product may name as `{{name}}`: they stay data of the product's line (decision 311). */
import type { LineId } from '@emsal/lines/facts/line-ids';
import { fillAmounts, namesIn } from '@emsal/lines/kit/landing/fill-amounts';
import { isLandingLine, landingOf } from '@emsal/lines/registry/landings';
import type { ContentDocument } from '@emsal/api/desk/content-shapes';

type Page = Pick<ContentDocument, 'product' | 'blocks'>;

export const amountsOf = async (product: LineId | null): Promise<Readonly<Record<string, string>>> =>
  product && isLandingLine(product) ? ((await landingOf(product)).amounts ?? {}) : {};

export const withAmounts = async ({ product, blocks }: Page): Promise<Page['blocks']> =>
  fillAmounts(blocks, await amountsOf(product));

type Named = Page & Pick<ContentDocument, 'title' | 'seoTitle' | 'shortContent'>;

/** Names that would be shown as they are typed. Titles and descriptions, which lists show too, name no amount. */
export async function unknownAmounts({ product, blocks, title, seoTitle, shortContent }: Named): Promise<string[]> {
  const amounts = await amountsOf(product);
  const unknown = namesIn(blocks).filter((name) => !Object.hasOwn(amounts, name));
  return [...unknown, ...namesIn([title, seoTitle, shortContent])].map((name) => `{{${name}}}`);
}

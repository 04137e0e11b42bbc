/** The landing page of a product stands at the product's own address, which is not an editor's to change. */
import { lineAddresses, lineIds, type LineId } from '@emsal/lines/facts/line-ids';

export const productAt = (slug: string): LineId | undefined => lineIds.find((id) => lineAddresses[id].slug === slug);

export const isProductPage = ({ slug }: { slug: string }): boolean => productAt(slug) !== undefined;

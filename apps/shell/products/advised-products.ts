/**
 * Products that are not sold online yet: their landing pages inform and lead to an adviser. A remote that sells one of them publishes
 * its facts, which then take this row's place.
 */
import type { PublishedProduct } from '@emsal/platform/published-product';

export type AdvisedProduct = Pick<PublishedProduct, 'slug' | 'name' | 'family'>;

export const advisedProducts: readonly AdvisedProduct[] = [];

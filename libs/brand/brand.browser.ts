/** The brand of this page, as the edge wrote it into the document: builds for browsers take this file in the place of brand.ts. */
import { brandBlockId } from './brand-block';
import type { Brand } from './brand-shape';

export const brand = JSON.parse(document.getElementById(brandBlockId)!.textContent) as Brand;

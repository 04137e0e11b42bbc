/** The brand of this page, read from the JSON block that the edge wrote. Browser builds resolve brand.ts to this file. */
import { brandBlockId } from './brand-block';
import type { Brand } from './brand-shape';

export const brand = JSON.parse(document.getElementById(brandBlockId)!.textContent) as Brand;

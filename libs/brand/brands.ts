/** All brands. To add one, write a file beside these and a line here (docs/how-to/add-a-brand.md). */
import type { Brand } from './brand-shape';
import { emsal } from './brands/emsal';
import { kumru } from './brands/kumru';

export const brands: Readonly<Record<string, Brand>> = { emsal, kumru };

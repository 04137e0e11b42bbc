/** The brand's colours as the one inline style sheet of a page, with the hash by which the policy allows it; null for a brand without its own. */
import { brand } from '@emsal/brand/brand';
import { themeCss } from '@emsal/brand/theme';
import { createHash } from 'node:crypto';

const css = themeCss(brand);

export const theme = css === '' ? null : { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };

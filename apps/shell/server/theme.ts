/**
 * The brand's colours as the page's only inline style sheet, with its hash for the content security policy; null for a brand with the
 * default colours.
 */
import { brand } from '@emsal/brand/brand';
import { themeCss } from '@emsal/brand/theme';
import { createHash } from 'node:crypto';

const css = themeCss(brand);

export const theme = css === '' ? null : { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}` };

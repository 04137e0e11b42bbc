/** The brand's colours as a style sheet; none for a brand with the default colours. */
import { brand } from '@emsal/brand/brand';
import { themeCss } from '@emsal/brand/theme';
import { inlineSheet, type StyleSheet } from './style-sheets';

const css = themeCss(brand);

export const theme: readonly StyleSheet[] = css === '' ? [] : [inlineSheet(css)];

import { brand } from '@emsal/brand/brand';

/** The colours of libs/ui/tokens/tokens.css, which a picture cannot read; a spec compares them. */
export const shareColours = {
  page: '#f6f2e9',
  surface: '#fffdf8',
  sunken: '#ece6d9',
  ink: '#13282c',
  accent: brand.colours?.accent ?? '#93205a',
  muted: '#4b5b5c',
  rule: '#d9d1c0',
  edge: '#7b8580',
  good: '#0b655f',
};
export type ShareColours = typeof shareColours;

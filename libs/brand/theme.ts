/** The brand's colours as a style sheet over the tokens; empty for a brand that keeps them. */
import type { Brand } from './brand-shape';

const roles = {
  accent: '--accent',
  accentHover: '--accent-hover',
  accentSoft: '--accent-soft',
  onAccent: '--on-accent',
} as const;

export const themeCss = ({ colours }: Pick<Brand, 'colours'>): string =>
  colours
    ? `:root{${Object.entries(roles)
        .map(([role, property]) => `${property}:${colours[role as keyof typeof roles]}`)
        .join(';')}}`
    : '';

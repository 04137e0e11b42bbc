/** A style sheet that overrides design tokens with the brand's colours; empty for a brand without any. */
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

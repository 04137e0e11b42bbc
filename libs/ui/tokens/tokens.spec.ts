import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backgrounds } from '@emsal/brand/check-brand';
import { contrast } from '@emsal/brand/contrast';
import { breakpoints, grid } from './breakpoints';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];

const colour = (name: string): string => {
  const hex = token(name)!;
  return hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
};
const contrastOf = (one: string, other: string): number => contrast(colour(one), colour(other));

/** Numeric and named colours; system colours of forced-colors mode are allowed. */
const rawColours = (text: string): string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .match(
      /(?<![\w-])#[0-9a-f]{3,8}\b|%23[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<=[:\s])(?:white|black|red|green|blue|gr[ae]y|silver|navy|orange|yellow)(?=[\s;])/gi,
    ) ?? [];

describe('design tokens', () => {
  it.each(Object.entries({ xs: 576, sm: 768, md: 992, lg: 1200, xl: 1400 }))(
    'F653 M615 breakpoint %s is %d',
    (name, width) => {
      expect(breakpoints[name as keyof typeof breakpoints]).toBe(width);
      expect(token(`breakpoint-${name}`)).toBe(`${width}px`);
    },
  );

  it('M615 styles use only the breakpoints’ widths', () => {
    const widths = globSync('**/*.css', { cwd: join(__dirname, '..') }).flatMap((file) =>
      [...readFileSync(join(__dirname, '..', file), 'utf8').matchAll(/@media \((min|max)-width: (\d+)px\)/g)].map(
        ([, side, width]) => Number(width) + (side === 'max' ? 1 : 0),
      ),
    );
    expect(widths.length).toBeGreaterThan(5);
    expect(widths.filter((width) => !Object.values<number>(breakpoints).includes(width))).toEqual([]);
  });

  it('F654 M616 the grid has 12 columns and a gutter of 30', () => {
    expect(grid).toEqual({ columns: 12, gutter: 30 });
    expect([token('columns'), token('gutter')]).toEqual(['12', '30px']);
  });

  it.each([
    ['text', 'page'],
    ['text-muted', 'page'],
    ['text-muted', 'sunken'],
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['accent', 'accent-soft'],
    ['good', 'good-soft'],
    ['note-text', 'note-soft'],
    ['text', 'note'],
    ['danger', 'page'],
    ['danger', 'danger-soft'],
    ['on-dark', 'ink-ground'],
    ['on-dark', 'good'],
    ['muted-on-dark', 'ink-ground'],
  ])('text in --%s on --%s has a contrast of at least 4.5', (text, ground) => {
    expect(contrastOf(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['edge', 'page'],
    ['edge', 'surface'],
    ['focus-out', 'page'],
    ['focus-in', 'ink-ground'],
  ])('the line --%s on --%s has a contrast of at least 3', (line, ground) => {
    expect(contrastOf(line, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(backgrounds))('a brand is checked on the ground --%s as it is', (name, hex) => {
    expect(token(name)).toBe(hex);
  });

  it('uses only defined tokens', () => {
    const files = globSync('**/*.css', { cwd: join(__dirname, '..') }).map((file) =>
      readFileSync(join(__dirname, '..', file), 'utf8'),
    );
    const used = new Set(files.flatMap((text) => [...text.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name!)));
    expect([...used].filter((name) => token(name) === undefined)).toEqual([]);
  });

  it('are the only place of raw colours', () => {
    const root = join(__dirname, '../../..');
    const files = globSync('{apps,libs}/**/*.css', { cwd: root, exclude: ['**/tokens/tokens.css', '**/dist/**'] });
    expect(files.length).toBeGreaterThan(60);
    const raw = files.flatMap((file) =>
      rawColours(readFileSync(join(root, file), 'utf8')).map((found) => [file, found]),
    );
    expect(raw).toEqual([]);
  });

  it.each([
    'color: #fff',
    'background: rgb(0 0 0)',
    "url('x.svg?fill=%23fff')",
    'color: white',
    'border: 1px solid red',
  ])('detects the raw colour in `%s`', (rule) => expect(rawColours(`a { ${rule}; }`)).toHaveLength(1));
});

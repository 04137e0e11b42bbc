/** The bank's pages as the merchant has styled them: the site's type and the brand's colours, as payment providers allow. */
import { brand } from '@emsal/brand/brand';

/** As in libs/ui/tokens/tokens.css, which a page of another origin cannot read; a spec compares them. */
export const siteColours = {
  page: '#f6f2e9',
  surface: '#fffdf8',
  text: '#13282c',
  'text-muted': '#4b5b5c',
  edge: '#7b8580',
  rule: '#d9d1c0',
  danger: '#b3261e',
  accent: '#93205a',
  'on-accent': '#fff',
  'focus-out': '#13282c',
  'focus-in': '#ffcf5c',
} as const;

export const fontFiles = ['bricolage-tr-latin.woff2', 'bricolage-tr-ext.woff2'] as const;
const ranges = ['U+20-7E, U+A0-FF, U+131, U+2013-2026', 'U+11E-130, U+15E-15F, U+218-219, U+20BA'] as const;

const fontFaces = fontFiles
  .map(
    (file, at) =>
      `@font-face { font-family: Bricolage; src: url('/bank/fonts/${file}') format('woff2'); font-weight: 400 700; font-display: swap; unicode-range: ${ranges[at]}; }`,
  )
  .join('\n');

const colour = siteColours;
const { accent, onAccent } = brand.colours ?? { accent: colour.accent, onAccent: colour['on-accent'] };

export const bankStyle = `
${fontFaces}
:root { --ink: ${colour.text}; --muted: ${colour['text-muted']}; --line: ${colour.edge}; --hair: ${colour.rule}; --ground: ${colour.page}; --act: ${accent}; --bad: ${colour.danger}; }
body { font-family: Bricolage, system-ui, sans-serif; }
h1 { font-weight: 650; letter-spacing: -0.01em; }
label { margin: 1.5rem 0 0.25rem; }
input { min-height: 48px; padding: 8px 12px; font-size: 1.125rem; border-radius: 8px; background: ${colour.surface}; }
input:hover { border-color: var(--ink); }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid ${colour['focus-out']}; outline-offset: 0; box-shadow: 0 0 0 6px ${colour['focus-in']}; }
button { min-height: 48px; padding: 8px 24px; border-radius: 8px; background: ${colour.surface}; }
button.act { background: var(--act); color: ${onAccent}; }
.hint, .schemes { font-size: 0.875rem; }
/* The card's name appears while its number is typed: its line is reserved. */
#number-hint { min-height: 1.5em; }
.fault { font-weight: 600; }
.frame form > :first-child label { margin-top: 0; }
.schemes { display: flex; flex-wrap: wrap; gap: 8px; margin: 12px 0 0; padding: 0; list-style: none; }
.schemes li { display: flex; align-items: center; gap: 6px; min-height: 28px; padding: 0 10px; border: 1px solid var(--hair); border-radius: 4px; background: #fff; color: var(--muted); font-weight: 600; }
.schemes [data-scheme='Visa'] { color: #1a1f71; font-style: italic; font-weight: 700; letter-spacing: 0.02em; }
.schemes [data-scheme='Mastercard']::before { content: ''; width: 24px; height: 14px; background: radial-gradient(circle at 7px 50%, #eb001b 7px, transparent 7.5px), radial-gradient(circle at 17px 50%, #f79e1b 7px, transparent 7.5px); }
.schemes [data-scheme='Troy'] { color: #00727f; font-weight: 700; }
.schemes [data-scheme='American Express'] { background: #0b5cad; border-color: #0b5cad; color: #fff; }
.schemes.known li:not([aria-current]) { opacity: 0.45; }
.schemes [aria-current] { border-color: var(--ink); }
@media (forced-colors: active) { .schemes li { forced-color-adjust: auto; } }
`;

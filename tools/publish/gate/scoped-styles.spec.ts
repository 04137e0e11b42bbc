import { styleRefusals } from './scoped-styles';

it.each([
  ['.page-a1B2{color:red}'],
  [':root:has(.bar-a1B2){padding:1px}'],
  ['html[data-x] .page-a1B2 > a:hover{color:red}'],
  ['@media (min-width:48rem){.page-a1B2,.side-c3D4 h2{gap:1px}}'],
  ['@keyframes rise-a1B2{from{opacity:0}50%{opacity:.5}to{opacity:1}}'],
])('accepts %s', (css) => {
  expect(styleRefusals(css)).toEqual([]);
});

it.each([
  ['body{display:none}', 'body'],
  [':is(.page-a1B2,main){opacity:0}', ':is(.page-a1B2,main)'],
  ['*{margin:0}', '*'],
  [':root{--ink:red}', ':root'],
  ['.page-a1B2,main{opacity:0}', 'main'],
  ['@media print{.offer{display:none}}', '.offer'],
  [':not(.page-a1B2){display:none}', ':not(.page-a1B2)'],
])('refuses %s', (css, selector) => {
  expect(styleRefusals(css)).toEqual([expect.stringContaining(`the selector ${selector} reaches`)]);
});

it.each([
  ['@import url(https://ornek.com/a.css);'],
  ['@font-face{font-family:x;src:url(x.woff2)}'],
  ['@property --x{}'],
])('refuses %s, which is not the remote’s own', (css) => {
  expect(styleRefusals(css)).toEqual([expect.stringContaining('belongs to the shell')]);
});

it('refuses an animation whose name other remotes may use', () => {
  expect(styleRefusals('@keyframes fade{to{opacity:0}}')).toEqual([
    expect.stringContaining('@keyframes fade would be'),
  ]);
});

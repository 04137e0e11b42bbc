/**
 * `.legend + *` speaks of any element, so that the browser computes the styles of a whole subtree anew wherever an element is put into the
 * page: 781 elements for one more offer. A sibling is named by its class, its tag or its attribute.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const sheets = globSync('{apps,libs}/**/*.css', { cwd: root, exclude: (name) => name === 'node_modules' }).sort();
const anySibling = /[+~]\s*(?:\*|:(?!global\())/;

const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, prelude]) => prelude!.trim().split(/\s*,\s*/))
    .filter((selector) => !selector.startsWith('@'));

it('has found the style sheets', () => expect(sheets.length).toBeGreaterThan(50));

it.each([
  ['.legend + *', true],
  ['.issued ~ :not(h1)', true],
  ['.numeric + .numeric', false],
  ['.names + p', false],
  ['.group > :not(.legend)', false],
])('%s may stand for any sibling: %s', (selector, expected) => {
  expect(selectorsOf(`${selector} { color: red; }`).some((one) => anySibling.test(one))).toBe(expected);
});

it.each(sheets)('%s names the siblings it speaks of', (file) => {
  expect(selectorsOf(readFileSync(join(root, file), 'utf8')).filter((one) => anySibling.test(one))).toEqual([]);
});

import { addImport } from './add-import';
import { addToLiteral } from './literal';

it.each([
  ['an empty list', 'const a: string[] = [];', "const a: string[] = [\n'x',\n];"],
  ['a list', "const a = ['b'];", "const a = ['b',\n'x',\n];"],
  ['a list that ends with a comma', "const a = ['b',\n] as const;", "const a = ['b',\n'x',\n\n] as const;"],
  ['an object', "const a = { 'x y': 1 } satisfies B;", "const a = { 'x y': 1,\n'x',\n } satisfies B;"],
  ['a property', 'f({ a: [b] });', "f({ a: [b,\n'x',\n] });"],
])('%s gets another entry', (_, source, expected) => {
  expect(addToLiteral(source, 'a', "'x'")).toBe(expected);
});

it('refuses a source without that list', () => {
  expect(() => addToLiteral('const b = [];', 'a', '1')).toThrow('no list or object named a');
});

it.each([
  ['after the other imports', "import { a } from 'b';\n", "import { a } from 'b';\nimport { x } from './x';\n"],
  ['into an existing import', "import { y } from './x';\n", "import { x, y } from './x';\n"],
  ['once', "import { x } from './x';\n", "import { x } from './x';\n"],
  [
    'beside a type import',
    "import type { T } from './x';\n",
    "import type { T } from './x';\nimport { x } from './x';\n",
  ],
])('an import is written %s', (_, source, expected) => {
  expect(addImport(source, { name: 'x', from: './x' })).toBe(expected);
});

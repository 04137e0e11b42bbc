import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as icons from './icons';

const assets = join(__dirname, '../../../node_modules/@phosphor-icons/core/assets');
const fileOf = (name: string) => name.replace(/Icon$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it.each(Object.entries(icons))('%s equals the path of @phosphor-icons/core', (name, path) => {
  const file = fileOf(name);
  const weight = /-(fill|thin)$/.exec(file)?.[1] ?? 'regular';
  expect(readFileSync(join(assets, weight, `${file}.svg`), 'utf8')).toContain(`d="${path}"`);
});

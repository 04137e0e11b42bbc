import { randomBytes } from 'node:crypto';
import { encrypt } from '../../apps/backend/personal-data/envelope';
import { faultOf } from './personal-values';

const keys = [{ version: '1', key: randomBytes(32) }];
const value = encrypt('ayse@ornek.example', 'customers.email', keys);

it('a value that only its keys open has no fault', () => {
  expect(faultOf(value, 'customers.email', keys)).toBeNull();
});

it.each([
  ['a plain one', 'ayse@ornek.example', 'customers.email', keys],
  ['one of another column', value, 'customers.name', keys],
  ['one under a lost key', value, 'customers.email', [{ version: '2', key: randomBytes(32) }]],
])('%s has one', (_, text, context, known) => {
  expect(faultOf(text, context, known)).toMatch(/not encrypted|do not open/);
});

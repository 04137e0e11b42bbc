import { firstNameOf, nameCase } from './names';

it.each([
  ['AYŞE NUR', 'Ayşe Nur'],
  ['IŞIL', 'Işıl'],
  ['İBRAHİM', 'İbrahim'],
  ['ELİF-SU', 'Elif-Su'],
  ['', ''],
])('writes the name %s as %s', (name, written) => {
  expect(nameCase(name)).toBe(written);
});

it('greets a company by its name', () => {
  expect(firstNameOf({ firstName: '', companyName: 'YALIN MİMARLIK' })).toBe('YALIN MİMARLIK');
});

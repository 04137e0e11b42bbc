import { companyName, personName } from './person-name';

it('writes names in Turkish capitals with single spaces', () => {
  expect(personName('  ipek  ışık ')).toEqual({ ok: true, value: 'İPEK IŞIK' });
  expect(companyName('deniz 34 ltd.')).toEqual({ ok: true, value: 'DENİZ 34 LTD.' });
});

it('refuses digits in a person’s name and single letters', () => {
  expect([
    personName('Ali 2'),
    personName('2Ali'),
    personName('A'),
    companyName(' X '),
    personName('Al'),
  ]).toMatchObject([
    { code: 'letters' },
    { code: 'letters' },
    { code: 'tooShort' },
    { code: 'tooShort' },
    { ok: true },
  ]);
  expect(companyName('3A').ok).toBe(true);
});

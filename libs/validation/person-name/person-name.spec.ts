import { companyName, personName } from './person-name';

it('writes names in Turkish capitals with single spaces', () => {
  expect(personName('  ipek  ışık ')).toEqual({ ok: true, value: 'İPEK IŞIK' });
  expect(companyName('deniz 34 ltd.')).toEqual({ ok: true, value: 'DENİZ 34 LTD.' });
});

it('rejects digits in a person’s name and single letters', () => {
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

it('counts letters only: dots, marks and invisible characters make no name', () => {
  const names = ['..', "''", 'A.', '\u0301\u0301', '\u200e\u200e', '🧿'];
  expect(names.map(personName)).toMatchObject(names.map(() => ({ code: 'tooShort' })));
  expect([...names, '!!'].map(companyName)).toMatchObject([...names, '!!'].map(() => ({ code: 'tooShort' })));
  expect([personName('Ö. Su'), companyName('3M')]).toMatchObject([{ ok: true }, { ok: true }]);
});

import { checkRows } from './check-rows';
import { exampleContext } from '../samples/example-line';
import type { ListField } from '../grammar/field';
import { list } from './list';

const words = { add: '', change: '', save: '', unsaved: '', count: String };
const accessories = list({
  label: 'Aksesuarlar',
  missing: 'Ekleyin',
  pick: 'code',
  sum: 'amount',
  words,
  row: {
    code: { kind: 'text', label: 'Aksesuar', missing: 'Seçin' },
    amount: {
      kind: 'number',
      label: 'Bedeli',
      missing: 'Bedelini girin',
      checks: [(value) => ({ ok: true, value: value.replace('.', '') })],
    },
  },
  together: (rows) => (rows.length > 1 ? 'En çok bir tane' : null),
});
const context = { ...exampleContext, answers: {} };
const check = (rows: readonly Record<string, string>[], field: ListField = accessories) =>
  checkRows(field, rows, context);

it('returns the rows as their checks normalise them', () => {
  expect(check([{ code: 'hook', amount: '1.500' }])).toEqual({ ok: true, rows: [{ code: 'hook', amount: '1500' }] });
  expect(check([])).toEqual({ ok: true, rows: [] });
});

it('reports each invalid cell by its row, and the first message at the list', () => {
  const rows = [
    { code: 'hook', amount: '' },
    { code: '', amount: '5' },
  ];
  expect(check(rows)).toEqual({
    ok: false,
    errors: { '0.amount': 'Bedelini girin', '1.code': 'Seçin' },
    message: 'Bedelini girin',
  });
});

it('checks rows together only when each is valid', () => {
  const row = { code: 'hook', amount: '5' };
  expect(check([row, row])).toEqual({ ok: false, errors: {}, message: 'En çok bir tane' });
  expect(check([row, row], { ...accessories, together: undefined })).toMatchObject({ ok: true });
  expect(check([row, { code: 'hook' } as never])).toMatchObject({ message: 'Bedelini girin' });
});

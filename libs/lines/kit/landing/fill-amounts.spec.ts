import fc from 'fast-check';
import { fillAmounts, namesIn } from './fill-amounts';

const page = { lead: 'En çok {{cam}}, toplamda {{cam}}.', rows: [{ label: 'Eşya', amount: '{{esya}}', order: 1 }] };

it('replaces named amounts in every text and leaves the rest', () => {
  expect(fillAmounts(page, { cam: '10 ₺', esya: '150 ₺' })).toEqual({
    lead: 'En çok 10 ₺, toplamda 10 ₺.',
    rows: [{ label: 'Eşya', amount: '150 ₺', order: 1 }],
  });
});

it('leaves a name that is not known, also one that every object has', () => {
  const text = '{{yok}} {{constructor}} {{Cam}}';
  expect(fillAmounts({ text }, { cam: '10 ₺' })).toEqual({ text });
});

it('lists each name once', () => {
  expect(namesIn(page)).toEqual(['cam', 'esya']);
});

it('changes no value without a name', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      fc.pre(namesIn(value).length === 0);
      expect(fillAmounts(value, { a: 'b' })).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

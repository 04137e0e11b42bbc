import { accidentBase, accidentLoadings, riskClassOf, treatmentLimit, treatmentPremium } from './accident-premium';

const teacher = '109';
const guard = '058';
const courier = '082';
const pilot = '118';

it.each([
  ['lines.md', 500_000, teacher, 1, 30_000],
  ['lines.md', 1_000_000, guard, 1, 90_000],
  ['lines.md, the minimum', 250_000, teacher, 1, 25_000],
  ['LP054', 750_000, courier, 1, 112_500],
  ['a dear insurer', 1_000_000, teacher, 1.15, 69_000],
  ['a cheap insurer asks the minimum too', 416_666, teacher, 0.9, 25_000],
] as const)('%s a sum of %i TL for occupation %s, factor %d: %i kuruş', (_, sum, jobCode, factor, base) => {
  expect(accidentBase({ sum, jobCode }, factor)).toBe(base);
});

it.each([
  ['1', 0],
  ['2', 0],
  ['3', 33_750],
  ['4', 33_750],
  ['5', 16_875],
])('licence %s adds %i kuruş to 1.125 TL', (licence, amount) => {
  expect(accidentLoadings(112_500, licence)).toEqual(amount ? [{ kind: 'usage', amount }] : []);
});

it('treatment is paid to 5% of the sum, for 0,6% of that', () => {
  expect([treatmentLimit(1_000_000), treatmentPremium(1_000_000)]).toEqual([50_000, 30_000]);
  expect([treatmentLimit(750_000), treatmentPremium(750_000)]).toEqual([37_500, 22_500]);
});

it('LP055 soldiers, firemen, pilots and policemen have no price', () => {
  expect(riskClassOf(pilot)).toBe(4);
  expect(() => accidentBase({ sum: 500_000, jobCode: pilot }, 1)).toThrow(RangeError);
});

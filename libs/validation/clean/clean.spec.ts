import { cleanCode, cleanDigits } from './clean';

it('F456 M341 strips separators and symbols', () => {
  expect(cleanDigits(' (0532) 123-45.67 ')).toBe('05321234567');
  expect(cleanCode('34-abc_123 /')).toBe('34ABC123');
});

it('keeps the mark of a decomposed Turkish letter, so that no plate turns into another', () => {
  expect(cleanCode('34 ŞA 123'.normalize('NFD'))).toBe('34ŞA123');
});

it('keeps letters, so that a rule can report them', () => {
  expect(cleanDigits('12a')).toBe('12a');
});

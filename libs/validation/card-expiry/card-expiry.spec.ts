import { cardExpiry } from './card-expiry';

const today = '2026-11-21';
const codeOf = (input: string) => {
  const verdict = cardExpiry(input, today);
  return verdict.ok ? verdict.value : verdict.code;
};

it('F460 M381 requires an expiry', () => {
  expect(codeOf(' ')).toBe('empty');
});

it('F462 M382 rejects a past month and accepts the current one', () => {
  expect(['10/26', '11/26', '12/25', '01/27'].map(codeOf)).toEqual(['past', '2026-11', 'past', '2027-01']);
});

it('accepts the usual notations', () => {
  expect(['8/29', '08 29', '0829', '08/2029', ' 08 - 2029 ', '829'].map(codeOf)).toEqual(Array(6).fill('2029-08'));
});

it('reports what is wrong', () => {
  expect(['13/29', '00/29', 'x', '29', '08/1999', '1/08/29', '08/29x', '11/46', '12/47'].map(codeOf)).toEqual([
    'shape',
    'shape',
    'shape',
    'shape',
    'shape',
    'shape',
    'shape',
    '2046-11',
    'far',
  ]);
});

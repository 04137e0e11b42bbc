import { possessiveNumber } from './possessive-number';

describe('the possessive form', () => {
  it.each([
    [1, '1’i'],
    [2, '2’si'],
    [3, '3’ü'],
    [6, '6’sı'],
    [9, '9’u'],
    [10, '10’u'],
    [15, '15’i'],
    [20, '20’si'],
    [24, '24’ü'],
    [30, '30’u'],
    [40, '40’ı'],
    [60, '60’ı'],
    [90, '90’ı'],
  ])('of %d is %s', (count, text) => expect(possessiveNumber(count)).toBe(text));
});

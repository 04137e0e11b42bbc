import { displayAnswer } from './display-answer';
import { exampleContext as context, exampleLine as line } from '../samples/example-line';

it('formats answers for display', () => {
  const shown = (name: string, answers: Record<string, string | boolean>) =>
    displayAnswer(line, name, { ...context, answers });
  expect([
    shown('plateNo', { plateNo: '34ABC12' }),
    shown('phoneNumber', { phoneNumber: '5321234567' }),
    shown('born', { born: '1985-04-12' }),
    shown('born', {}),
  ]).toEqual(['34 ABC 12', '0532 123 45 67', '12.04.1985', '']);
  expect([
    shown('status', { status: '1' }),
    shown('status', { status: '9' }),
    shown('city', { city: '34', cityName: 'İstanbul' }),
    shown('city', { city: '34', cityName: '' }),
  ]).toEqual(['Var', '9', 'İstanbul', '34']);
  expect([
    shown('terms', { terms: true }),
    shown('terms', { terms: false }),
    shown('owner', { owner: 'Ali' }),
    shown('yok', { yok: 'x' }),
  ]).toEqual(['Evet', 'Hayır', 'Ali', 'x']);
});

it('adds the unit of a number', () => {
  const area = { kind: 'number', label: 'Alan', unit: 'm²' } as const;
  const measured = { ...line, fields: { ...line.fields, area } };
  const shown = (answer: string) => displayAnswer(measured, 'area', { ...context, answers: { area: answer } });
  expect([shown('118'), shown('')]).toEqual(['118\u00A0m²', '']);
});

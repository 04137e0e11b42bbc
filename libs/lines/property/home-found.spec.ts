import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/samples/sample';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { form as dask } from './dask/form';
import { samples as daskSamples } from './dask/samples';

const known = sampleNamed(daskSamples(samplesToday), 'known address code').answers;
const found = (change: AnswerSet = {}) =>
  findStep(dask, 'konut-ozellikleri')!.found!(completeAnswers(dask, { ...known, ...change }));
it('shows the flat and its place first, then what the register knows', () => {
  expect(found()).toMatchObject({
    name: 'Daire 7, No 118, Çınar Apt.',
    facts: ['Moda Cad., Caferağa Mah., Kadıköy, İstanbul', '118\u00A0m²', '4. kat', 'yapım yılı 2000–2006'],
    other: { step: 'mevcut-police' },
  });
});

it('leaves out what the register does not know', () => {
  expect(found({ floor: '', buildingArea: '', buildingAge: '' })!.facts).toHaveLength(1);
});

it('shows nothing for a home that the visitor gives', () => {
  expect(found({ isHomeFound: false })).toBeNull();
});

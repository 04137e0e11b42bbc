import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswersOf } from '@emsal/lines/kit/grammar/step';
import { noAddress } from '@emsal/lines/kit/fields/address';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/samples/sample';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { form as dask } from './form';
import { samples as daskSamples } from './samples';
import { daskQuestion } from './question';

const known: AnswerSet = sampleNamed(daskSamples(samplesToday), 'known address code').answers;
const asked = (change: AnswerSet = {}, today = samplesToday) =>
  daskQuestion.ask(completeAnswers(dask, { ...known, ...change }) as AnswersOf<typeof dask>, { today });

it('F651 insures the flat from today for a year without a running policy', () => {
  expect(asked()).toMatchObject({
    kind: 'ask',
    request: {
      startDate: samplesToday,
      previousPolicyEnd: undefined,
      risk: {
        addressCode: '4904718477',
        provinceCode: '34',
        area: 118,
        floor: 4,
        place: 'Kadıköy, İstanbul',
        address: 'Daire 7, No 118, Çınar Apt., Moda Cad., Caferağa Mah., Kadıköy, İstanbul',
      },
      terms: { insurerTitle: '1' },
    },
  });
});

it('a renewal starts on the last day of the running policy; one that ended meanwhile is none', () => {
  expect(asked({ renewData: '2026-12-11' })).toMatchObject({
    request: { startDate: '2026-12-11', previousPolicyEnd: '2026-12-11' },
  });
  expect(asked({ renewData: '2026-11-20' })).toMatchObject({
    request: { startDate: samplesToday, previousPolicyEnd: undefined },
  });
});

it('goes on without an address code', () => {
  const address = { ...noAddress, way: 'hand', city: '34', cityName: 'İstanbul', district: '3423' } as const;
  const question = asked({
    address: { ...address, districtName: 'Kadıköy', moreInformation: 'Moda Cad. 118, Daire 7' },
    uavtCode: '',
  });
  expect(question).toMatchObject({
    request: { risk: { addressCode: undefined, address: 'Moda Cad. 118, Daire 7, Kadıköy, İstanbul' } },
  });
});

it('a damaged building is a case for an adviser', () => {
  expect(asked({ damageStatus: '1' })).toMatchObject({ kind: 'adviser', reason: expect.stringContaining('Hasarlı') });
});

it('refuses a village, and a month whose tariff is not published', () => {
  const village = { ...(known['address'] as object), villageName: 'Akdoğan Köyü' } as never;
  expect(asked({ address: village })).toMatchObject({ kind: 'refuse', code: 'daskNotSubject' });
  expect(asked({}, '2027-01-02')).toMatchObject({ kind: 'refuse', code: 'daskTariffMissing' });
});

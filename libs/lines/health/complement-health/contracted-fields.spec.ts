import { calls, type CallKey } from '@emsal/api/calls/table';
import { complementHealthFacts } from './facts';
import { changeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { optionsRequest } from '@emsal/lines/kit/steps/requests';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { contractedOwnFields, line } from './contracted-own-fields';

const asking = line({ facts: complementHealthFacts, own: contractedOwnFields, parts: [] });
const chosen = {
  firmId: '151',
  networkKey: 'NET151',
  contractedCity: 'İstanbul',
  contractedDistrict: 'Kadıköy',
  contractedType: 'hastane',
};
const asked = (field: string, answers: AnswerSet = chosen) =>
  optionsRequest(asking, field, { today: samplesToday, visitId: '0123456789abcdef0123456789abcdef', answers });

it.each([
  ['F267', 'contractedCity', { cityName: 'İzmir' }, { code: 'İzmir', name: 'İzmir' }],
  ['F267 M235', 'contractedDistrict', { districtName: 'Konak' }, { code: 'Konak', name: 'Konak' }],
  [
    'F267 M236',
    'contractedType',
    { companyType: 'tip-merkezi', companyTypeName: 'Tıp merkezi' },
    { code: 'tip-merkezi', name: 'Tıp merkezi' },
  ],
])('%s maps a row of %s to an option', (_, field, row, option) => {
  expect(asked(field)?.option(row as never)).toEqual(option);
});

it.each([
  ['contractedCity', 'networkKey'],
  ['contractedDistrict', 'contractedCity'],
  ['contractedType', 'contractedDistrict'],
])('%s is requested once %s is known', (field, needed) => {
  const { call, body } = asked(field)!;
  expect(calls[call as CallKey].input.safeParse(body).error).toBeUndefined();
  expect(asked(field, { ...chosen, [needed]: '' })).toBeUndefined();
});

it.each([
  ['networkKey', 'NET021', []],
  ['contractedCity', 'Ankara', ['contractedCity']],
  ['contractedDistrict', 'Pendik', ['contractedCity', 'contractedDistrict']],
])('another %s clears the selections that depend on it', (field, value, kept) => {
  const places = Object.keys(changeAnswers(asking, chosen, { [field]: value })).filter((name) =>
    /^contracted/.test(name),
  );
  expect(places).toEqual(kept);
});

import { homeFacts } from './home/facts';
import { optionsRequest } from '@emsal/lines/kit/steps/requests';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { homeOwnFields, line } from './home/home-own-fields';

const home = line({ facts: homeFacts, own: homeOwnFields, parts: [] });
const visit = { today: samplesToday, visitId: '0123456789abcdef0123456789abcdef', answers: {} };

it.each([
  ['F266 M233', 'floor', 'KNT-KAT', { code: '0', description: 'Giriş katı' }, { code: '0', name: 'Giriş katı' }],
  [
    'F266 M233',
    'floorCount',
    'SNET-BINA-KAT-SAYISI',
    { code: '5', description: '5 katlı' },
    { code: '5', name: '5 katlı' },
  ],
])('%s maps a row of %s, requested with %s, to an option', (_, field, key, row, option) => {
  const asked = optionsRequest(home, field, visit)!;
  expect([asked.call, asked.body]).toEqual(['GET quoterequestapi/home/getcustomdatavalue/{key}', { key }]);
  expect(asked.option(row as never)).toEqual(option);
});

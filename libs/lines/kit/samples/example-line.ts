/** A small line for the kit's own specs, with one of everything that the grammar supports. */
import { formatPlate, plate, splitPlate } from '@emsal/validation/plate/plate';
import { pass, type Verdict } from '@emsal/validation/verdict';
import { exampleFacts } from './example-facts';
import type { CheckContext } from '../grammar/field';
import { grammar } from '../grammar/grammar';
import type { Sample } from './sample';
import type { Step } from '../grammar/step';
import { findStep } from '../steps/visible-steps';

const differs = (value: string, { answers }: CheckContext): Verdict =>
  value === answers.owner ? { ok: false, code: 'same', message: 'Başka biri' } : pass(value.toUpperCase());

const { step, part, line, send, lookup } = grammar(
  {
    owner: { kind: 'text', label: 'Sahip', missing: 'Sahibi girin' },
    driver: { kind: 'text', label: 'Sürücü', optional: true, checks: [differs] },
    consent: {
      kind: 'checkbox',
      label: 'İzin',
      optional: true,
      missing: 'İzin verin',
      requiredWhen: ({ marketingPermissionRequired }) => marketingPermissionRequired === true,
    },
    terms: { kind: 'checkbox', label: 'Koşullar', missing: 'Koşulları onaylayın' },
    born: { kind: 'date', label: 'Doğum', initial: '' },
    status: {
      kind: 'radio',
      label: 'Durum',
      options: [
        { code: '0', name: 'Yok' },
        { code: '1', name: 'Var' },
      ],
      absent: '0',
      missing: 'Seçin',
    },
    plateNo: { kind: 'plate', label: 'Plaka', checks: [plate], namesInsured: true, display: formatPlate },
    plateCity: { kind: 'fact', label: 'İl' },
    city: { kind: 'combobox', label: 'İl', initial: '34' },
    cityName: { kind: 'fact', label: 'İl adı' },
    district: { kind: 'combobox', label: 'İlçe' },
    year: { kind: 'select', label: 'Yıl' },
    phoneNumber: { kind: 'phone', label: 'Telefon' },
    isFound: { kind: 'flag', label: 'Bulundu' },
  },
  (source) => ({
    clears: { plateNo: ['isFound', 'year'], city: ['district', 'cityName'] },
    choices: { year: ({ status }, { today }) => (status === '1' ? [{ code: today.slice(0, 4), name: 'Bu yıl' }] : []) },
    sources: {
      city: source('GET quoterequestapi/sharedstep/GetCityList', {
        input: () => ({}),
        option: ({ cityId, cityName }) => ({ code: cityId, name: cityName }),
      }),
      district: source('GET quoterequestapi/sharedstep/GetDistrictList/{cityId}', {
        needs: ['city'],
        input: ({ city }) => ({ cityId: city }),
        option: ({ districtId, districtName }) => ({ code: districtId, name: districtName }),
      }),
    },
    derives: { plateNo: (value) => ({ plateCity: splitPlate(value).plate1, status: '1' }) },
    names: { city: 'cityName' },
  }),
);

const savePhone = send(
  'POST quoterequestapi/sharedstep/SaveEmail',
  (answers, { visitId }) => ({ visitId, email: answers.owner }),
  ({ owner }) => owner !== '',
);
const saveJob = send('POST quoterequestapi/sharedstep/saveCustomerJob', (answers, { visitId, branchId, line: id }) => ({
  visitId,
  jobCode: `${id}${branchId}${answers.year}`,
}));

const findVehicle = lookup('POST quoterequestapi/auto/getvehicleinfo', {
  needs: ['plateNo'],
  when: ({ isFound }) => !isFound,
  input: ({ plateNo }, { visitId }) => ({ visitId, licensePlateNo: plateNo }),
  fill: ({ isVehicleFound }) => ({ isFound: isVehicleFound }),
});

const welcome = step({
  slug: 'hosgeldiniz',
  title: 'Hoş geldiniz',
  menu: 'offer',
  hidden: true,
  when: ({ owner }) => owner === '',
});
const first = step({
  slug: 'ilk',
  title: 'İlk',
  menu: 'standard',
  verifiesPerson: true,
  fields: ['owner', 'driver', 'consent', 'terms', 'born'],
  save: [savePhone, saveJob],
});
const secret = step({ slug: 'gizli', title: 'Gizli', menu: 'assets', hidden: true, when: ({ isFound }) => isFound });
const second = step({
  slug: 'ikinci',
  title: 'İkinci',
  menu: 'licence',
  lookups: [findVehicle],
  fields: [
    { field: 'status', confirm: 'silently' },
    { field: 'plateNo', when: ({ status }) => status === '1', confirm: true },
    'city',
    'district',
    { field: 'year', when: ({ status }) => status === '1' },
    'phoneNumber',
  ],
  button: 'Bitir',
});
const third = step({ slug: 'ucuncu', title: 'Üçüncü', menu: 'job', when: ({ status }) => status === '1' });

export const exampleLine = line({
  facts: exampleFacts,
  welcome,
  parts: [
    part({ slug: 'teklif-bilgileri', menu: 'offer', steps: [first] }),
    part({ slug: 'arac-bilgileri', menu: 'vehicle', steps: [secret, second, third] }),
  ],
});

export const exampleSample: Sample = {
  name: 'with a plate',
  answers: {
    owner: 'Ali',
    terms: true,
    born: '1985-04-12',
    plateNo: '34ABC12',
    status: '1',
    city: '34',
    district: '3419',
    year: '2026',
    phoneNumber: '5321234567',
  },
};

export const exampleContext = { today: '2026-11-21' };

export const exampleStep = (slug: string): Step => findStep(exampleLine, slug)!;

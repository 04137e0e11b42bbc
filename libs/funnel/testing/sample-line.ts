/** A small line with everything that a form can have; tests of this library may not use a real line (family boundary). */
import { exampleFacts } from '@emsal/lines/kit/samples/example-facts';
import { grammar } from '@emsal/lines/kit/grammar/grammar';
import { identityOrTax, personalFields } from '@emsal/lines/kit/person/personal-fields';
import { plateNumber } from '@emsal/lines/kit/fields/plate-number';
import { pass } from '@emsal/validation/verdict';

const { step, part, line, send, lookup } = grammar(
  {
    ...personalFields,
    shortLicenseOwnerTcOrTaxNo: identityOrTax,
    birthdayForLicense: personalFields.birthday,
    licensePlateNo: plateNumber,
    vehicleBrand: {
      kind: 'select',
      label: 'Marka',
      missing: 'Markayı seçin',
      options: [
        { code: '1', name: 'Fiat' },
        { code: '2', name: 'BMW' },
      ],
    },
    purpose: {
      kind: 'radio',
      label: 'Kullanım amacı',
      missing: 'Kullanım amacını seçin',
      options: [
        { code: '1', name: 'Hususi' },
        { code: '2', name: 'Ticari' },
      ],
    },
    hasPolicy: { kind: 'checkbox', label: 'Poliçem var', optional: true },
    policyNo: {
      kind: 'code',
      label: 'Poliçe no',
      missing: 'Poliçe numarasını girin',
      checks: [(value) => pass(value)],
    },
  },
  () => ({ clears: { licensePlateNo: ['vehicleBrand'] } }),
);

const findVehicle = lookup('POST quoterequestapi/auto/queryvehicleinfo', {
  needs: ['shortLicenseOwnerTcOrTaxNo', 'licensePlateNo'],
  input: (a, { visitId }) => ({ visitId, identityNo: a.shortLicenseOwnerTcOrTaxNo, licensePlateNo: a.licensePlateNo }),
  fill: (info) => (info.isVehicleFound ? { vehicleBrand: info.brandCode } : {}),
});

const basic = step({
  slug: 'temel-bilgiler',
  title: 'Temel bilgiler',
  menu: 'standard',
  verifiesPerson: true,
  fields: [
    { field: 'shortLicenseOwnerTcOrTaxNo', confirm: true },
    { field: 'phoneNumber', confirm: true },
    'marketingConfirm',
  ],
  save: [
    send('POST quoterequestapi/sharedstep/savecustomerinfo', (a, { visitId }) => ({
      visitId,
      identityNo: a.shortLicenseOwnerTcOrTaxNo,
      phoneNumber: a.phoneNumber,
    })),
  ],
});
const person = step({
  slug: 'kisisel-bilgiler',
  title: 'Kişisel bilgiler',
  menu: 'personal',
  fields: ['birthdayForLicense', 'licensePlateNo'],
  save: [
    send('POST quoterequestapi/sharedstep/querycustomerinfo', (a, { visitId }) => ({
      visitId,
      identityNo: a.shortLicenseOwnerTcOrTaxNo,
      birthday: a.birthdayForLicense,
    })),
  ],
});
const policy = step({
  slug: 'mevcut-police',
  title: 'Mevcut poliçe',
  menu: 'currentPolicy',
  when: ({ hasPolicy }) => hasPolicy,
  fields: ['policyNo'],
});
const vehicle = step({
  slug: 'arac-ozellikleri',
  title: 'Araç özellikleri',
  menu: 'vehicleFeatures',
  lookups: [findVehicle],
  fields: [{ field: 'vehicleBrand', confirm: true }, 'purpose', 'hasPolicy'],
});

export const sampleLine = line({
  facts: exampleFacts,
  parts: [
    part({ slug: 'teklif-bilgileri', menu: 'offer', steps: [basic, person] }),
    part({ slug: 'arac-bilgileri', menu: 'vehicle', steps: [vehicle, policy] }),
  ],
});

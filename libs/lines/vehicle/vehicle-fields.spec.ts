import { checkAnswer } from '@emsal/lines/kit/steps/check-step';
import {
  commercialUsages,
  fuelTypes,
  licensePlateStatuses,
  modelYears,
  privateUsageType,
  usagePurposes,
  usageTypes,
} from './option-lists';
import { form as traffic } from './traffic/form';
import { vehicleFields } from './vehicle-fields';

const codes = (options: readonly { code: string }[]) => options.map(({ code }) => code);
const today = '2026-11-21';

it.each<[string, string]>([
  [
    'F204',
    'identityNo phoneNumber birthday email companyName name surname city district phoneAnnouncementPermission vehicleSaleType personsInsured isQrData',
  ],
  ['F210', 'marketingConfirm'],
  ['F224', 'phoneNumber'],
  [
    'F225',
    'licensePlateStatus licensePlateNo licensePlateCity plate1 plate2 plate3 cityId licenseNo vehicleRegistrationDate',
  ],
  [
    'F228',
    'vehicleBrand vehicleBrandName vehicleModelType vehicleModelTypeName vehicleModel vehicleModelYear isDisabledVehicle vehicleEngineNo vehicleChassisNo vehicleTotalSeatNumber',
  ],
  [
    'F229',
    'vehicleFuelType vehicleIsLpgOriginal vehicleLpgValue vehicleUsageType vehicleCommercialUsageType vehiclePurposeOfUsageType',
  ],
  [
    'F230',
    'currentInsuranceCompany currentInsurancePolicyAgentNo currentInsurancePolicyNo currentInsurancePolicyRenewNo currentInsuranceStartDate currentInsuranceExpiryDate',
  ],
])('%s the form has the fields %s', (_, names) => {
  expect(Object.keys(vehicleFields)).toEqual(expect.arrayContaining(names.split(' ')));
});

it('F226 the plate status 0 means that no plate has been issued yet', () => {
  expect(licensePlateStatuses).toContainEqual({ code: '0', name: 'Plakam henüz çıkmadı' });
});

it('F239 M620 there are eight fuel types and no code 4', () => {
  expect(fuelTypes.map(({ code, name }) => `${code} ${name}`)).toEqual([
    '0 Benzin',
    '1 Dizel',
    '2 LPG',
    '3 Elektrik',
    '5 Benzinli hibrit',
    '6 Dizel hibrit',
    '7 Benzinli plug-in hibrit',
    '8 Dizel plug-in hibrit',
  ]);
});

it('F240 M621 the usage purpose is 1 private or 2 commercial', () => {
  expect(usagePurposes).toEqual([
    { code: '1', name: 'Hususi' },
    { code: '2', name: 'Ticari' },
  ]);
});

it('F241 M622 the usage type 001001 is plain private use, and the default', () => {
  expect(privateUsageType).toBe('001001');
  expect(usageTypes[0]).toEqual({ code: '001001', name: 'Otomobil' });
  expect(vehicleFields.vehicleUsageType.initial).toBe('001001');
});

it('F243 M623 the usage type 027021 gives the van list', () => {
  expect(codes(commercialUsages('027021'))).toEqual(['514', '515']);
});

it('F244 M624 any other usage type gives the pickup list', () => {
  expect(['028022', '999999'].map((type) => codes(commercialUsages(type)))).toEqual([
    ['501', '511', '512'],
    ['501', '511', '512'],
  ]);
});

it('plain private use has no commercial list', () => {
  expect(commercialUsages('001001')).toEqual([]);
});

it('F245 M229 M387 model years run from the current year down to the bound plus 1', () => {
  const years = codes(modelYears('1', today));
  expect([years[0], years[1], years.length]).toEqual(['2026', '2025', 51]);
});

it('F246 M388 without a plate only the current and the previous year are offered', () => {
  expect(codes(modelYears('0', today))).toEqual(['2026', '2025']);
});

it('F247 M389 with a plate the oldest year is 1976', () => {
  expect(codes(modelYears('1', today)).at(-1)).toBe('1976');
});

it('F469 asks for the active occupation for the kasko discount of up to 25%', () => {
  expect(vehicleFields.jobCode.hint).toMatch(/Aktif mesleğinizi seçin: kaskoda %25’e varan/);
});

it('accepts a serial with a space after every character', () => {
  expect(vehicleFields.licenseNo.maxLength).toBeGreaterThanOrEqual('A B C 1 2 3 4 5 6'.length);
});

it.each([
  ['licensePlateNo', ' 34 - ABC - 123 '],
  ['licensePlateNo', '3 4 - A B C - 1 2 3'],
  ['phoneNumber', '+90 (0532) 123 - 45 - 67'],
  ['phoneNumber', '+ 9 0 5 3 2 1 2 3 4 5 6 7'],
] as const)('accepts all of %s when it is pasted as %j: truncated it would be another one', (name, pasted) => {
  expect(vehicleFields[name].maxLength).toBeGreaterThanOrEqual(pasted.length);
});

it('explains at the engine number what the register rejects', () => {
  const engine = (vehicleEngineNo: string) =>
    checkAnswer(traffic, 'vehicleEngineNo', { today, answers: { vehicleEngineNo } });
  expect([engine('b48 a20-m1'), engine('')]).toMatchObject([{ value: 'B48A20-M1' }, { ok: true }]);
  expect(engine('motor?')).toMatchObject({ ok: false, code: 'invalid' });
});

it('has every label in plain Turkish without an asterisk', () => {
  expect(Object.values(vehicleFields).filter(({ label }) => /\*/.test(label))).toEqual([]);
});

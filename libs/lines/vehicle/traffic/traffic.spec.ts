import { calls, type CallKey } from '@emsal/api/calls/table';
import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers';
import { stepErrors } from '@emsal/lines/kit/check-step';
import { stepFields } from '@emsal/lines/kit/confirmed-fields';
import { stepPath } from '@emsal/lines/kit/paths';
import { dueLookups, saveRequests } from '@emsal/lines/kit/requests';
import { stepMenu } from '@emsal/lines/kit/step-menu';
import { sampleNamed, samplesToday, sweptDays } from '@emsal/lines/kit/sample';
import { sweep } from '@emsal/lines/kit/sweep';
import { typedFields, typedInputs } from '@emsal/lines/kit/typed-inputs';
import { findStep, menuSteps, visibleEntries, visibleSteps } from '@emsal/lines/kit/visible-steps';
import { line } from '../vehicle-grammar';
import { traffic } from './traffic';
import { trafficSamples } from './traffic-samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef' };
const sampleOf = (name: string) => sampleNamed(trafficSamples(samplesToday), name);
const known = sampleOf('known plate').answers;
const partSlugs = (slug: string) => traffic.parts.find((part) => part.slug === slug)?.steps.map((step) => step.slug);
const entries = (slug: string, answers: typeof known) =>
  visibleEntries(traffic, findStep(traffic, slug)!, answers).map(({ field }) => field);

it.each(sweptDays)('holds in the sweep on %s', (today) => {
  expect(sweep(traffic, { ...context, today, samples: trafficSamples(today) })).toEqual([]);
});

it('F077 starts with the parent step teklif-bilgileri', () => {
  expect(traffic.parts[0]?.slug).toBe('teklif-bilgileri');
});

it.each([
  ['F078', 'teklif-bilgileri', 'temel-bilgiler'],
  ['F080', 'teklif-bilgileri', 'kisisel-bilgiler'],
  ['F082', 'teklif-bilgileri', 'meslek-bilgisi'],
  ['F088', 'arac-bilgileri', 'araclarim'],
  ['F087 F091', 'arac-bilgileri', 'ruhsat-bilgileri'],
  ['F087 F092', 'arac-bilgileri', 'arac-ozellikleri'],
])('%s the parent step %s has the child %s', (_, part, step) => {
  expect(partSlugs(part)).toContain(step);
});

it('F089 the menu leaves out araclarim, though the way leads through it', () => {
  const { answers } = sampleOf('known plate, owner with registered vehicles');
  expect(visibleSteps(traffic, answers).map(({ slug }) => slug)).toContain('araclarim');
  const menu = stepMenu(traffic, answers, 'araclarim').flatMap((part) => part.steps.map(({ slug }) => slug));
  expect(menu).toEqual([
    'temel-bilgiler',
    'kisisel-bilgiler',
    'meslek-bilgisi',
    'ruhsat-bilgileri',
    'arac-ozellikleri',
  ]);
});

it('leads through araclarim only when the owner has vehicles, and through the occupation only for a person', () => {
  expect(visibleSteps(traffic, known).map(({ slug }) => slug)).not.toContain('araclarim');
  const company = sampleOf('company with a tax number and a van').answers;
  expect(visibleSteps(traffic, company).map(({ slug }) => slug)).not.toContain('meslek-bilgisi');
});

it('welcomes only who comes without a hero form', () => {
  expect(visibleSteps(traffic, {})[0]?.slug).toBe('hosgeldiniz');
  expect(visibleSteps(traffic, { shortLicenseOwnerTcOrTaxNo: '1' })[0]?.slug).toBe('temel-bilgiler');
});

it('asks at most 7 typed inputs from the landing page to the offers when the plate is known', () => {
  const sample = sampleOf('known plate');
  expect(typedFields(traffic, sample, context)).toEqual([
    'shortLicenseOwnerTcOrTaxNo',
    'phoneNumber',
    'birthdayForLicense',
    'licensePlateNo',
  ]);
  expect(typedInputs(traffic, sample, context)).toBe(7);
});

it('shows the licence serial and the vehicle that the look-up found, and asks nothing more', () => {
  const fieldsOf = (slug: string) => stepFields(traffic, findStep(traffic, slug)!, { ...context, answers: known });
  expect(fieldsOf('ruhsat-bilgileri')).toEqual({ shown: ['licensePlateNo', 'licenseNo'], asked: [] });
  expect(fieldsOf('arac-ozellikleri').asked).toEqual([]);
});

it('asks for the usage of a vehicle that nobody found, though its default is chosen', () => {
  const byHand = { ...sampleOf('entered by hand, look-ups found nothing').answers, vehicleUsageType: '001001' };
  expect(stepFields(traffic, findStep(traffic, 'arac-ozellikleri')!, { ...context, answers: byHand }).asked).toContain(
    'vehicleUsageType',
  );
});

it('shows what the hero form asked instead of asking it again', () => {
  const { shown, asked } = stepFields(traffic, findStep(traffic, 'temel-bilgiler')!, { ...context, answers: known });
  expect({ shown, asked }).toEqual({
    shown: ['shortLicenseOwnerTcOrTaxNo', 'phoneNumber'],
    asked: ['marketingConfirm'],
  });
});

it('asks a person for the birth date and a company for its name', () => {
  expect(entries('kisisel-bilgiler', known)).toEqual(['birthdayForLicense', 'email']);
  expect(entries('kisisel-bilgiler', sampleOf('company with a tax number and a van').answers)).toEqual([
    'companyName',
    'email',
  ]);
  expect(entries('kisisel-bilgiler', { ...known, isCustomerFound: false })).toEqual([
    'birthdayForLicense',
    'name',
    'surname',
    'city',
    'district',
    'email',
  ]);
});

it.each([
  ['nobody yet', '', 5],
  ['a person, half typed', '448 624', 5],
  ['a person, as typed', '448 624 801 74', 5],
  ['a person', '44862480174', 5],
  ['a company', '4540234112', 4],
])('counts steps for %s: the number does not grow as a person goes on', (_, shortLicenseOwnerTcOrTaxNo, steps) => {
  expect(menuSteps(traffic, { shortLicenseOwnerTcOrTaxNo })).toHaveLength(steps);
});

it('asks the province instead of plate and serial when no plate was issued', () => {
  expect(entries('ruhsat-bilgileri', { licensePlateStatus: '0' })).toEqual(['licensePlateStatus', 'cityId']);
  expect(entries('ruhsat-bilgileri', { licensePlateStatus: '1' })).toEqual([
    'licensePlateStatus',
    'licensePlateNo',
    'licenseNo',
  ]);
  expect(entries('ruhsat-bilgileri', {})).toEqual(['licensePlateStatus']);
});

it('asks the plate status again while no plate stands on the card, or whoever pressed the wrong one could not go back', () => {
  const asks = (answers: typeof known) =>
    stepFields(traffic, findStep(traffic, 'ruhsat-bilgileri')!, { ...context, answers }).asked.includes(
      'licensePlateStatus',
    );
  expect([
    asks({ licensePlateStatus: '0', cityId: '06' }),
    asks({ ...known, licensePlateStatus: '0' }),
    asks({ licensePlateStatus: '1' }),
    asks({ ...known, licensePlateNo: '' }),
    asks({ ...known, licensePlateNo: '99 X' }),
    asks(known),
  ]).toEqual([true, true, true, true, true, false]);
});

it('forgets the occupation of an owner who turns out to be somebody else', () => {
  const after = changeAnswers(traffic, known, { shortLicenseOwnerTcOrTaxNo: '99000000178' });
  expect(after).not.toHaveProperty('jobCode');
});

it('F242 shows the commercial usage list for any usage type but the private one', () => {
  expect(entries('arac-ozellikleri', { ...known, vehicleUsageType: '001001' })).not.toContain(
    'vehicleCommercialUsageType',
  );
  expect(entries('arac-ozellikleri', { ...known, vehicleUsageType: '027021' })).toContain('vehicleCommercialUsageType');
});

it('asks the LPG value only for a system fitted later', () => {
  const lpg = (isOriginal: boolean) =>
    entries('arac-ozellikleri', { ...known, vehicleFuelType: '2', vehicleIsLpgOriginal: isOriginal });
  expect([
    lpg(false).includes('vehicleLpgValue'),
    lpg(true).includes('vehicleLpgValue'),
    entries('arac-ozellikleri', known).includes('vehicleIsLpgOriginal'),
  ]).toEqual([true, false, false]);
});

it('F227 the plate status defaults to 0, not yet issued', () => {
  expect(completeAnswers(traffic, {}).licensePlateStatus).toBe('0');
});

it('sets the plate status, parts and province from a plate', () => {
  expect(changeAnswers(traffic, {}, { licensePlateNo: '34 abc 12' })).toMatchObject({
    licensePlateStatus: '1',
    plate1: '34',
    plate2: 'ABC',
    plate3: '12',
    licensePlateCity: '34',
    cityId: '34',
  });
  expect(changeAnswers(traffic, {}, { licensePlateNo: 'x' })).toMatchObject({ licensePlateStatus: '1', plate1: '' });
});

it('M330 changing the plate clears all vehicle fields but keeps plate status, number, city and licence number', () => {
  const after = changeAnswers(traffic, known, { licensePlateNo: '34BCD99' });
  const kept = Object.keys(after).filter((name) => /^(vehicle|current|isVehicle|hasPre|show|isDisabled)/.test(name));
  expect(kept).toEqual([]);
  expect(after).toMatchObject({
    licensePlateStatus: '1',
    licensePlateNo: '34BCD99',
    licenseNo: known.licenseNo,
    licensePlateCity: '34',
    phoneNumber: known.phoneNumber,
  });
});

it('finds plate and serial again after the wrong card was pressed, and the vehicle by them', () => {
  const pressed = changeAnswers(traffic, known, { licensePlateStatus: '0' });
  expect(pressed).not.toHaveProperty('vehicleBrand');
  const step = findStep(traffic, 'ruhsat-bilgileri')!;
  expect(dueLookups(traffic, step, { answers: pressed, lookupRuns: {} })).toEqual([]);
  const back = changeAnswers(traffic, pressed, { licensePlateStatus: '1' });
  expect(stepErrors(traffic, step, { ...context, answers: back })).toEqual({});
  const next = findStep(traffic, 'arac-ozellikleri')!;
  expect(dueLookups(traffic, next, { answers: back, lookupRuns: {} }).map(({ call }) => call)).toEqual([
    'POST quoterequestapi/auto/getvehicleinfo',
  ]);
});

it('stores a vehicle without a plate with its own province, whatever plate was typed before', () => {
  const answers = changeAnswers(traffic, known, { licensePlateStatus: '0', cityId: '06' });
  const [saved] = saveRequests(traffic, findStep(traffic, 'arac-ozellikleri')!, { ...visit, answers });
  expect(saved?.body).toMatchObject({ licensePlateStatus: 0, cityId: '06' });
  expect(saved?.body).not.toHaveProperty('licensePlateNo');
  const back = changeAnswers(traffic, answers, { licensePlateStatus: '1' });
  const [plated] = saveRequests(traffic, findStep(traffic, 'arac-ozellikleri')!, { ...visit, answers: back });
  expect(plated?.body).toMatchObject({ licensePlateStatus: 1, licensePlateNo: known.licensePlateNo, cityId: '34' });
});

it('keeps the value of an LPG kit while another fuel is looked at, and sends it with LPG only', () => {
  const gas = { ...known, vehicleFuelType: '2', vehicleLpgValue: '15000' };
  const diesel = changeAnswers(traffic, gas, { vehicleFuelType: '1' });
  const [saved] = saveRequests(traffic, findStep(traffic, 'arac-ozellikleri')!, { ...visit, answers: diesel });
  expect(saved?.body).not.toHaveProperty('vehicleLpgValue');
  expect(changeAnswers(traffic, diesel, { vehicleFuelType: '2' })).toMatchObject({ vehicleLpgValue: '15000' });
});

it('keeps the province of the new plate when the plate changes', () => {
  expect(changeAnswers(traffic, known, { licensePlateNo: '06ABC12' })).toMatchObject({
    licensePlateCity: '06',
    cityId: '06',
  });
});

it('F404 is left without marketing permission unless the configuration requires it', () => {
  const standard = findStep(traffic, 'temel-bilgiler')!;
  expect(stepErrors(traffic, standard, { ...context, answers: known })).toEqual({});
  expect(
    stepErrors(traffic, standard, { ...context, marketingPermissionRequired: true, answers: known }),
  ).toHaveProperty('marketingConfirm');
});

it('says what to do at every empty field of the first steps', () => {
  expect(stepErrors(traffic, findStep(traffic, 'temel-bilgiler')!, { ...context, answers: {} })).toEqual({
    shortLicenseOwnerTcOrTaxNo: 'Kimlik ya da vergi numarasını girin',
    phoneNumber: 'Cep telefonu numaranızı girin',
  });
  expect(
    stepErrors(traffic, findStep(traffic, 'ruhsat-bilgileri')!, { ...context, answers: { licensePlateStatus: '1' } }),
  ).toEqual({
    licensePlateNo: 'Plakanızı girin',
    licenseNo: 'Belge seri numarasını girin',
  });
});

it('judges the end of the current policy against its start as typed, padded or not', () => {
  const features = findStep(traffic, 'arac-ozellikleri')!;
  const byHand = sampleOf('entered by hand, look-ups found nothing').answers;
  const endMessage = (start: string, end: string) =>
    stepErrors(traffic, features, {
      ...context,
      answers: { ...byHand, currentInsuranceStartDate: start, currentInsuranceExpiryDate: end },
    }).currentInsuranceExpiryDate;
  expect(endMessage('2026-2-4', '2026-10-4')).toBeUndefined();
  expect(endMessage('2026-10-4', '2026-2-4')).toBe('Poliçenin bitişi başlangıcından sonra olmalı, tarihi kontrol edin');
  expect(endMessage('2026--4', '2026-2-4')).toBeUndefined();
});

it('saves a birth date for a person and none for a company', () => {
  const personal = findStep(traffic, 'kisisel-bilgiler')!;
  const callsOf = (name: string) => saveRequests(traffic, personal, { ...visit, answers: sampleOf(name).answers });
  expect(callsOf('known plate').map(({ call }) => call)).toEqual([
    'POST quoterequestapi/sharedstep/querycustomerinfo',
    'POST quoterequestapi/sharedstep/savecustomerinfo',
  ]);
  expect(callsOf('known plate')[1]?.body).toEqual({
    visitId: visit.visitId,
    identityNo: '10000000078',
    phoneNumber: '5321234567',
    birthday: '1985-04-12',
    city: '34',
    district: '3419',
    name: 'AYŞE',
    surname: 'YILMAZ',
  });
  expect(callsOf('company with a tax number and a van')).toEqual([
    {
      call: 'POST quoterequestapi/sharedstep/savecustomerinfo',
      body: expect.objectContaining({ companyName: 'KARLIDAĞ NAKLİYAT LTD. ŞTİ.' }),
    },
  ]);
});

it('saves the vehicle with amounts in kuruş, and the current policy only when there is one', () => {
  const features = findStep(traffic, 'arac-ozellikleri')!;
  const bodyOf = (name: string) =>
    saveRequests(traffic, features, { ...visit, answers: sampleOf(name).answers }).map(({ body }) => body);
  expect(bodyOf('entered by hand, look-ups found nothing')[0]).toMatchObject({
    licensePlateStatus: 1,
    vehicleFuelType: 2,
    vehicleIsLpgOriginal: false,
    vehicleLpgValue: 1_500_000,
    vehicleRegistrationDate: '2019-03-14',
  });
  expect(bodyOf('plate not issued yet')).toEqual([
    expect.objectContaining({
      licensePlateStatus: 0,
      cityId: '06',
      vehicleModelYear: 2026,
      vehiclePurposeOfUsageType: 1,
    }),
  ]);
  expect(bodyOf('known plate')).toHaveLength(2);
  expect(bodyOf('LPG fitted by the maker')[0]).toMatchObject({
    vehicleIsLpgOriginal: true,
    vehicleLpgValue: undefined,
  });
});

it('saves no occupation when none was chosen', () => {
  const job = findStep(traffic, 'meslek-bilgisi')!;
  expect(saveRequests(traffic, job, { ...visit, answers: { jobCode: '' } })).toEqual([]);
  expect(saveRequests(traffic, job, { ...visit, answers: known })).toHaveLength(1);
});

it('is reused by value under another id', () => {
  const imm = line({ ...traffic, id: 'IMM' });
  expect(imm.parts).toBe(traffic.parts);
  expect(stepPath(imm, 'ruhsat-bilgileri')).toBe('/imm-sigortasi/form/ruhsat-bilgileri');
  expect(sweep(imm, { ...context, samples: trafficSamples(samplesToday) })).toEqual([]);
});

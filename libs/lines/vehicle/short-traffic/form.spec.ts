import { calls, type CallKey } from '@emsal/api/calls/table';
import { changeAnswers } from '@emsal/lines/kit/answers/answers';
import { checkStep, stepErrors } from '@emsal/lines/kit/steps/check-step';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import { samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { findStep, partOf } from '@emsal/lines/kit/steps/visible-steps';
import { form as traffic } from '../traffic/form';
import { vehiclePart } from '../vehicle-part';
import { form as shortTraffic } from './form';
import { samples as shortTrafficSamples } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const known = shortTrafficSamples(samplesToday)[0]!.answers;
const step = (slug: string) => findStep(shortTraffic, slug)!;

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(shortTraffic, { ...context, today, samples: shortTrafficSamples(today) })).toEqual([]);
});

it('F096 reuses the vehicle forms of TRAFFIC', () => {
  expect(shortTraffic.parts[1]).toBe(vehiclePart);
});

it('F086 asks for the occupation in the part teklif-bilgileri', () => {
  expect(partOf(shortTraffic, step('meslek-bilgisi'))?.slug).toBe('teklif-bilgileri');
});

it('F217 asks for the owner by licenseShortTrafficTcOrTaxNo, and calls and checks use the family’s name', () => {
  expect(step('temel-bilgiler').entries.map(({ field }) => field)).toContain('licenseShortTrafficTcOrTaxNo');
  const verdict = checkStep(shortTraffic, step('temel-bilgiler'), {
    ...context,
    answers: { licenseShortTrafficTcOrTaxNo: '100 000 000 78', phoneNumber: '5321234567' },
  });
  expect(verdict).toMatchObject({ ok: true, answers: { shortLicenseOwnerTcOrTaxNo: '10000000078' } });
});

it('clears what was known of the owner when the number changes', () => {
  const after = changeAnswers(shortTraffic, known, { licenseShortTrafficTcOrTaxNo: '4540234112' });
  expect(after).toMatchObject({ shortLicenseOwnerTcOrTaxNo: '4540234112' });
  expect([after.birthdayForLicense, after.isCustomerFound, after.name]).toEqual([undefined, undefined, undefined]);
});

it('asks another dealer for a new certificate', () => {
  const before = { ...known, licenseShortTrafficTcOrTaxNo: '10000000078', authorityCertificateName: 'belge.png' };
  const after = changeAnswers(shortTraffic, before, { licenseShortTrafficTcOrTaxNo: '4540234112' });
  expect(after).not.toHaveProperty('authorityCertificate');
  expect(after).not.toHaveProperty('authorityCertificateName');
});

it('F449 cannot be submitted without the certificate', () => {
  const errors = (answers: typeof known) =>
    stepErrors(shortTraffic, step('kisisel-bilgiler'), { ...context, answers }).authorityCertificate;
  expect([errors(known), errors({ ...known, authorityCertificate: '' })]).toEqual([
    undefined,
    'Yetki belgenizin fotoğrafını yükleyin',
  ]);
});

it('saves the person as TRAFFIC does', () => {
  const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef', answers: known };
  expect(saveRequests(shortTraffic, step('kisisel-bilgiler'), visit)).toEqual(
    saveRequests(traffic, findStep(traffic, 'kisisel-bilgiler')!, visit),
  );
});

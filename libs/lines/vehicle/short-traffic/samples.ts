/** TRAFFIC's samples, for a dealer with a certificate. */
import type { FirstDayFields } from '../first-day/first-day-fields';
import type { VehicleSample, VehicleSamples } from '../sample-parts';
import { samples as trafficSamples } from '../traffic/samples';
import type { dealerFields } from './dealer-fields';

type DealerFields = typeof dealerFields;

/** A placeholder for an upload: the server finds the real one by the visit. */
const certificate: VehicleSample<DealerFields>['answers'] = {
  authorityCertificate: 'c0ffee00c0ffee00c0ffee00c0ffee00',
  authorityCertificateName: 'yetki-belgesi.png',
};

export const samples: VehicleSamples<DealerFields & FirstDayFields> = (today) =>
  trafficSamples(today).map(({ answers, ...sample }) => ({
    ...sample,
    answers: { ...answers, ...certificate, licenseShortTrafficTcOrTaxNo: answers.shortLicenseOwnerTcOrTaxNo },
  }));

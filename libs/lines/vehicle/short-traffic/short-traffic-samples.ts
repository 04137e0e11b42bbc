/** TRAFFIC's ways, for a dealer with a certificate. */
import type { VehicleSample } from '../sample-parts';
import { trafficSamples } from '../traffic/traffic-samples';

/** Stands for an upload: the server knows its own by the visit. */
const certificate: VehicleSample['answers'] = {
  authorityCertificate: 'c0ffee00c0ffee00c0ffee00c0ffee00',
  authorityCertificateName: 'yetki-belgesi.png',
};

export const shortTrafficSamples: readonly VehicleSample[] = trafficSamples.map(({ answers, ...sample }) => ({
  ...sample,
  answers: { ...answers, ...certificate, licenseShortTrafficTcOrTaxNo: answers.shortLicenseOwnerTcOrTaxNo },
}));

/** From the answers of a TRAFFIC form to the question that insurers are asked; the line's own checks have judged the answers before. */
import { quoteRequest, type QuoteRequest } from '@emsal/insurers/quote-request';
import { vehicleClassOf } from '@emsal/tariffs/traffic/vehicle-class';
import type { Answers } from '../../visit/tables';

export interface RequestFacts {
  requestId: string;
  /** Calendar day in Turkey. */
  today: string;
}

const electricFuel = '3';
const commercialPurpose = '2';

/** Null when the answers do not make a question: something is missing that no step asked for. */
export function trafficRequest(answers: Answers, { requestId, today }: RequestFacts): QuoteRequest | null {
  const text = (name: string) => (typeof answers[name] === 'string' ? answers[name] : '');
  const plate = text('licensePlateNo');
  const previousPolicyEnd = text('currentInsuranceExpiryDate') || undefined;
  const read = quoteRequest.safeParse({
    requestId,
    line: 'TRAFFIC',
    insured: { identityNo: text('shortLicenseOwnerTcOrTaxNo'), birthday: text('birthdayForLicense') || undefined },
    vehicle: {
      plate,
      provinceCode: plate.slice(0, 2) || text('cityId'),
      vehicleClass: vehicleClassOf(text('vehicleUsageType')),
      brandCode: text('vehicleBrand'),
      typeCode: text('vehicleModelType'),
      modelYear: Number(text('vehicleModelYear')),
      isElectric: text('vehicleFuelType') === electricFuel,
      isCommercial: text('vehiclePurposeOfUsageType') === commercialPurpose,
      seats: Number(text('vehicleTotalSeatNumber')),
    },
    startDate: startOf(previousPolicyEnd, today),
    previousPolicyEnd,
  });
  return read.success ? read.data : null;
}

/** A running policy is followed on its last day; without one the cover begins today. */
const startOf = (previousPolicyEnd: string | undefined, today: string): string =>
  previousPolicyEnd !== undefined && previousPolicyEnd > today ? previousPolicyEnd : today;

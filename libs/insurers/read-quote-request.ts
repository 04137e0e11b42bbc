/** Reads a quote request of any version as the current one. A stored request is never rewritten: seals are checked against it as stored. */
import { findType, vehicleName } from '@emsal/reference/vehicles';
import { z } from 'zod';
import { quoteRequest, type QuoteRequest } from './quote-request';
import { quoteRequestV1, type QuoteRequestV1 } from './quote-request-v1';

export type StoredQuoteRequest = QuoteRequest | QuoteRequestV1;

export const isCurrentVersion = (stored: object): stored is QuoteRequest => 'version' in stored;

/** @throws Error for a version that only a later release can read */
export function readQuoteRequest(stored: StoredQuoteRequest): QuoteRequest {
  if (!isCurrentVersion(stored)) return lifted(stored);
  if (stored.version !== 2) throw new Error(`quote request of version ${String(stored.version)}`);
  return stored;
}

/** For the wire: earlier backends still send version 1. */
export const anyQuoteRequest = z.union([quoteRequest, quoteRequestV1.transform((request) => lifted(request))]);

/** The compiler cannot see that the terms are those of the line. */
function lifted({ insured, vehicle, adjust, ...stored }: QuoteRequestV1): QuoteRequest {
  const { line, requestId, startDate, previousPolicyEnd, campaigns, ...terms } = stored;
  const common = { requestId, line, startDate, previousPolicyEnd, campaigns };
  return {
    ...defined({ ...common, policyholder: insured, options: adjust }),
    version: 2,
    risk: { kind: 'vehicle', version: 1, ...vehicle, ...nameOf(vehicle) },
    terms: 'travel' in terms ? { trip: terms.travel } : terms,
  } as QuoteRequest;
}

function nameOf(vehicle: QuoteRequestV1['vehicle']): { name?: string } {
  if (!('brandCode' in vehicle)) return {};
  const type = findType(vehicle.brandCode, vehicle.typeCode);
  return type ? { name: vehicleName(type, vehicle.modelYear) } : {};
}

const defined = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Requests and orders as the release 2026-11 wrote them. */
import type { PolicyOrder } from '../policy-order';
import type { VehicleQuoteRequest } from '../quote-request';
import type { QuoteRequestV1 } from '../quote-request-v1';

export function ofEarlierRelease({ version: _v, policyholder, risk, terms, options, ...rest }: VehicleQuoteRequest) {
  const { kind: _kind, version: _version, name: _name, chassisNo: _chassis, ...vehicle } = risk;
  const own = 'trip' in terms ? { travel: terms.trip } : terms;
  return { ...rest, ...own, insured: policyholder, vehicle, ...(options && { adjust: options }) } as QuoteRequestV1;
}

export const orderOfEarlierRelease = ({
  reference,
  lossPayee: _payee,
  travellers: _travellers,
  ...order
}: PolicyOrder) => ({
  ...order,
  plate: reference,
});

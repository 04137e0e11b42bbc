import { sampleRequests } from '../testing/samples';
import { findInsurer } from '../registry';
import type { QuoteRequest, QuoteRequestOf } from '../quote-request';

const today = '2026-11-22';
const reasonOf = (firmId: number, request: QuoteRequest): string | undefined =>
  findInsurer(firmId)!.behaviour!.underwritingRule!(request, today)?.reason;
const home = (risk: object = {}, terms: object = {}): QuoteRequest =>
  ({
    ...sampleRequests.HOME,
    risk: { ...sampleRequests.HOME.risk, ...risk },
    terms: { ...sampleRequests.HOME.terms, ...terms },
  }) as QuoteRequestOf<'HOME'>;
const housing = (risk: object = {}, terms: object = {}): QuoteRequest =>
  ({
    ...sampleRequests.HOUSING,
    risk: { ...sampleRequests.HOUSING.risk, ...risk },
    terms: { ...sampleRequests.HOUSING.terms, ...terms },
  }) as QuoteRequestOf<'HOUSING'>;

it.each([
  [12, 'a ground floor', home({ floor: 0 }), home({ floor: 1 }), 'Giriş ve bodrum'],
  [12, 'a tenant', housing({}, { insurerTitle: '0' }), home({}, { insurerTitle: '0' }), 'Kiracılara'],
  [17, 'earthquake without DASK', home({}, { hasDask: false }), home({}, { earthquake: false }), 'önce DASK'],
  [26, 'a home of 401 m²', home({ area: 401 }), home({ area: 400 }), '400 m²'],
  [34, 'a building of 1975', home({ buildingAge: '6' }), home({ buildingAge: '7' }), '1975'],
  [47, 'a summer home', home({ usageType: '1' }), home(), 'boş kalan'],
  [81, 'a basement', housing({ floor: -1 }), home({ floor: -1 }), 'Giriş ve bodrum'],
])('insurer %i declines %s', (firmId, _, declined, accepted, reason) => {
  expect(reasonOf(firmId, declined)).toContain(reason);
  expect(reasonOf(firmId, accepted)).toBeUndefined();
});

it('insurer 55 sells the limited kind from 21 years on', () => {
  const born = (birthday: string): QuoteRequest => ({
    ...housing(),
    policyholder: { identityNo: '10000000078', birthday },
  });
  expect(reasonOf(55, born('2005-11-23'))).toContain('21 yaş');
  expect(reasonOf(55, born('2005-11-22'))).toBeUndefined();
});

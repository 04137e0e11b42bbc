import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { greenCardCountries } from '@emsal/reference/green-card-countries';
import { jobs } from '@emsal/reference/jobs';
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import { formatPlate } from '@emsal/validation/plate/plate';
import type { StoredOffer } from '../stored-offer';

const labels = {
  plate: 'Plaka',
  modelYear: 'Model yılı',
  use: 'Kullanım amacı',
  startDate: 'Başlangıç',
  endDate: 'Seyahat bitişi',
  country: 'Gidilecek ülke',
  occupation: 'Meslek',
  previousPolicyEnd: 'Önceki poliçenin bitişi',
  step: 'Hasarsızlık basamağı',
  noClaimLevel: 'Hasarsızlık kademesi',
  child: 'Çocuk indirimi',
  job: 'Meslek indirimi',
  driver: 'Sürücü indirimi',
  discountCode: 'İndirim kodu',
  onlineDiscount: 'Çevrim içi indirim',
  immLimit: 'Seçilen İMM limiti',
  accessoriesOff: 'Aksesuarlar',
};
const turkishDay = (day: string) => day.split('-').reverse().join('.');
const namesByCode = (rows: readonly { code: string; name: string }[]) =>
  new Map(rows.map(({ code, name }) => [code, name]));
const jobNames = namesByCode(jobs);
const countryNames = namesByCode(greenCardCountries);
const nameIn = (names: ReadonlyMap<string, string>, code = ''): string => names.get(code) ?? code;

type Fact = { label: string; value: string };

/** What a price rests on, in the order in which people check it. @param priced step or level that the insurer stated */
export const assumptionsOf = (
  request: QuoteRequest,
  priced: Pick<StoredOffer, 'step' | 'noClaimLevel'> | null,
): Fact[] =>
  [...riskFacts(request, priced), ...travelFacts(request), ...campaignFacts(request), ...changeFacts(request)].filter(
    ({ value }) => value !== '',
  );

function riskFacts(
  { vehicle, startDate, previousPolicyEnd }: QuoteRequest,
  priced: Pick<StoredOffer, 'step' | 'noClaimLevel'> | null,
): Fact[] {
  return [
    { label: labels.plate, value: formatPlate(vehicle.plate) },
    { label: labels.modelYear, value: 'modelYear' in vehicle ? String(vehicle.modelYear) : '' },
    { label: labels.use, value: vehicle.isCommercial ? 'Ticari' : 'Hususi' },
    { label: labels.startDate, value: turkishDay(startDate) },
    { label: labels.previousPolicyEnd, value: previousPolicyEnd ? turkishDay(previousPolicyEnd) : '' },
    { label: labels.step, value: priced?.step === undefined ? '' : `${priced.step}. basamak` },
    { label: labels.noClaimLevel, value: priced?.noClaimLevel === undefined ? '' : `${priced.noClaimLevel}. kademe` },
  ];
}

const travelFacts = (request: QuoteRequest): Fact[] =>
  'travel' in request
    ? [
        { label: labels.endDate, value: turkishDay(request.travel.endDate) },
        { label: labels.country, value: nameIn(countryNames, request.travel.countryCode) },
      ]
    : [];

/** What the visitor said to earn campaigns, the form's occupation among it: the policy may be checked against it. */
const campaignFacts = ({ insured, campaigns: { child, job, driver } = {} }: QuoteRequest): Fact[] => [
  { label: labels.occupation, value: job ? '' : nameIn(jobNames, insured.jobCode) },
  { label: labels.child, value: child ? `${child.age} yaşında çocuk` : '' },
  { label: labels.job, value: nameIn(jobNames, job?.code) },
  { label: labels.driver, value: driver ? `${driver.age} yaşında, ${driver.licenceYears} yıllık ehliyet` : '' },
];

const changeFacts = ({ adjust = {} }: QuoteRequest): Fact[] => [
  { label: labels.discountCode, value: adjust.discountCode ?? '' },
  { label: labels.onlineDiscount, value: adjust.withoutOnlineDiscount ? 'Kaldırıldı' : '' },
  { label: labels.immLimit, value: adjust.immLimit === undefined ? '' : immText(adjust.immLimit) },
  {
    label: labels.accessoriesOff,
    value: adjust.accessoriesOff?.length ? `${adjust.accessoriesOff.length} aksesuar poliçe dışında` : '',
  },
];

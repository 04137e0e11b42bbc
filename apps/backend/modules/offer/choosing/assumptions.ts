import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { jobs } from '@emsal/reference/jobs';
import { immText } from '@emsal/tariffs/imm/minimum-imm';
import { formatPlate } from '@emsal/validation/plate/plate';
import type { StoredOffer } from '../stored-offer';

const labels = {
  plate: 'Plaka',
  modelYear: 'Model yılı',
  use: 'Kullanım amacı',
  startDate: 'Başlangıç',
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
const jobNames = new Map(jobs.map(({ code, name }) => [code, name]));

type Fact = { label: string; value: string };

/** What a price rests on, in the order in which people check it. @param priced step or level that the insurer stated */
export const assumptionsOf = (
  request: QuoteRequest,
  priced: Pick<StoredOffer, 'step' | 'noClaimLevel'> | null,
): Fact[] =>
  [...riskFacts(request, priced), ...campaignFacts(request), ...changeFacts(request)].filter(
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

/** What the visitor said to earn campaigns: the policy may be checked against it. */
const campaignFacts = ({ campaigns: { child, job, driver } = {} }: QuoteRequest): Fact[] => [
  { label: labels.child, value: child ? `${child.age} yaşında çocuk` : '' },
  { label: labels.job, value: job ? (jobNames.get(job.code) ?? job.code) : '' },
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

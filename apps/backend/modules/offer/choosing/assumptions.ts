import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { formatPlate } from '@emsal/validation/plate/plate';

const labels = {
  plate: 'Plaka',
  modelYear: 'Model yılı',
  use: 'Kullanım amacı',
  startDate: 'Başlangıç',
  previousPolicyEnd: 'Önceki poliçenin bitişi',
  step: 'Hasarsızlık basamağı',
};
const turkishDay = (day: string) => day.split('-').reverse().join('.');

/** What a price rests on, in the order in which people check it. @param step that the insurer priced with */
export function assumptionsOf(
  { vehicle, startDate, previousPolicyEnd }: QuoteRequest,
  step: number | undefined,
): { label: string; value: string }[] {
  return [
    { label: labels.plate, value: formatPlate(vehicle.plate) },
    { label: labels.modelYear, value: 'modelYear' in vehicle ? String(vehicle.modelYear) : '' },
    { label: labels.use, value: vehicle.isCommercial ? 'Ticari' : 'Hususi' },
    { label: labels.startDate, value: turkishDay(startDate) },
    { label: labels.previousPolicyEnd, value: previousPolicyEnd ? turkishDay(previousPolicyEnd) : '' },
    { label: labels.step, value: step === undefined ? '' : `${step}. basamak` },
  ].filter(({ value }) => value !== '');
}

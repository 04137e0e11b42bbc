/** What a request asks for, in words of the desk. */
import type { EndorsedPart } from '@emsal/insurers/policy-change';
import { formatDate } from '@emsal/platform/formats/dates';
import {
  helpAnswerLabels,
  helpCategoryLabels,
  helpSubjectLabels,
} from '@emsal/validation/help-request/help-labels.texts';
import { subjectOf } from '@emsal/validation/help-request/help-request';
import type { RequestDetails } from '../../service-request/tables';

interface Fact {
  label: string;
  value: string;
}
type FactsOf = { [Kind in RequestDetails['kind']]: (details: Extract<RequestDetails, { kind: Kind }>) => Fact[] };

const grounds = {
  sale: 'Araç satıldı',
  saleFailed: 'Satış gerçekleşmedi',
  scrapped: 'Araç hurdaya ayrıldı',
  duplicate: 'Mükerrer poliçe',
  demolished: 'Bina yıkıldı',
  uninsurable: 'Sigortalanamaz',
  other: 'Başka',
} as const;
const parts = new Map<EndorsedPart, string>([
  ['plate', 'Plaka'],
  ['tariff', 'Kullanım tarzı'],
  ['person', 'Kişi'],
  ['payee', 'Dain-i mürtehin'],
]);

function subjectName(code: number): string {
  const subject = subjectOf(code);
  return subject ? helpSubjectLabels[subject] : '';
}

const factsOf: FactsOf = {
  cancellation: ({ effectiveOn, ground, sale }) => [
    { label: 'Neden', value: grounds[ground] },
    { label: 'Poliçenin biteceği gün', value: formatDate(effectiveOn) },
    { label: 'Satış günü', value: sale ? formatDate(sale.soldOn) : '' },
    { label: 'Noter', value: sale?.notaryName ?? '' },
    { label: 'Yevmiye no', value: sale?.saleNo ?? '' },
  ],
  addendum: ({ effectiveOn, part, value, licenseNo }) => [
    { label: 'Değişen', value: parts.get(part) ?? part },
    { label: 'Yeni değer', value },
    { label: 'Belge seri no', value: licenseNo ?? '' },
    { label: 'Geçerli olacağı gün', value: formatDate(effectiveOn) },
  ],
  documents: ({ asked }) => [{ label: 'İstenen', value: asked.join(', ') }],
  iban: ({ iban, holder }) => [
    { label: 'IBAN', value: iban },
    { label: 'Hesap sahibi', value: holder },
  ],
  help: ({ category, subject, text, answerBy }) => [
    { label: 'Tür', value: helpCategoryLabels[category] },
    { label: 'Konu', value: subjectName(subject) },
    { label: 'Yazdığı', value: text },
    { label: 'Nasıl dönelim', value: answerBy ? helpAnswerLabels[answerBy] : '' },
  ],
};

export const requestFacts = (details: RequestDetails): Fact[] =>
  (factsOf[details.kind] as (details: RequestDetails) => Fact[])(details).filter(({ value }) => value !== '');

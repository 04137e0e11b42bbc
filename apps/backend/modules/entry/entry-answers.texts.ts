/** What people wrote in a form, with its labels: for the company's mail and the desk. */
import { surveyAnswerNames } from '@emsal/api/outcomes/vehicle-survey';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { cities } from '@emsal/reference/places';
import {
  businessSizeLabels,
  businessSubjectLabels,
  contactPurposeLabels,
  contactSubjectLabels,
  jobAreaLabels,
} from '@emsal/validation/entry/entry-labels.texts';
import { companyOf } from '@emsal/validation/corporate-email/corporate-email';
import { formatPhone } from '@emsal/validation/phone/phone';
import type { EntryKind } from './tables';
import { maskedPhone } from '../../formats/masked-phone';

export type EntryData = Readonly<Record<string, string>>;
type Answer = readonly [label: string, value: string | undefined];

export const yesNo = (tick: string | undefined): string => (tick === '1' ? 'Evet' : 'Hayır');
export const labelOf = (labels: Readonly<Record<string, string>>, value: string | undefined): string =>
  labels[value ?? ''] ?? '';
const lineName = (id: string | undefined): string =>
  Object.values(lineFacts).find((line) => line.id === id)?.name ?? '';
const cityName = (code: string | undefined): string => cities.find((city) => city.code === code)?.name ?? '';

const contact = ({ phone = '', email }: EntryData): readonly Answer[] => [
  ['Telefon', formatPhone(phone)],
  ['E-posta', email],
];

const answers: Readonly<Record<EntryKind, (data: EntryData) => readonly Answer[]>> = {
  raffle: (data) => [
    ['TCKN ya da YKN', data['identityNo']],
    ['Doğum tarihi', data['birthday']],
    ...contact(data),
    ['Hangi sigorta için', lineName(data['branchList'])],
    ['Plaka', data['plate']],
    ['Poliçenin bitiş tarihi', data['reachBranchDate']],
  ],
  business: (data) => [
    ['Şirket', data['companyName']],
    ['Vergi no', data['taxNumber']],
    ['Konu', labelOf(businessSubjectLabels, data['subject'])],
    ['Çalışan sayısı', labelOf(businessSizeLabels, data['size'])],
    ['Yetkili', data['contactName']],
    ...contact(data),
    ['Not', data['note']],
  ],
  childPicture: (data) => [
    ['Çocuğun adı', data['childName']],
    ['Yaşı', data['childAge']],
    ['Okulun ili', cityName(data['city'])],
    ['Veli', data['parentName']],
    ...contact(data),
    ['Sitede yayımlanabilir', yesNo(data['publishPermission'])],
  ],
  jobApplication: (data) => [
    ['Ad soyad', data['name']],
    ['Alan', labelOf(jobAreaLabels, data['area'])],
    ...contact(data),
    ['Not', data['note']],
    ['Başka pozisyonlar', yesNo(data['keepPermission'])],
  ],
  phoneDeclaration: (data) => [['TCKN ya da VKN', data['identityNo']], ...contact(data)],
  vehicleAddendum: (data) => [
    ['Plaka', data['number']],
    ['Belge seri no', data['licenseNo']],
    ['Poliçeler', data['policies']],
  ],
  vehicleSurvey: (data) => [
    ['Satılan araç', data['soldVehicle']],
    ['Yeni araç', labelOf(surveyAnswerNames, data['sales'])],
    ['Ruhsattan okunan', data['ocrItems']],
    ['Okuma kaydı', data['rawDataLogId']],
  ],
  contact: (data) => [
    ['Neden', labelOf(contactPurposeLabels, data['purpose'])],
    ['Konu', labelOf(contactSubjectLabels, data['subject'])],
    ['Mesaj', data['message']],
    ['Ad soyad', data['name']],
    ...contact(data),
  ],
  employeeDiscount: (data) => [
    ['Ad soyad', data['name']],
    ['Şirket', companyOf(data['email'] ?? '')],
    ['E-posta', data['email']],
    ['Sicil no', data['personnelNo']],
    ['İndirim kodları', data['discountCodes']],
  ],
  partnership: (data) => [
    ['Ad soyad', data['name']],
    ['TCKN ya da YKN', data['identityNo']],
    ['E-posta', data['email']],
    ['Üye no', data['memberNo']],
    ['İndirim kodu', data['discountCodes']],
  ],
};

/** In the order of the form, without what was left empty. */
export const answersOf = (kind: EntryKind, data: EntryData): { label: string; value: string }[] =>
  answers[kind](data).flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** Where no name is asked for. */
const phoneOf = ({ phone = '' }: EntryData): string => maskedPhone(phone);

const names: Readonly<Record<EntryKind, (data: EntryData) => string | undefined>> = {
  raffle: phoneOf,
  phoneDeclaration: phoneOf,
  business: (data) => data['companyName'],
  childPicture: (data) => data['parentName'],
  jobApplication: (data) => data['name'],
  vehicleSurvey: (data) => data['soldVehicle'],
  vehicleAddendum: (data) => data['number'],
  contact: (data) => data['name'],
  employeeDiscount: (data) => data['name'],
  partnership: (data) => data['name'],
};

/** Who sent an entry, in a list. */
export const whoSent = (kind: EntryKind, data: EntryData): string => names[kind](data) ?? '';

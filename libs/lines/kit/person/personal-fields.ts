/** The personal form that every line shares (spec funnel 3.4), and the occupation. A family spreads it into its fields. */
import { pastDate } from '@emsal/validation/dates/date';
import { optionalEmail } from '@emsal/validation/email/email';
import { identityOrTaxNumber } from '@emsal/validation/identity/identity';
import { marketingPermissionMessages } from '@emsal/validation/marketing-permission/marketing-permission-messages';
import { companyName, personName } from '@emsal/validation/person-name/person-name';
import { phone } from '@emsal/validation/phone/phone';
import type { CheckContext, Dictionary } from '../grammar/field';

/** Never asked or shown, so without texts, which every form would load. */
export const fact = { kind: 'fact', label: '' } as const;
export const flag = { kind: 'flag', label: '' } as const;

const birthdayCheck = (value: string, { today }: CheckContext) => pastDate(value, today, 'Doğum tarihinin');

/** Identity of a person or company; the field's name differs by line (spec funnel 3.5). */
export const identityOrTax = {
  kind: 'identity',
  label: 'TCKN veya VKN',
  hint: 'Ruhsat sahibinin 11 haneli kimlik ya da 10 haneli vergi numarası',
  missing: 'Kimlik ya da vergi numarasını girin',
  inputMode: 'numeric',
  maxLength: 32,
  checks: [identityOrTaxNumber],
} as const;

export const birthdayBoxes = {
  kind: 'date',
  label: 'Doğum tarihi',
  hint: 'Örneğin 12 04 1985',
  missing: 'Doğum tarihini girin',
  autocomplete: 'bday',
  checks: [birthdayCheck],
} as const;

/** Also asked by landing pages. */
export const mobilePhone = {
  kind: 'phone',
  label: 'Cep telefonu',
  missing: 'Cep telefonu numaranızı girin',
  inputMode: 'tel',
  autocomplete: 'tel-national',
  maxLength: 32,
  checks: [phone],
  reason: {
    title: 'Telefonunuzu neden istiyoruz?',
    text: 'Tek kullanımlık kodu ve teklif numaranızı SMS ile göndermek için. İzin vermediğiniz sürece sizi aramayız, kampanya mesajı atmayız.',
  },
} as const;

export const personalFields = {
  identityNo: fact,
  phoneNumber: mobilePhone,
  birthday: birthdayBoxes,
  email: {
    kind: 'email',
    label: 'E-posta',
    hint: 'Poliçenizi bu adrese göndeririz',
    optional: true,
    inputMode: 'email',
    autocomplete: 'email',
    maxLength: 254,
    checks: [optionalEmail],
  },
  companyName: {
    kind: 'text',
    label: 'Şirket unvanı',
    missing: 'Şirket unvanını girin',
    autocomplete: 'organization',
    maxLength: 200,
    checks: [companyName],
  },
  name: {
    kind: 'text',
    label: 'Ad',
    missing: 'Adınızı girin',
    autocomplete: 'given-name',
    maxLength: 100,
    checks: [personName],
  },
  surname: {
    kind: 'text',
    label: 'Soyad',
    missing: 'Soyadınızı girin',
    autocomplete: 'family-name',
    maxLength: 100,
    checks: [personName],
  },
  city: { kind: 'combobox', label: 'İl', missing: 'İlinizi seçin' },
  district: { kind: 'combobox', label: 'İlçe', missing: 'İlçenizi seçin' },
  phoneAnnouncementPermission: flag,
  marketingConfirm: {
    kind: 'checkbox',
    label: 'Kampanyalardan SMS ile haberdar olmak istiyorum',
    optional: true,
    missing: marketingPermissionMessages.required,
    requiredWhen: (context: { marketingPermissionRequired?: boolean }) => context.marketingPermissionRequired === true,
  },
  vehicleSaleType: fact,
  personsInsured: fact,
  isQrData: flag,
  /** The values of the last scan, so that the scan of another vehicle can clear them. */
  scannedRegistration: fact,
  isCustomerFound: flag,
  jobCode: {
    kind: 'combobox',
    label: 'Mesleğiniz',
    optional: true,
    missing: 'Mesleğinizi listeden seçin ya da kutuyu boşaltın',
    hint: 'Aktif mesleğinizi seçin: kaskoda %25’e varan meslek indirimi bununla hesaplanır',
  },
} as const satisfies Dictionary;

/** The fields that belong to one person, under the names that all families share. */
export const personDependents = ['isCustomerFound', 'name', 'surname', 'city', 'district', 'email', 'jobCode'] as const;

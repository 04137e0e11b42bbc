/**
 * The vehicle family's fields: every field of the personal and the vehicle form that several lines share, named as in the specification
 * (funnel 3.4-3.6).
 */
import { pass } from '@emsal/validation/verdict';
import { chassisNumber } from '@emsal/validation/chassis-number/chassis-number';
import { date, pastDate } from '@emsal/validation/dates/date';
import { engineNumber, longestEngineNumber } from '@emsal/validation/engine-number/engine-number';
import { licenceSerial, longestLicenceSerial } from '@emsal/validation/licence-serial/licence-serial';
import { lpgValue } from '@emsal/validation/lpg-value/lpg-value';
import { policyNumber, renewalNumber } from '@emsal/validation/policy-number/policy-number';
import { previousPolicyEnd, previousPolicyStart } from '@emsal/validation/previous-policy/previous-policy';
import { seatCount } from '@emsal/validation/seat-count/seat-count';
import type { CheckContext, Dictionary } from '@emsal/lines/kit/grammar/field';
import { birthdayBoxes, fact, flag, identityOrTax, personalFields } from '@emsal/lines/kit/person/personal-fields';
import { plateNumber } from '@emsal/lines/kit/fields/plate-number';
import { fuelTypes, licensePlateStatuses, privateUsageType, usagePurposes, usageTypes } from './option-lists';

const registrationCheck = (value: string, { today }: CheckContext) => pastDate(value, today, 'Tescil tarihinin');
const policyStartCheck = (value: string, { today }: CheckContext) => previousPolicyStart(value, today);
/** The start date may still be incomplete: then only the end's own rule applies. */
const policyEndCheck = (value: string, { today, answers }: CheckContext) => {
  const start = date(String(answers.currentInsuranceStartDate));
  return start.ok ? previousPolicyEnd(value, start.value, today) : pass(value);
};

const plateFields = {
  licensePlateStatus: {
    kind: 'radio',
    label: 'Plaka durumu',
    options: licensePlateStatuses,
    absent: '0',
    missing: 'Plakanızın çıkıp çıkmadığını seçin',
  },
  licensePlateNo: plateNumber,
  licensePlateCity: fact,
  plate1: fact,
  plate2: fact,
  plate3: fact,
  cityId: { kind: 'combobox', label: 'Aracın tescil edileceği il', missing: 'İli seçin' },
  licenseNo: {
    kind: 'code',
    label: 'Belge seri no',
    hint: 'Ruhsatın ön yüzünde sağ altta: 2 harf, 6 rakam',
    missing: 'Belge seri numarasını girin',
    maxLength: longestLicenceSerial,
    checks: [licenceSerial],
  },
  registeredLicenseNo: fact,
  vehicleRegistrationDate: {
    kind: 'date',
    label: 'Tescil tarihi',
    hint: 'Ruhsatın ikinci satırında, örneğin 14 03 2021',
    missing: 'Tescil tarihini girin',
    checks: [registrationCheck],
  },
} as const satisfies Dictionary;

const featureFields = {
  vehicleBrand: { kind: 'combobox', label: 'Marka', missing: 'Aracın markasını seçin' },
  vehicleBrandName: fact,
  vehicleModelYear: { kind: 'select', label: 'Model yılı', missing: 'Model yılını seçin' },
  vehicleModelType: { kind: 'combobox', label: 'Tip', missing: 'Aracın tipini seçin' },
  vehicleModelTypeName: fact,
  vehicleModel: {
    kind: 'combobox',
    label: 'Model',
    optional: true,
    missing: 'Modeli listeden seçin ya da kutuyu boşaltın',
  },
  // The specification's name: whether it is registered for a disabled driver.
  isDisabledVehicle: { kind: 'checkbox', label: 'Araç engelli sürücü için tescilli', optional: true },
  vehicleEngineNo: {
    kind: 'code',
    label: 'Motor no',
    hint: 'Ruhsattaki P.5 alanı',
    optional: true,
    maxLength: longestEngineNumber,
    checks: [engineNumber],
  },
  vehicleChassisNo: {
    kind: 'code',
    label: 'Şasi no',
    hint: 'Ruhsattaki E alanı, 17 karakter',
    missing: 'Şasi numarasını girin',
    maxLength: 24,
    checks: [chassisNumber],
  },
  vehicleTotalSeatNumber: {
    kind: 'number',
    label: 'Koltuk sayısı',
    hint: 'Sürücü dahil',
    missing: 'Koltuk sayısını girin',
    inputMode: 'numeric',
    maxLength: 3,
    checks: [seatCount],
  },
  vehicleFuelType: { kind: 'select', label: 'Yakıt', options: fuelTypes, missing: 'Yakıt türünü seçin' },
  vehicleIsLpgOriginal: { kind: 'checkbox', label: 'LPG sistemi fabrika çıkışlı', optional: true },
  vehicleLpgValue: {
    kind: 'number',
    label: 'LPG sisteminin bedeli',
    missing: 'LPG sisteminin bedelini girin',
    unit: '₺',
    inputMode: 'numeric',
    maxLength: 16,
    checks: [lpgValue],
  },
  vehicleUsageType: {
    kind: 'select',
    label: 'Kullanım şekli',
    options: usageTypes,
    initial: privateUsageType,
    missing: 'Kullanım şeklini seçin',
  },
  vehicleCommercialUsageType: { kind: 'select', label: 'Ticari kullanım', missing: 'Ticari kullanımı seçin' },
  vehiclePurposeOfUsageType: {
    kind: 'radio',
    label: 'Kullanım amacı',
    options: usagePurposes,
    missing: 'Kullanım amacını seçin',
  },
} as const satisfies Dictionary;

const policyFields = {
  showPolicyInformation: { kind: 'checkbox', label: 'Süren bir trafik poliçem var', optional: true },
  currentInsuranceCompany: { kind: 'combobox', label: 'Sigorta şirketi', missing: 'Sigorta şirketini seçin' },
  currentInsurancePolicyAgentNo: {
    kind: 'code',
    label: 'Acente no',
    missing: 'Poliçedeki acente numarasını girin',
    inputMode: 'numeric',
    maxLength: 20,
    checks: [policyNumber],
  },
  currentInsurancePolicyNo: {
    kind: 'code',
    label: 'Poliçe no',
    missing: 'Poliçe numarasını girin',
    inputMode: 'numeric',
    maxLength: 20,
    checks: [policyNumber],
  },
  currentInsurancePolicyRenewNo: {
    kind: 'code',
    label: 'Yenileme no',
    hint: 'Poliçe numarasının yanındaki rakam, ilk poliçede 0',
    missing: 'Yenileme numarasını girin',
    inputMode: 'numeric',
    maxLength: 4,
    checks: [renewalNumber],
  },
  currentInsuranceStartDate: {
    kind: 'date',
    label: 'Poliçe başlangıcı',
    missing: 'Poliçenin başlangıç tarihini girin',
    checks: [(value) => date(value, 'Başlangıcın'), policyStartCheck],
  },
  currentInsuranceExpiryDate: {
    kind: 'date',
    label: 'Poliçe bitişi',
    missing: 'Poliçenin bitiş tarihini girin',
    checks: [(value) => date(value, 'Bitişin'), policyEndCheck],
  },
} as const satisfies Dictionary;

export const vehicleFields = {
  ...personalFields,
  shortLicenseOwnerTcOrTaxNo: identityOrTax,
  birthdayForLicense: birthdayBoxes,
  assetStep: flag,
  directionAsset: {
    kind: 'radio',
    label: 'Hangi aracınız için?',
    missing: 'Araçlarınızdan birini ya da başka bir aracı seçin',
  },
  editVehicleInformation: {
    kind: 'checkbox',
    label: 'Bu aracın bilgileri değişti',
    hint: 'İşaretlerseniz araç özelliklerini sonraki adımda siz girersiniz',
    optional: true,
  },
  isVehicleFound: flag,
  hasPrePolicy: flag,
  ...plateFields,
  ...featureFields,
  ...policyFields,
} as const satisfies Dictionary;

export type VehicleFields = typeof vehicleFields;

/** The fields of the current policy, once it is known that there is one. */
export const currentPolicyFields = [
  'currentInsuranceCompany',
  'currentInsurancePolicyAgentNo',
  'currentInsurancePolicyNo',
  'currentInsurancePolicyRenewNo',
  'currentInsuranceStartDate',
  'currentInsuranceExpiryDate',
] as const;

import { brand } from '@emsal/brand/brand';

interface Confirmed {
  applicationNo: string;
  /** e.g. `özel sağlık`. */
  lineName: string;
  /** `30 Kasım 2026`. */
  promisedOn: string;
}

/** Nothing about anybody's health: it is read on a locked screen. */
export const applicationSms = ({ applicationNo, lineName, promisedOn }: Confirmed): string =>
  `${brand.name}: ${lineName} sigortası başvurunuz ${applicationNo} numarasıyla kaydedildi. Danışmanımız en geç ${promisedOn} günü sizi arar. Siz aramak isterseniz: ${brand.phones.telesales}`;

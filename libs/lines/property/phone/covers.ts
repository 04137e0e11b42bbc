/** Covers of a telephone: the screen in every product, the rest in the wide package (lines.md PHONE.2). */
import { extentOf, upTo, type Assurance, type ScoredCover } from '@emsal/pricing/cover';
import { phoneExcessPercent } from '@emsal/tariffs/phone/phone-figures';
import type { PhonePackage } from '@emsal/tariffs/phone/phone-package';

const screen: Assurance = { key: 'TEL-EKRAN', label: 'Ekran kırılması', ...extentOf('timesPerYear', 2) };
const waiting: Assurance = { key: 'TEL-BEKLEME', label: 'Bekleme süresi', ...extentOf('days', 15) };

const wideCovers = (listValue: number): Assurance[] => [
  { key: 'TEL-KIRILMA', label: 'Kırılma', ...upTo(listValue) },
  { key: 'TEL-SIVI', label: 'Sıvı teması', ...upTo(listValue) },
  { key: 'TEL-HIRSIZLIK', label: 'Zorla hırsızlık', ...upTo(listValue) },
  { key: 'TEL-PERT', label: 'Tam hasar', ...upTo(listValue) },
  { key: 'TEL-MUAFIYET', label: 'Hırsızlık ve tam hasarda muafiyet', ...extentOf('percent', phoneExcessPercent.value) },
];

/** @param listValue whole TL */
export const includedCovers = (listValue: number, chosen: PhonePackage): Assurance[] => [
  screen,
  ...(chosen === 'wide' ? wideCovers(listValue) : []),
  waiting,
];

export const scoredCovers: readonly ScoredCover[] = [
  { key: 'TEL-YEDEK', label: 'Yedek cihaz', ...extentOf('days', 7), from: 8.1, price: 15_000 },
];

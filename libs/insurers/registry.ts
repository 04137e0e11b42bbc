/** Every insurer that we ask: one line each. The order is by number and means nothing. */
import type { InsurerFacts } from './insurer-facts';
import { erguvanKatilim } from './panel/erguvan-katilim';
import { fistikcam } from './panel/fistikcam';
import { kaleBurcu } from './panel/kale-burcu';
import { karlidag } from './panel/karlidag';
import { marmaraYildiz } from './panel/marmara-yildiz';
import { nilufer } from './panel/nilufer';
import { ruzgargulu } from './panel/ruzgargulu/ruzgargulu';
import { selale } from './panel/selale';
import { toros } from './panel/toros';
import { ucurtma } from './panel/ucurtma';
import { vadi } from './panel/vadi';
import { zeytindali } from './panel/zeytindali';

export const insurers: readonly InsurerFacts[] = [
  marmaraYildiz,
  karlidag,
  kaleBurcu,
  nilufer,
  ruzgargulu,
  selale,
  toros,
  ucurtma,
  vadi,
  zeytindali,
  erguvanKatilim,
  fistikcam,
];

const byFirmId = new Map(insurers.map((facts) => [facts.firmId, facts]));
export const findInsurer = (firmId: number): InsurerFacts | undefined => byFirmId.get(firmId);

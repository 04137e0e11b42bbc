/** Every insurer that is queried. The order is by firm id and has no meaning. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { InsurerFacts } from './insurer-facts';
import { akasyaKatilim } from './firms/akasya-katilim';
import { balarisiSaglik } from './firms/balarisi-saglik';
import { bogazGuvence } from './firms/bogaz-guvence';
import { bozkirKartali } from './firms/bozkir-kartali';
import { cinar } from './firms/cinar';
import { defneHayat } from './firms/defne-hayat';
import { efesKopru } from './firms/efes-kopru';
import { erguvanKatilim } from './firms/erguvan-katilim';
import { fenerburnu } from './firms/fenerburnu';
import { fistikcam } from './firms/fistikcam';
import { galataLiman } from './firms/galata-liman';
import { hisar } from './firms/hisar';
import { ihlamur } from './firms/ihlamur';
import { kaleBurcu } from './firms/kale-burcu';
import { karlidag } from './firms/karlidag';
import { kuzeyIsigi } from './firms/kuzey-isigi';
import { laleDevri } from './firms/lale-devri';
import { marmaraYildiz } from './firms/marmara-yildiz';
import { maviUfuk } from './firms/mavi-ufuk';
import { nilufer } from './firms/nilufer';
import { orkide } from './firms/orkide';
import { pamukkale } from './firms/pamukkale';
import { ruzgargulu } from './firms/ruzgargulu';
import { sedir } from './firms/sedir';
import { selale } from './firms/selale';
import { toros } from './firms/toros';
import { ucurtma } from './firms/ucurtma';
import { vadi } from './firms/vadi';
import { yakamoz } from './firms/yakamoz';
import { zeytindali } from './firms/zeytindali';

export const insurers: readonly InsurerFacts[] = [
  bozkirKartali,
  bogazGuvence,
  cinar,
  marmaraYildiz,
  karlidag,
  efesKopru,
  fenerburnu,
  galataLiman,
  hisar,
  ihlamur,
  kuzeyIsigi,
  kaleBurcu,
  laleDevri,
  maviUfuk,
  nilufer,
  orkide,
  pamukkale,
  ruzgargulu,
  sedir,
  selale,
  toros,
  ucurtma,
  vadi,
  yakamoz,
  zeytindali,
  akasyaKatilim,
  balarisiSaglik,
  defneHayat,
  erguvanKatilim,
  fistikcam,
];

/** In alphabetical order, sorted once because Turkish collation is slow. */
export const insurersByName: readonly InsurerFacts[] = insurers.toSorted((a, b) => a.name.localeCompare(b.name, 'tr'));

const byFirmId = new Map(insurers.map((facts) => [facts.firmId, facts]));
/** @param firmId as offers state it; undefined for an insurer that left the panel */
export const findInsurer = (firmId: number): InsurerFacts | undefined => byFirmId.get(firmId);

/** In their order; some of these lines cannot be quoted yet (`SoldLine`). @param among all of the registry unless given */
export const insurersSelling = (line: LineId, among = insurers): readonly InsurerFacts[] =>
  among.filter(({ lines }) => lines.includes(line));

/** Whether the insurer's offers in this line are sold through the call centre only (funnel 1). */
export const isCallCentreOnly = (firmId: number, line: string): boolean =>
  findInsurer(firmId)?.callCentreLines.some((one) => one === line) === true;

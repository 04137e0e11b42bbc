/** The panel: every insurer that is queried. The order is by firm id and has no meaning. */
import type { LineId } from '@emsal/lines/facts/line-ids';
import type { InsurerFacts } from './insurer-facts';
import { akasyaKatilim } from './panel/akasya-katilim';
import { balarisiSaglik } from './panel/balarisi-saglik';
import { bogazGuvence } from './panel/bogaz-guvence';
import { bozkirKartali } from './panel/bozkir-kartali';
import { cinar } from './panel/cinar';
import { defneHayat } from './panel/defne-hayat';
import { efesKopru } from './panel/efes-kopru';
import { erguvanKatilim } from './panel/erguvan-katilim';
import { fenerburnu } from './panel/fenerburnu';
import { fistikcam } from './panel/fistikcam';
import { galataLiman } from './panel/galata-liman';
import { hisar } from './panel/hisar';
import { ihlamur } from './panel/ihlamur';
import { kaleBurcu } from './panel/kale-burcu';
import { karlidag } from './panel/karlidag';
import { kuzeyIsigi } from './panel/kuzey-isigi';
import { laleDevri } from './panel/lale-devri';
import { marmaraYildiz } from './panel/marmara-yildiz';
import { maviUfuk } from './panel/mavi-ufuk';
import { nilufer } from './panel/nilufer';
import { orkide } from './panel/orkide';
import { pamukkale } from './panel/pamukkale';
import { ruzgargulu } from './panel/ruzgargulu';
import { sedir } from './panel/sedir';
import { selale } from './panel/selale';
import { toros } from './panel/toros';
import { ucurtma } from './panel/ucurtma';
import { vadi } from './panel/vadi';
import { yakamoz } from './panel/yakamoz';
import { zeytindali } from './panel/zeytindali';

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

/** In the order of the registry; some of these lines cannot be quoted yet (`SoldLine`). */
export const insurersSelling = (line: LineId): readonly InsurerFacts[] =>
  insurers.filter(({ lines }) => lines.includes(line));

/** Whether the insurer's offers in this line are sold through the call centre only (funnel 1). */
export const isCallCentreOnly = (firmId: number, line: string): boolean =>
  findInsurer(firmId)?.callCentreLines.some((one) => one === line) === true;

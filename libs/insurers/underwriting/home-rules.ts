/** Underwriting rules for homes (lines.md, 8); each applies where its insurer names the line. */
import { builtTo1975, ownerTitle, summerHome } from '@emsal/risks/building/building-codes';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import type { QuoteRequest } from '../quote-request';
import { notTaken } from './line-rules';
import type { UnderwritingRule } from './underwriting-rule';

const ofBuilding =
  (
    isDeclined: (risk: Extract<QuoteRequest['risk'], { kind: 'building' }>) => boolean,
    reason: string,
  ): UnderwritingRule =>
  ({ risk }) =>
    risk.kind === 'building' && isDeclined(risk) ? notTaken(reason) : null;

export const noGroundFloors = ofBuilding(
  ({ floor }) => floor !== undefined && floor <= 0,
  'Giriş ve bodrum katlara teklif verilmiyor.',
);

export const noBuildingsTo1975 = ofBuilding(
  ({ buildingAge }) => buildingAge === builtTo1975,
  '1975 ve öncesinde yapılan binalara teklif verilmiyor.',
);

export const noSummerHomes = ofBuilding(
  ({ usageType }) => usageType === summerHome,
  'Uzun süre boş kalan konutlara teklif verilmiyor.',
);

/** @param most square metres */
export const noHomesLargerThan = (most: number): UnderwritingRule =>
  ofBuilding(({ area }) => area > most, `${most} m² üzeri konutlara teklif verilmiyor.`);

export const ownersOnly: UnderwritingRule = ({ terms }) =>
  'insurerTitle' in terms && terms.insurerTitle !== ownerTitle ? notTaken('Kiracılara teklif verilmiyor.') : null;

export const earthquakeOnlyWithDask: UnderwritingRule = ({ terms }) =>
  'hasDask' in terms && terms.earthquake && !terms.hasDask
    ? notTaken('Deprem teminatı DASK’ın üstünü öder; önce DASK gerekir.')
    : null;

const leastAge = 21;
export const nobodyUnder21: UnderwritingRule = ({ policyholder: { birthday } }, today) =>
  birthday !== undefined && ageOn(birthday, today) < leastAge
    ? notTaken('21 yaşından küçüklere teklif verilmiyor.')
    : null;

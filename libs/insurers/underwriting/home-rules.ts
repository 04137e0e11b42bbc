/** Underwriting rules for homes (lines.md, 8); each applies where its insurer names the line. */
import { builtTo1975, ownerTitle, summerHome } from '@emsal/risks/building/building-codes';
import { ageOn } from '@emsal/validation/dates/calendar-day';
import type { QuoteRequest } from '../quote-request';
import { notTaken } from './line-rules';
import type { UnderwritingRule } from './underwriting-rule';

const buildingRule =
  (
    isDeclined: (risk: Extract<QuoteRequest['risk'], { kind: 'building' }>) => boolean,
    reason: string,
  ): UnderwritingRule =>
  ({ risk }) =>
    risk.kind === 'building' && isDeclined(risk) ? notTaken(reason) : null;

export const noGroundFloors = buildingRule(
  ({ floor }) => floor !== undefined && floor <= 0,
  'Giriş ve bodrum katlara teklif verilmiyor.',
);

export const noBuildingsTo1975 = buildingRule(
  ({ buildingAge }) => buildingAge === builtTo1975,
  '1975 ve öncesinde yapılan binalara teklif verilmiyor.',
);

export const noSummerHomes = buildingRule(
  ({ usageType }) => usageType === summerHome,
  'Uzun süre boş kalan konutlara teklif verilmiyor.',
);

/** @param maxArea square metres */
export const noHomesLargerThan = (maxArea: number): UnderwritingRule =>
  buildingRule(({ area }) => area > maxArea, `${maxArea} m² üzeri konutlara teklif verilmiyor.`);

/** `insurerTitle` is the specification's name for whether the customer owns or rents the home. */
export const ownersOnly: UnderwritingRule = ({ terms }) =>
  'insurerTitle' in terms && terms.insurerTitle !== ownerTitle ? notTaken('Kiracılara teklif verilmiyor.') : null;

export const earthquakeOnlyWithDask: UnderwritingRule = ({ terms }) =>
  'hasDask' in terms && terms.earthquake && !terms.hasDask
    ? notTaken('Deprem teminatı DASK’ın üstünü öder; önce DASK gerekir.')
    : null;

const minimumAge = 21;
export const nobodyUnder21: UnderwritingRule = ({ policyholder: { birthday } }, today) =>
  birthday !== undefined && ageOn(birthday, today) < minimumAge
    ? notTaken('21 yaşından küçüklere teklif verilmiyor.')
    : null;

/** Covers of complementary health: those of every product, and those included from a cover score on (lines.md COMPLEMENTHEALTH.2). */
import { extentOf, type Assurance, type ScoredCover } from '@emsal/pricing/cover';
import { healthWaits, renewalGuarantee } from '@emsal/tariffs/complement-health/complement-health-figures';
import type { HealthPlan, Network, Outpatient } from '@emsal/tariffs/complement-health/complement-health-plan';

interface Insured {
  /** Of the contracted institutions in the visitor's province. */
  institutions: number;
  /** On the day of the quote. */
  age: number;
  /** Waiting periods were served in an earlier policy. */
  hasServedWaits: boolean;
}

const outpatientCover = (outpatient: Outpatient): Assurance[] =>
  outpatient === 'none'
    ? []
    : [
        {
          key: 'TSS-AYAKTA',
          label: 'Ayakta tedavi',
          ...(outpatient === 'unlimited' ? extentOf('unlimited') : extentOf('timesPerYear', Number(outpatient))),
        },
      ];

const maternityCovers: readonly Assurance[] = [
  { key: 'TSS-DOGUM', label: 'Doğum', ...extentOf('included') },
  { key: 'TSS-DOGUM-BEKLEME', label: 'Doğumda bekleme süresi', ...extentOf('months', healthWaits.value.maternity) },
];

const waiting: Assurance = {
  key: 'TSS-BEKLEME',
  label: 'Listedeki ameliyatlarda bekleme süresi',
  ...extentOf('months', healthWaits.value.listedOperations),
};

/** Must be offered to people below sixty. */
const guarantee: Assurance = {
  key: 'TSS-YENILEME',
  label: 'Ömür boyu yenileme garantisi',
  ...extentOf('afterYears', renewalGuarantee.value.afterYears),
};

const extentOfNetwork = (network: Network, institutions: number) =>
  institutions === 0
    ? extentOf('noInstitution')
    : extentOf(network === 'wide' ? 'wideNetwork' : 'narrowNetwork', institutions);

const isGuaranteeOffered = (age: number): boolean => age < renewalGuarantee.value.below;

export const includedCovers = (
  { network, outpatient, maternity }: HealthPlan,
  { institutions, age, hasServedWaits }: Insured,
): Assurance[] => [
  { key: 'TSS-YATARAK', label: 'Yatarak tedavi', ...extentOf('unlimited') },
  ...outpatientCover(outpatient),
  {
    key: 'TSS-AG',
    label: 'İlinizdeki anlaşmalı kurumlar',
    ...extentOfNetwork(network, institutions),
  },
  ...(maternity ? maternityCovers.filter(({ key }) => key === 'TSS-DOGUM' || !hasServedWaits) : []),
  ...(isGuaranteeOffered(age) ? [guarantee] : []),
  ...(hasServedWaits ? [] : [waiting]),
];

export const scoredCovers: readonly ScoredCover[] = [
  { key: 'TSS-DIS', label: 'Diş bakımı', ...extentOf('timesPerYear', 1), from: 7.4, price: 60_000 },
  { key: 'TSS-CHECKUP', label: 'Check-up', ...extentOf('timesPerYear', 1), from: 8.1, price: 90_000 },
];

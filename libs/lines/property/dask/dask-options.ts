/** The option lists of DASK's form (spec funnel 3.8), and how the register's facts read in them. */
import type { Option } from '@emsal/lines/kit/grammar/field';
import { constructionNames } from '../property-options';
import { bandOf, known, sharedAnswers, type RegisteredAnswers, type RegisteredFacts } from '../registered-answers';

export const buildingTypes: readonly Option[] = [
  { code: '4', name: constructionNames.concrete },
  { code: '5', name: constructionNames.other },
];

export const floorCounts: readonly Option[] = [
  { code: '5', name: '1–3 kat' },
  { code: '6', name: '4–7 kat' },
  { code: '7', name: '8–18 kat' },
  { code: '8', name: '19 kat ve üstü' },
];

export const usageTypes: readonly Option[] = [
  { code: '5', name: 'Mesken' },
  { code: '6', name: 'İş yeri' },
  { code: '7', name: 'Diğer' },
];

export const policyStatuses: readonly Option[] = [
  { code: '0', name: 'Adresle başla' },
  { code: '1', name: 'Eski poliçeyi yenile' },
];
/** The visitor renews by the number of the running policy. */
export const renews = '1';
export const renewsByNumber = ({ policyStatus }: Readonly<Record<'policyStatus', string>>): boolean =>
  policyStatus === renews;

/** A building that an official assessment calls slightly, moderately or heavily damaged (lines.md DASK.4). */
export const damaged = '1';
export const damageStatuses: readonly Option[] = [
  { code: '0', name: 'Yok' },
  { code: damaged, name: 'Var' },
];

export const payeeStatuses: readonly Option[] = [
  { code: '0', name: 'Yok' },
  { code: '1', name: 'Var' },
];
export const hasPayee = '1';

export const payeeTypes: readonly Option[] = [
  { code: '1', name: 'Banka' },
  { code: '2', name: 'Finansman şirketi' },
];
export const payeeBank = '1';

const floorBands: readonly (readonly [number, string])[] = [
  [3, '5'],
  [7, '6'],
  [18, '7'],
];

export const answersOfRegister = (home: RegisteredFacts): RegisteredAnswers => ({
  ...sharedAnswers(home),
  ...known(home.isConcrete, (isConcrete) => ({ buildingType: isConcrete ? '4' : '5' })),
  ...known(home.floorCount, (count) => ({ floorCount: bandOf(floorBands, count, '8') })),
  ...known(home.isHome, (isHome) => ({ usageType: isHome ? '5' : '6' })),
});

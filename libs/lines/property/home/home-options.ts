/** The option lists of HOME's form (spec funnel 3.8), and how the register's facts read in them. */
import type { Option } from '@emsal/lines/kit/grammar/field';
import { summerHome } from '@emsal/risks/building/building-codes';
import { constructionNames } from '../property-options';
import { dwellingOfRegister } from '../dwelling';
import { known, type RegisteredAnswers, type RegisteredFacts } from '../registered-answers';

export const concrete = '1';
export const buildingTypes: readonly Option[] = [
  { code: concrete, name: constructionNames.concrete },
  { code: '4', name: constructionNames.other },
];

export const usageTypes: readonly Option[] = [
  { code: '0', name: 'Sürekli oturuluyor' },
  { code: summerHome, name: 'Yazlık' },
];

export const hasDask = '1';
export const daskStatuses: readonly Option[] = [
  { code: hasDask, name: 'Var' },
  { code: '0', name: 'Yok' },
];

/** The list of the number of floors ends at this one. */
const mostFloors = 31;

export const homeOfRegister = (home: RegisteredFacts): RegisteredAnswers => ({
  ...dwellingOfRegister(home),
  ...known(home.isConcrete, (isConcrete) => ({ buildingType: isConcrete ? concrete : '4' })),
  ...known(home.floorCount, (count) => ({ floorCount: String(Math.min(count, mostFloors)) })),
});

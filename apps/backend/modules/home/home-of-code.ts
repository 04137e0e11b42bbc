import type { OutputOf } from '@emsal/api/calls/table';
import type { CallerContext } from '../../http/context';

type HomeInfo = OutputOf<'GET quoterequestapi/home/gethomeinfo/{visitId}/{uavt}'>;

const nothing: Omit<HomeInfo, 'state'> = {
  cityCode: '',
  cityName: '',
  districtCode: '',
  districtName: '',
  villageName: '',
  quarterName: '',
  streetName: '',
  buildingName: '',
  sectionName: '',
  floor: null,
  floorCount: null,
  buildingArea: null,
  constructionYear: null,
  isConcrete: null,
  isHome: null,
};

/** The same shape in all three states: an unknown code and a register without an answer are both continued by hand. */
export async function homeOfCode(uavtCode: string, { ports, log }: CallerContext): Promise<HomeInfo> {
  const answer = await ports.registries.home({ uavtCode });
  if (answer.state === 'unavailable') log.warn('address register unavailable, the customer describes the home');
  if (answer.state !== 'found') return { ...nothing, state: answer.state };
  const { uavtCode: _, ...home } = answer.value;
  return { ...home, state: 'found' };
}

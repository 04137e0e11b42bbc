import { branchSuffix } from '@emsal/platform/storage/session-keys';
import { branchIdVariants } from './branch-id-variants';
import { branchIds } from './branch-ids';
import { factsOf, lineFacts } from './facts-of';
import { lineIds, type BranchName, type LineId } from '@emsal/lines/facts/line-ids';

it.each<[string, BranchName, number]>([
  ['F161', 'AUTO', 10],
  ['F162', 'TRAFFIC', 53],
  ['F163', 'COMPLEMENTHEALTH', 31],
  ['F164', 'HEALTH', 32],
  ['F165', 'HOME', 23],
  ['F166', 'HOUSING', 23],
  ['F167', 'PHONE', 186],
  ['F168', 'DASK', 37],
  ['F169', 'PET', 187],
  ['F170', 'TRAVEL', 29],
  ['F171', 'PERSONALACCIDENT', 40],
  ['F172', 'IMM', 43],
  ['F173', 'ELECTRICVEHICLE', 10],
  ['F174', 'GREENCARD', 26],
  ['F175', 'LIFE', 27],
  ['F176', 'TRAFFICCOMPLEMENTHEALTH', 188],
  ['F177', 'SHORTTRAFFIC', 189],
  ['F178', 'USEDVEHICLETRAFFIC', 53],
])('%s in reading one, which is the default, %s is %i', (_, name, id) => {
  expect([branchIds[name], branchIdVariants.one[name]]).toEqual([id, id]);
});

it.each<[string, BranchName, number]>([
  ['F179', 'AUTO', 53],
  ['F180', 'TRAFFIC', 10],
  ['F181', 'SHORTTRAFFIC', 53],
])('%s in reading two %s is %i', (_, name, id) => {
  expect(branchIdVariants.two[name]).toBe(id);
});

it('F182 reading two equals reading one in every other entry', () => {
  const differing = (Object.keys(branchIdVariants.one) as BranchName[]).filter(
    (name) => branchIdVariants.one[name] !== branchIdVariants.two[name],
  );
  expect(differing).toEqual(['AUTO', 'TRAFFIC', 'SHORTTRAFFIC']);
});

it('F183 the third variant has AUTO 10 and TRAFFIC 53', () => {
  expect([branchIdVariants.third.AUTO, branchIdVariants.third.TRAFFIC]).toEqual([10, 53]);
  expect(branchIdVariants.third).toEqual(branchIdVariants.one);
});

it('adds the line to the storage suffix where another line owns the branch id', () => {
  expect(['AUTO', 'TRAFFIC', 'HOME'].map((id) => branchSuffix(factsOf(id as LineId)))).toEqual(['10', '53', '23']);
  expect(['ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC', 'HOUSING'].map((id) => branchSuffix(factsOf(id as LineId)))).toEqual(
    ['10-ELECTRICVEHICLE', '53-USEDVEHICLETRAFFIC', '23-HOUSING'],
  );
  expect(new Set(Object.values(lineFacts).map(branchSuffix)).size).toBe(lineIds.length);
});

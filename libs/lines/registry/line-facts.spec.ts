import { branchIdVariants } from './branch-id-variants';
import { lineFacts } from './facts-of';
import { linesWhere, specifiedLines } from './testing/lines-where';
import { isLineId, lineIds, type LineId } from '@emsal/lines/facts/line-ids';

it('F009 the product lines are the sixteen of the specification, and those added beside them', () => {
  expect(specifiedLines).toHaveLength(16);
  expect(lineIds.slice(0, 16)).toEqual(specifiedLines);
  expect(Object.keys(lineFacts).sort()).toEqual([...lineIds].sort());
});

it('F014 LIFE and TRAFFICCOMPLEMENTHEALTH are branch ids without a line', () => {
  expect(['LIFE', 'TRAFFICCOMPLEMENTHEALTH'].map(isLineId)).toEqual([false, false]);
  expect(Object.keys(branchIdVariants.one).filter((name) => !isLineId(name))).toEqual([
    'LIFE',
    'TRAFFICCOMPLEMENTHEALTH',
  ]);
});

it.each<[string, string, readonly LineId[]]>([
  ['F212', 'shortLicenseOwnerTcOrTaxNo', ['AUTO', 'TRAFFIC', 'IMM', 'GREENCARD']],
  ['F213', 'insuredTcNo', ['HEALTH', 'COMPLEMENTHEALTH', 'TRAVEL', 'PERSONALACCIDENT']],
  ['F214', 'tcNoOrTaxNo', ['HOME', 'HOUSING']],
  ['F215', 'tcNo', ['PHONE', 'PET']],
  ['F216', 'titleDeedTcOrTaxNo', ['DASK']],
  ['F217', 'licenseShortTrafficTcOrTaxNo', ['SHORTTRAFFIC']],
])('%s the identity field %s is used by %j', (_, field, users) => {
  const settledByUs: LineId[] = ['ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC'];
  expect(linesWhere((id) => lineFacts[id].identityField === field && !settledByUs.includes(id)).sort()).toEqual(
    [...users].sort(),
  );
});

it.each<[string, string, readonly LineId[]]>([
  ['F218', 'birthdayForLicense', ['AUTO', 'TRAFFIC', 'IMM', 'ELECTRICVEHICLE', 'GREENCARD', 'SHORTTRAFFIC']],
  ['F219', 'birthdayInsured', ['HEALTH', 'COMPLEMENTHEALTH', 'TRAVEL', 'PERSONALACCIDENT']],
  ['F220', 'birthday', ['HOME', 'HOUSING', 'PHONE', 'PET']],
  ['F221', 'birthdayOwnerTitle', ['DASK']],
])('%s the birthday field %s is used by %j', (_, field, users) => {
  expect(linesWhere((id) => lineFacts[id].birthdayField === field && id !== 'USEDVEHICLETRAFFIC').sort()).toEqual(
    [...users].sort(),
  );
});

it.each<[string, LineId, LineId]>([
  ['F280', 'AUTO', 'TRAFFIC'],
  ['F281', 'TRAFFIC', 'AUTO'],
  ['F282', 'HOME', 'DASK'],
  ['F283', 'DASK', 'HOME'],
  ['F284', 'SHORTTRAFFIC', 'TRAFFIC'],
])('%s the pair of %s is %s', (_, id, pair) => {
  expect(lineFacts[id].pair).toBe(pair);
  expect(linesWhere((line) => lineFacts[line].pair !== undefined)).toHaveLength(5);
});

it('F285 cross offers are fetched for AUTO, TRAFFIC, HOME and DASK only', () => {
  expect(linesWhere((id) => lineFacts[id].crossOffers)).toEqual(['AUTO', 'TRAFFIC', 'HOME', 'DASK']);
});

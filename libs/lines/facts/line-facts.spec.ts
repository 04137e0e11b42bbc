import { branchIdReadings } from './branch-id-readings';
import { branchIdOf, storageSuffix } from './branch-ids';
import { heroFields, isUsedVehicleSale, lineByPath, lineBySlug, linePath } from './find-line';
import { isEntityTc, phoneField } from './identity-kind';
import { lineFacts } from './line-facts';
import { isLineId, lineIds, type BranchName, type LineId } from './line-ids';
import { policyEnd } from './policy-end';

const linesWhere = (test: (id: LineId) => boolean) => lineIds.filter(test);

it('F009 the product lines are the sixteen of the specification', () => {
  const specified =
    'AUTO, TRAFFIC, SHORTTRAFFIC, USEDVEHICLETRAFFIC, ELECTRICVEHICLE, IMM, GREENCARD, HEALTH, COMPLEMENTHEALTH, TRAVEL, HOME, HOUSING, DASK, PET, PHONE, PERSONALACCIDENT';
  expect(lineIds).toEqual(specified.split(', '));
  expect(Object.keys(lineFacts).sort()).toEqual([...lineIds].sort());
});

it('F014 LIFE and TRAFFICCOMPLEMENTHEALTH are branch ids without a line', () => {
  expect(['LIFE', 'TRAFFICCOMPLEMENTHEALTH'].map(isLineId)).toEqual([false, false]);
  expect(Object.keys(branchIdReadings.one).filter((name) => !isLineId(name))).toEqual([
    'LIFE',
    'TRAFFICCOMPLEMENTHEALTH',
  ]);
});

it.each<[string, string, LineId]>([
  ['F044', 'trafik-sigortasi', 'TRAFFIC'],
  ['F045', 'kasko-sigortasi', 'AUTO'],
  ['F046', 'dask-sigortasi', 'DASK'],
  ['F047', 'tamamlayici-saglik-sigortasi', 'COMPLEMENTHEALTH'],
  ['F048', 'konut-sigortasi', 'HOME'],
  ['F049', 'ozel-saglik-sigortasi', 'HEALTH'],
  ['F050', 'cep-telefonu-sigortasi', 'PHONE'],
  ['F051', 'evim-guvende-sigortasi', 'HOUSING'],
  ['F052', 'evcil-hayvan-sigortasi', 'PET'],
  ['F053', 'seyahat-saglik-sigortasi', 'TRAVEL'],
  ['F054', 'imm-sigortasi', 'IMM'],
  ['F055', 'elektrikli-arac-kasko', 'ELECTRICVEHICLE'],
  ['F056', 'ferdi-kaza-sigortasi', 'PERSONALACCIDENT'],
  ['F057', 'yesil-kart-sigortasi', 'GREENCARD'],
  ['F058', 'kisa-sureli-trafik-sigortasi', 'SHORTTRAFFIC'],
  ['F059', 'once-trafik-policesi-sonra-ruhsat-donemi', 'USEDVEHICLETRAFFIC'],
])('%s the slug %s is %s', (_, slug, id) => {
  expect(lineBySlug(slug)?.id).toBe(id);
});

it('finds a line by any path under its slug and none by other paths', () => {
  expect(lineByPath('/trafik-sigortasi/form/temel-bilgiler?x=1')?.id).toBe('TRAFFIC');
  expect(['/', '', '/form', '/blog/trafik-sigortasi'].map((path) => lineByPath(path))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('F060 used-vehicle traffic is linked and recognised with usedVehicleSaleType=true', () => {
  expect(linePath(lineFacts.USEDVEHICLETRAFFIC, '/form')).toBe(
    '/once-trafik-policesi-sonra-ruhsat-donemi/form?usedVehicleSaleType=true',
  );
  expect(linePath(lineFacts.TRAFFIC)).toBe('/trafik-sigortasi');
  expect(
    ['usedVehicleSaleType=true', 'usedVehicleSaleType=false', ''].map((query) =>
      isUsedVehicleSale(new URLSearchParams(query)),
    ),
  ).toEqual([true, false, false]);
});

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
  expect([branchIdOf(name), branchIdReadings.one[name]]).toEqual([id, id]);
});

it.each<[string, BranchName, number]>([
  ['F179', 'AUTO', 53],
  ['F180', 'TRAFFIC', 10],
  ['F181', 'SHORTTRAFFIC', 53],
])('%s in reading two %s is %i', (_, name, id) => {
  expect(branchIdReadings.two[name]).toBe(id);
});

it('F182 reading two equals reading one in every other entry', () => {
  const differing = (Object.keys(branchIdReadings.one) as BranchName[]).filter(
    (name) => branchIdReadings.one[name] !== branchIdReadings.two[name],
  );
  expect(differing).toEqual(['AUTO', 'TRAFFIC', 'SHORTTRAFFIC']);
});

it('F183 the third variant has AUTO 10 and TRAFFIC 53', () => {
  expect([branchIdReadings.third.AUTO, branchIdReadings.third.TRAFFIC]).toEqual([10, 53]);
  expect(branchIdReadings.third).toEqual(branchIdReadings.one);
});

it('adds the line to the storage suffix where another line owns the branch id', () => {
  expect(['AUTO', 'TRAFFIC', 'HOME'].map((id) => storageSuffix(id as LineId))).toEqual(['10', '53', '23']);
  expect(['ELECTRICVEHICLE', 'USEDVEHICLETRAFFIC', 'HOUSING'].map((id) => storageSuffix(id as LineId))).toEqual([
    '10-ELECTRICVEHICLE',
    '53-USEDVEHICLETRAFFIC',
    '23-HOUSING',
  ]);
  expect(new Set(lineIds.map((id) => storageSuffix(id))).size).toBe(lineIds.length);
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

it('F222 an identity number of 11 digits is a personal identity', () => {
  expect(isEntityTc('10000000078')).toBe(true);
});

it('F223 any other identity number is a tax number', () => {
  expect(['4540234112', '100000000789', '1000000007a', ''].map(isEntityTc)).toEqual([false, false, false, false]);
});

it('F224 the phone field is phoneNumber, asked by every hero form', () => {
  expect(phoneField).toBe('phoneNumber');
  expect(heroFields(lineFacts.TRAFFIC)).toEqual({
    identityNo: 'shortLicenseOwnerTcOrTaxNo',
    phoneNumber: 'phoneNumber',
    licensePlateNo: 'licensePlateNo',
    licensePlateStatus: 'licensePlateStatus',
  });
  expect(Object.keys(heroFields(lineFacts.GREENCARD))).toEqual(['identityNo', 'phoneNumber', 'licensePlateNo']);
  expect(heroFields(lineFacts.DASK)).toEqual({ identityNo: 'titleDeedTcOrTaxNo', phoneNumber: 'phoneNumber' });
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

it.each<[string, LineId, number, number]>([
  ['F612', 'AUTO', 60, 10],
  ['F613', 'TRAFFIC', 60, 8],
  ['F614', 'HEALTH', 0, 0],
  ['F615', 'HOME', 15, 6],
  ['F616', 'HOUSING', 0, 0],
  ['F617', 'PHONE', 20, 4],
  ['F618', 'DASK', 20, 6],
  ['F619', 'COMPLEMENTHEALTH', 60, 6],
  ['F620', 'PET', 10, 3],
  ['F621', 'TRAVEL', 30, 4],
  ['F622', 'IMM', 40, 4],
  ['F623', 'PERSONALACCIDENT', 20, 5],
  ['F624', 'GREENCARD', 25, 8],
  ['F625', 'SHORTTRAFFIC', 60, 4],
])('%s the preloader of %s counts %i s with slides of %i s', (_, id, countdownSeconds, slideSeconds) => {
  expect(lineFacts[id].preloader).toEqual({ countdownSeconds, slideSeconds });
});

it('gives ELECTRICVEHICLE and USEDVEHICLETRAFFIC the timers of AUTO and TRAFFIC', () => {
  expect(lineFacts.ELECTRICVEHICLE.preloader).toEqual(lineFacts.AUTO.preloader);
  expect(lineFacts.USEDVEHICLETRAFFIC.preloader).toEqual(lineFacts.TRAFFIC.preloader);
});

it('F011 a policy of SHORTTRAFFIC ends 60 days after its start', () => {
  expect(policyEnd(lineFacts.SHORTTRAFFIC, '2026-12-14')).toBe('2027-02-12');
});

it('M608 a policy of DASK is valid for a year, as those of every other line are', () => {
  expect(policyEnd(lineFacts.DASK, '2026-12-14')).toBe('2027-12-14');
  expect(linesWhere((id) => lineFacts[id].validityDays !== undefined)).toEqual(['SHORTTRAFFIC']);
});

it('F626 featured offers are shown for AUTO, TRAFFIC and COMPLEMENTHEALTH', () => {
  expect(linesWhere((id) => lineFacts[id].offerList.featured === 'full')).toEqual([
    'AUTO',
    'TRAFFIC',
    'COMPLEMENTHEALTH',
  ]);
});

it('F627 simple featured offers are shown for GREENCARD and SHORTTRAFFIC', () => {
  expect(linesWhere((id) => lineFacts[id].offerList.featured === 'simple')).toEqual(['SHORTTRAFFIC', 'GREENCARD']);
});

it('F628 the filter panel is shown for AUTO, TRAFFIC and COMPLEMENTHEALTH', () => {
  expect(linesWhere((id) => lineFacts[id].offerList.filterPanel)).toEqual(['AUTO', 'TRAFFIC', 'COMPLEMENTHEALTH']);
});

it('F629 the compare checkbox is shown for AUTO, TRAFFIC, COMPLEMENTHEALTH and TRAVEL', () => {
  expect(linesWhere((id) => lineFacts[id].offerList.compareCheckbox)).toEqual([
    'AUTO',
    'TRAFFIC',
    'COMPLEMENTHEALTH',
    'TRAVEL',
  ]);
});

it.each<[string, LineId, string]>([
  ['F630', 'HOME', 'home'],
  ['F631', 'PHONE', 'payment'],
  ['F632', 'DASK', 'dask'],
  ['F633', 'PET', 'pet'],
])('%s the information widget of %s is %s', (_, id, widget) => {
  expect(lineFacts[id].offerList.infoWidget).toBe(widget);
});

it('F634 every other line has the generic information widget', () => {
  expect(linesWhere((id) => lineFacts[id].offerList.infoWidget !== 'generic')).toEqual([
    'HOME',
    'DASK',
    'PET',
    'PHONE',
  ]);
});

import { lineFacts } from './facts-of';
import { linesWhere } from './testing/lines-where';
import type { LineId } from '@emsal/lines/facts/line-ids';

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
])('%s the preloader of %s lasts %i s with slides of %i s', (_, id, countdownSeconds, slideSeconds) => {
  expect(lineFacts[id].preloader).toEqual({ countdownSeconds, slideSeconds });
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

it('F144 only the list of DASK links to the offers of its paired line', () => {
  expect(linesWhere((id) => lineFacts[id].offerList.pairLink === true)).toEqual(['DASK']);
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

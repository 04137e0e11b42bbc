import { lineAt } from '@emsal/lines/facts/line-at';
import { linePath } from '@emsal/lines/facts/line-path';
import { lineFacts } from './facts-of';
import { type LineId } from '@emsal/lines/facts/line-ids';

const lines = Object.values(lineFacts);

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
  expect(lineAt(lines, `/${slug}`)?.id).toBe(id);
});

it('finds a line by any path under its slug and none by other paths', () => {
  expect(lineAt(lines, '/trafik-sigortasi/form/temel-bilgiler?x=1')?.id).toBe('TRAFFIC');
  expect(['/', '', '/form', '/blog/trafik-sigortasi'].map((path) => lineAt(lines, path))).toEqual([
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
});

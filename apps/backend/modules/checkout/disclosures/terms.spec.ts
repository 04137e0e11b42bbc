import type { LineId } from '@emsal/lines/facts/line-ids';
import { termsOf } from './terms';

const end = 'Bu sigortada cayma hakkı yoktur';
const only = `${end}; poliçe, süresinden önce yalnızca`;
const days = 'Sözleşme sona erdiğinde kullanılmayan günlerin primi iade edilir.';

it.each<[LineId, string]>([
  [
    'TRAFFIC',
    `${only} aracın satılması, aracın hurdaya ayrılması veya aynı sigortadan ikinci bir poliçe bulunması hâlinde sona erer. ${days}`,
  ],
  ['SHORTTRAFFIC', `${only} aynı sigortadan ikinci bir poliçe bulunması hâlinde sona erer. ${days}`],
  [
    'DASK',
    `${only} aynı sigortadan ikinci bir poliçe bulunması, binanın yıkılması veya binanın bu sigortanın kapsamı dışında olması hâlinde sona erer. ${days}`,
  ],
  [
    'TRAVEL',
    `${end}. Teminat başlamadan iptal ederseniz ödediğinizin tamamı iade edilir; ilk günden sonra iade yapılmaz.`,
  ],
])('%s has no right of withdrawal, and says when it ends', (line, text) =>
  expect(termsOf(line)[0]).toEqual({ title: 'Cayma ve iptal', text }),
);

it('a voluntary line may be left within its days', () =>
  expect(termsOf('AUTO')[0]!.text).toContain('Poliçeyi 14 gün içinde gerekçe göstermeden'));

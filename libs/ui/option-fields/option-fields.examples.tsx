import { Stack } from '../stack/stack';
import type { Example } from '../example';
import { OptionFields, type OptionField } from './option-fields';

const limit: OptionField = {
  key: 'limit',
  kind: 'choice',
  label: 'İMM limiti',
  hint: 'Karşı tarafa verdiğiniz zararın trafik sigortasını aşan kısmı için üst sınır',
  value: '5000000',
  choices: [
    { value: '1000000', label: '1.000.000 ₺' },
    { value: '5000000', label: '5.000.000 ₺' },
  ],
};
const covers: OptionField = {
  key: 'covers',
  kind: 'selection',
  label: 'Ek teminatlar',
  value: ['deprem'],
  choices: [
    { value: 'deprem', label: 'Deprem: 450 ₺ + vergi' },
    { value: 'cam', label: 'Cam kırılması, orijinal cam: 600 ₺ + vergi' },
  ],
};
const contents: OptionField = {
  key: 'contents',
  kind: 'amount',
  label: 'Eşya bedeli',
  hint: 'Evinizdeki eşyaların yenisini almak için gereken tutar: 100.000 ₺ ile 5.000.000 ₺ arasında',
  value: '500.000',
};
const earthquake: OptionField = {
  key: 'earthquake',
  kind: 'switch',
  label: 'DASK’ı aşan deprem zararı',
  hint: 'DASK’ın ödediği tutarı aşan bina hasarı',
  value: true,
};
const example = (name: string, ...options: OptionField[]): Example => ({
  name,
  render: () => (
    <Stack>
      <OptionFields id={name.replaceAll(' ', '-')} options={options} onChange={() => undefined} />
    </Stack>
  ),
});

export const examples: Example[] = [
  example('of a vehicle', limit, covers),
  example('of a home', contents, earthquake),
  example('wrong amount', { ...contents, value: '50.000', error: 'En az 100.000 ₺ girin' }),
];

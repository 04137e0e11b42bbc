import type { Example } from '../example';
import { OneTimeCode } from './one-time-code';

const label = 'Telefonunuza gelen 6 haneli kod';

export const examples: Example[] = [
  {
    name: 'waiting',
    render: () => (
      <OneTimeCode id="o1" name="code" label={label} hint="532 *** ** 67" secondsLeft={102} defaultValue="" />
    ),
  },
  {
    name: 'wrong',
    render: () => (
      <OneTimeCode
        id="o2"
        name="code"
        label={label}
        secondsLeft={30}
        error="Kod eşleşmedi, yeniden girin"
        defaultValue="482913"
      />
    ),
  },
];

import type { Example } from '../example';
import { TextArea } from './text-area';

export const examples: Example[] = [
  {
    name: 'note',
    render: () => <TextArea id="ta1" label="Not" optional hint="Danışmanımız aramadan önce okur" defaultValue="" />,
  },
  {
    name: 'wrong',
    render: () => <TextArea id="ta2" label="Talebiniz" error="Talebinizi en az 10 harfle yazın" defaultValue="İptal" />,
  },
];

import type { Example } from '../example';
import { Accordion } from './accordion';

const items = [
  { question: 'Poliçem ne zaman başlar?', answer: 'Ödemeden hemen sonra ya da seçtiğiniz günde.' },
  { question: 'Taksit var mı?', answer: 'Şirkete göre değişir.' },
];

export const examples: Example[] = [
  { name: 'first open', render: () => <Accordion firstOpen items={items} /> },
  { name: 'one at a time', render: () => <Accordion oneAtATime items={items} /> },
];

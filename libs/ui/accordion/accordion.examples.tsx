import type { Example } from '../example';
import { Accordion } from './accordion';

export const examples: Example[] = [
  {
    name: 'first open',
    render: () => (
      <Accordion
        firstOpen
        items={[
          { question: 'Poliçem ne zaman başlar?', answer: 'Ödemeden hemen sonra ya da seçtiğiniz günde.' },
          { question: 'Taksit var mı?', answer: 'Şirkete göre değişir.' },
        ]}
      />
    ),
  },
];

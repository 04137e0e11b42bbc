import type { Example } from '../example';
import { CookiePanel } from './cookie-panel';

const nothing = () => undefined;

export const examples: Example[] = [
  {
    name: 'first visit',
    render: () => (
      <CookiePanel
        open
        onClose={nothing}
        onSave={nothing}
        allowed={[]}
        purposes={[
          { key: 'needed', label: 'Gerekli', description: 'Formunuzu ve oturumunuzu korur.', isNecessary: true },
          { key: 'measure', label: 'Ölçüm', description: 'Hangi adımda zorlanıldığını gösterir; kimliğinizi içermez.' },
          { key: 'marketing', label: 'Reklam', description: 'Başka sitelerde ilginize göre reklam gösterir.' },
        ]}
      />
    ),
  },
];

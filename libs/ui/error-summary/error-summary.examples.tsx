import type { Example } from '../example';
import { ErrorSummary } from './error-summary';

export const examples: Example[] = [
  {
    name: 'two',
    render: () => (
      <ErrorSummary
        errors={[
          { fieldId: 'a', message: 'Belge seri numarasını girin' },
          { fieldId: 'b', message: 'Tescil tarihinin gününü girin' },
        ]}
      />
    ),
  },
];

import type { Example } from '../example';
import { AnswerStrip } from './answer-strip';

export const examples: Example[] = [
  {
    name: 'arriving',
    render: () => (
      <AnswerStrip
        answers={[
          { firmId: 1, state: 'offered' },
          { firmId: 2, state: 'asked' },
          { firmId: 3, state: 'declined' },
          { firmId: 4, state: 'timedOut' },
        ]}
      />
    ),
  },
];

import type { Example } from '../example';
import { DateBoxes } from './date-boxes';

export const examples: Example[] = [
  {
    name: 'birth date',
    render: () => (
      <DateBoxes
        id="d1"
        name="birthday"
        label="Doğum tarihi"
        hint="Örneğin 7 4 1988"
        autoComplete="bday"
        defaultValue="1988-04-07"
      />
    ),
  },
  {
    name: 'day missing',
    render: () => (
      <DateBoxes
        id="d2"
        name="registered"
        label="Tescil tarihi"
        error="Tescil tarihinin gününü girin"
        wrongParts={['day']}
        defaultValue="2021-03-"
      />
    ),
  },
];

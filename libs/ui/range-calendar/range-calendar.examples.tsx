import type { Example } from '../example';
import { RangeCalendar } from './range-calendar';

export const examples: Example[] = [
  {
    name: 'travel',
    render: () => (
      <RangeCalendar
        id="rc1"
        name="travel"
        label="Seyahat tarihleri"
        hint="En çok 90 gün"
        startLabel="Gidiş"
        endLabel="Dönüş"
        min="2026-12-01"
        max="2027-11-30"
        defaultValue={{ start: '2026-12-7', end: '2026-12-16' }}
      />
    ),
  },
  {
    name: 'wrong',
    render: () => (
      <RangeCalendar
        id="rc2"
        name="greenCard"
        label="Yeşil kart dönemi"
        min="2026-12-01"
        startError="Başlangıç gününü girin"
        defaultValue={{ start: '2026-12-', end: '' }}
      />
    ),
  },
];

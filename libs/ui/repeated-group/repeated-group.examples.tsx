import type { Example } from '../example';
import { TextField } from '../text-field/text-field';
import { RepeatedGroup } from './repeated-group';
import { exampleWords as words } from './testing/example-words';

const name = (id: string, error?: string) => <TextField id={id} label="Adı" error={error} />;
const common = { words, least: 1, most: 4, onAdd: () => undefined, onRemove: () => undefined };

export const examples: Example[] = [
  {
    name: 'none yet',
    render: () => <RepeatedGroup {...common} id="g0" label="Sigortalanacak kişiler" least={0} items={[]} />,
  },
  {
    name: 'one that cannot be removed',
    render: () => (
      <RepeatedGroup
        {...common}
        id="g1"
        label="Sigortalanacak kişiler"
        hint="Aynı poliçede en çok dört kişi olabilir"
        items={[{ name: '1. kişi', fields: name('g1.0.name') }]}
      />
    ),
  },
  {
    name: 'wrong, with a long name',
    render: () => (
      <RepeatedGroup
        {...common}
        id="g2"
        label="Sigortalanacak kişiler"
        items={[
          { name: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine', fields: name('g2.0.name') },
          { name: '2. kişi', fields: name('g2.1.name', '2. kişi: Adını girin') },
        ]}
      />
    ),
  },
  {
    name: 'full',
    render: () => (
      <RepeatedGroup
        {...common}
        id="g3"
        label="Sigortalanacak kişiler"
        error="En çok iki kişi eklenebilir"
        most={2}
        items={[
          { name: '1. kişi', fields: name('g3.0.name') },
          { name: '2. kişi', fields: name('g3.1.name') },
        ]}
      />
    ),
  },
];

import type { Example } from '../example';
import { Combobox } from './combobox';

const cities = ['Isparta', 'İstanbul', 'İzmir', 'Şanlıurfa'].map((label) => ({ value: label, label }));

/** About as many as a list of vehicle models with their trims. */
const models = Array.from({ length: 20_000 }, (_, index) => ({ value: String(index), label: `Model ${index}` }));

export const examples: Example[] = [
  { name: 'empty', render: () => <Combobox id="b1" label="İl" options={cities} /> },
  { name: 'chosen', render: () => <Combobox id="b2" name="city" label="İl" options={cities} defaultValue="İzmir" /> },
  { name: 'loading', render: () => <Combobox id="b5" label="İl" options={[]} loading /> },
  {
    name: 'wrong',
    render: () => <Combobox id="b3" label="İl" hint="Yazmaya başlayın" options={cities} error="İli listeden seçin" />,
  },
  {
    name: 'twenty thousand options',
    render: () => <Combobox id="b4" label="Model" options={models} defaultValue="19999" />,
  },
];

import type { Example } from '../example';
import { Select } from './select';

const cities = [
  { value: '34', label: 'İstanbul' },
  { value: '32', label: 'Isparta' },
];

export const examples: Example[] = [
  { name: 'unchosen', render: () => <Select id="s1" label="İl" options={cities} defaultValue="" /> },
  { name: 'chosen', render: () => <Select id="s2" label="İl" options={cities} defaultValue="34" /> },
  { name: 'wrong', render: () => <Select id="s3" label="İl" options={cities} error="İli seçin" defaultValue="" /> },
  { name: 'loading', render: () => <Select id="s4" label="İl" options={[]} loading defaultValue="" /> },
];

import type { Example } from '../example';
import { AddressLevels, type AddressLevelField } from './address-levels';

const options = ['Kadıköy', 'Üsküdar'].map((label) => ({ value: label, label }));
const level = (id: string, label: string, rest: Partial<AddressLevelField> = {}): AddressLevelField => ({
  id,
  label,
  options,
  value: '',
  state: 'ready',
  ...rest,
});
const chosen = (example: number) => level(`l${example}.district`, 'İlçe', { value: 'Kadıköy' });
const common = { onChoose: () => undefined, onRetry: () => undefined };

export const examples: Example[] = [
  { name: 'first', render: () => <AddressLevels {...common} levels={[level('l1.city', 'İl')]} /> },
  {
    name: 'loading',
    render: () => (
      <AddressLevels
        {...common}
        levels={[chosen(2), level('l2.quarter', 'Mahalle', { options: [], state: 'loading' })]}
      />
    ),
  },
  {
    name: 'wrong',
    render: () => (
      <AddressLevels {...common} levels={[chosen(3), level('l3.quarter', 'Mahalle', { error: 'Mahalleyi seçin' })]} />
    ),
  },
  {
    name: 'empty',
    render: () => (
      <AddressLevels {...common} levels={[chosen(4), level('l4.street', 'Cadde ya da sokak', { state: 'empty' })]} />
    ),
  },
  {
    name: 'failed',
    render: () => (
      <AddressLevels {...common} levels={[chosen(5), level('l5.street', 'Cadde ya da sokak', { state: 'failed' })]} />
    ),
  },
];

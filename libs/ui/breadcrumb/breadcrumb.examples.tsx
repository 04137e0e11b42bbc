import type { Example } from '../example';
import { Breadcrumb } from './breadcrumb';

export const examples: Example[] = [
  { name: 'two', render: () => <Breadcrumb trail={[{ href: '/', label: 'Ana sayfa' }]} current="Trafik sigortası" /> },
];

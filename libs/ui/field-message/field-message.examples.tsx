import type { Example } from '../example';
import { FieldMessage } from './field-message';

export const examples: Example[] = [
  { name: 'plain', render: () => <FieldMessage id="m">Belge seri numarasını girin</FieldMessage> },
];

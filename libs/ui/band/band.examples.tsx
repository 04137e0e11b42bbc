import type { Example } from '../example';
import { Band } from './band';

export const examples: Example[] = [{ name: 'plain', render: () => <Band /> }];

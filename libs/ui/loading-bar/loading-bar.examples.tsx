import type { Example } from '../example';
import { LoadingBar } from './loading-bar';

export const examples: Example[] = [{ name: 'fetching', render: () => <LoadingBar active /> }];
